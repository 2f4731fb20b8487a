import Testing

@Suite("Vector files")
struct PhysicsVectorsTests {
  /// The kinds that a test asks for; what others compute by rules we do not share (`peerRule`) is not one.
  private static let computedKinds: Set = [
    "spring.evaluate", "spring.convert", "spring.transition", "spring.compose", "spring.settle",
    "spring.restTime", "spring.firstCrossing", "spring.firstExtremum", "spring.retarget",
    "decay.evaluate", "decay.end", "decay.timeToReach", "decay.timeToSpeed", "decay.velocityToLand",
    "projection.snap", "rubberBand.forward", "rubberBand.inverse", "scroll.handoff", "bezier.solve",
    "velocity.estimate", "policy",
  ]

  private static let publishedKinds: Set = [
    "spring.evaluate", "spring.position", "spring.convert", "spring.settle", "spring.firstWithin",
    "robustness", "decay.evaluate", "decay.end", "decay.timeToSpeed", "decay.velocityToLand",
    "rubberBand.forward", "scroll.handoff", "bezier.solve", "velocity.estimate", "leastSquares", "peerRule",
  ]

  @Test("no kind of vector is without a test")
  func kinds() throws {
    let computed = try PhysicsVectors.all(in: "physics.json")
    #expect(Set(computed.map(\.kind)) == Self.computedKinds)
    let published = try PhysicsVectors.all(in: "physics_published.json")
    #expect(Set(published.map(\.kind)) == Self.publishedKinds)
  }
}
