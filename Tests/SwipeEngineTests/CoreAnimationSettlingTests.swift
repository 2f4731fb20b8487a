import SwipeEngine
import Testing

@Suite("Core Animation's settling duration")
struct CoreAnimationSettlingTests {
  /// The published readings of it.
  static func published() throws -> [PhysicsVector] {
    try PhysicsVectors.all(in: "physics_published.json").filter { vector in
      vector.kind == "peerRule"
        && (vector.id.hasPrefix("macos.settling") || vector.id == "apple.doc.settling")
    }
  }

  @Test("is what was read on macOS", arguments: try published())
  func readings(_ vector: PhysicsVector) throws {
    let spring = try #require(
      Spring(
        mass: vector.number("mass"),
        stiffness: vector.number("stiffness"),
        damping: vector.number("damping")
      )
    )
    let velocity = vector.input["velocity"]?.number ?? 0
    vector.expect(spring.coreAnimationSettlingDuration(velocity: velocity), is: "value")
  }

  @Test("there are readings")
  func count() throws {
    #expect(try Self.published().count >= 11)
  }

  @Test("a critical spring that is given by a duration has that duration", arguments: [0.3, 0.6, 0.7, 2.0])
  func inverse(duration: Double) {
    let spring = Spring.settling(in: duration, dampingRatio: 1)
    #expect(abs(spring.coreAnimationSettlingDuration() - duration) < 0.1 + 1e-9)
  }

  @Test("is 0 for a jump and endless without damping; a wild velocity counts as none")
  func edges() throws {
    #expect(Spring.settling(in: 0, dampingRatio: 1).coreAnimationSettlingDuration() == 0)
    let undamped = try #require(Spring(response: 1, dampingRatio: 0))
    #expect(undamped.coreAnimationSettlingDuration() == .infinity)
    let spring = try #require(Spring(response: 1, dampingRatio: 0.5))
    #expect(spring.coreAnimationSettlingDuration(velocity: .nan) == spring.coreAnimationSettlingDuration())
  }
}
