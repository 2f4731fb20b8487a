import SwipeEngine
import TestSupport
import Testing

@Suite("SwipyCell's vectors: setting and naming points")
struct SwipyPointTests {
  /// One call of the editing interface.
  enum Call: Decodable, Sendable {
    case defaults, clear
    case list([Double])
    case state(SwipyStopName, Double)
    case index(Int, Double)

    struct Unknown: Error {
      var name: String
    }

    init(from decoder: any Decoder) throws {
      var parts = try decoder.unkeyedContainer()
      switch try parts.decode(String.self) {
      case "defaults": self = .defaults
      case "clear": self = .clear
      case "list": self = .list(try parts.decode([Double].self))
      case "state":
        let name = try parts.decode(SwipyStopName.self)
        self = .state(name, try parts.decode(Double.self))
      case "index":
        let index = try parts.decode(Int.self)
        self = .index(index, try parts.decode(Double.self))
      case let name: throw Unknown(name: name)
      }
    }

    func apply(to triggers: inout Triggers) {
      switch self {
      case .defaults: triggers = .standard(near: .back, far: .back)
      case .clear: triggers.clear()
      case .list(let fractions): triggers.replace(with: fractions)
      case .state(let name, let fraction): triggers.set(name.edge, name.index, at: fraction)
      case .index(let index, let fraction): triggers.set(index, at: fraction)
      }
    }
  }

  struct Calls: Decodable, Sendable {
    var calls: [Call]
  }

  struct Points: Decodable, Sendable {
    var stops: SwipyStops
  }

  struct State: Decodable, Sendable {
    var index: Int
    var side: String
  }

  struct Code: Decodable, Sendable {
    var code: Int
  }

  typealias EditVector = CellVector<Calls, Points>
  typealias CodeVector = CellVector<State, Code>

  private func stops(after calls: [Call]) -> [SwipyStops.Stop] {
    var triggers = Triggers()
    for call in calls { call.apply(to: &triggers) }
    return SwipyStops(triggers).stops
  }

  @Test(
    "points are where the calls put them",
    arguments: try CellVectors.exact("swipy.edit_stops") as [EditVector]
  )
  func edit(_ vector: EditVector) {
    #expect(stops(after: vector.input.calls) == vector.expected.stops.stops)
  }

  @Test("swipy-edit-dup: a point that is set again has one place")
  func setAgain() throws {
    let vector: EditVector = try CellVectors.vector("swipy-edit-dup")
    let places = stops(after: vector.input.calls)
    #expect(places.map(\.place) == [-0.75, -0.4, 0.4, 0.75])
    #expect(places.map(\.name.text) == ["R1", "R0", "L0", "L1"])
  }

  /// Here a point is known by its side and index; the sign of its fraction and the index make the original's code.
  @Test(
    "side and index say which point it is",
    arguments: try CellVectors.exact("swipy.state_code") as [CodeVector]
  )
  func code(_ vector: CodeVector) throws {
    var triggers = Triggers()
    triggers.set(vector.input.side == "left" ? .leading : .trailing, vector.input.index, at: 0.5)
    let (place, index) = try #require(triggers.signedFractions.first)
    #expect((place < 0 ? -1 : 1) * (index + 1) == vector.expected.code)
  }

  @Test("swipy-code-center: there is no third side that could be taken for none")
  func noThirdSide() throws {
    let vector: CodeVector = try CellVectors.vector("swipy-code-center")
    #expect(Edge(rawValue: vector.input.side) == nil)
    #expect(Edge.allCases == [.leading, .trailing])
  }
}
