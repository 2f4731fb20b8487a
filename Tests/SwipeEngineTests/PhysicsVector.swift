import SwipeEngine
import Testing

/// One line of `Vectors/physics.json` (numbers computed with 60 digits, and our own policies) or of
/// `Vectors/physics_published.json` (numbers that other projects print).
struct PhysicsVector: Decodable, Sendable, CustomTestStringConvertible {
  struct Tolerance: Decodable, Sendable {
    var abs: Double
    var rel: Double
    /// A tighter `abs` for positions, where the vector has one.
    var position: Double?

    private enum CodingKeys: String, CodingKey {
      case abs
      case rel
      case position = "position_abs"
    }
  }

  struct Missing: Error {
    var id: String
    var key: String
  }

  var id: String
  var kind: String
  var input: PhysicsVectorValue
  var expected: PhysicsVectorValue?
  var published: PhysicsVectorValue?
  var tolerance: Tolerance

  var testDescription: String { id }

  /// What the vector says the answer is.
  var answer: PhysicsVectorValue? { expected ?? published }

  func number(_ key: String) throws -> Double {
    guard let number = input[key]?.number else { throw Missing(id: id, key: key) }
    return number
  }

  func answer(_ key: String) throws -> Double {
    guard let number = answer?[key]?.number else { throw Missing(id: id, key: key) }
    return number
  }

  /// Expects `actual` to be the answer of that name, within the vector's own tolerance. Answers the vector does
  /// not give are not asked for.
  func expect(_ actual: Double, is key: String, sourceLocation: SourceLocation = #_sourceLocation) {
    guard let answer = answer?[key]?.number else { return }
    let position = key == "position" ? tolerance.position : nil
    expect(actual, is: answer, within: position ?? tolerance.abs, key, sourceLocation: sourceLocation)
  }

  func expect(
    _ actual: Double,
    is answer: Double,
    within absolute: Double,
    _ name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let allowed = answer.isFinite ? max(absolute, tolerance.rel * abs(answer)) : 0
    #expect(
      actual == answer || abs(actual - answer) <= allowed,
      "\(id): \(name) is \(actual), should be \(answer) ± \(allowed)",
      sourceLocation: sourceLocation
    )
  }

  /// The spring an input describes, in whichever of the three ways.
  func spring(_ input: PhysicsVectorValue? = nil) throws -> Spring {
    let values = input ?? self.input
    let make = { (key: String) throws -> Double in
      guard let number = values[key]?.number else { throw Missing(id: id, key: key) }
      return number
    }
    if values["stiffness"] != nil, let ratio = values["ratio"]?.number ?? values["dampingRatio"]?.number {
      return try #require(Spring(response: 2 * .pi / make("stiffness").squareRoot(), dampingRatio: ratio))
    }
    if values["stiffness"] != nil {
      let (mass, stiffness) = (try make("mass"), try make("stiffness"))
      return try #require(Spring(mass: mass, stiffness: stiffness, damping: make("damping")))
    }
    if values["bounce"] != nil {
      return try #require(Spring(duration: make("duration"), bounce: make("bounce")))
    }
    return try #require(Spring(response: make("response"), dampingRatio: make("dampingRatio")))
  }

  /// The spring trajectory an input describes: between ends, or from a displacement to 0.
  func trajectory(_ input: PhysicsVectorValue? = nil) throws -> SpringTrajectory {
    let values = input ?? self.input
    return SpringTrajectory(
      spring: try spring(values),
      from: values["from"]?.number ?? values["displacement"]?.number ?? .nan,
      to: values["to"]?.number ?? 0,
      velocity: values["velocity"]?.number ?? .nan
    )
  }

  /// The decay an input describes, by its rate per millisecond or per second.
  func decay() throws -> Decay {
    if let rate = input["ratePerSecond"]?.number { return try #require(Decay(ratePerSecond: rate)) }
    return try #require(Decay(ratePerMillisecond: number("ratePerMillisecond")))
  }
}
