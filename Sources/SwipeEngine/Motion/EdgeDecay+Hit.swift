/// Where and when a decay meets the end of its range.
extension EdgeDecay {
  /// The hand-over: its time, where the spring starts, to which end it pulls, and the velocity there.
  struct Hit {
    var time: Double
    var start: Double
    var edge: Double
    var velocity: Double
  }

  /// The hand-over of `motion`, or `nil` if it runs out inside of `lower...upper`.
  static func hit(_ motion: DecayTrajectory, lower: Double, upper: Double, spring: Spring) -> Hit? {
    let home = motion.from.limited(to: lower...upper)
    if home != motion.from, !returnsByItself(motion, edge: home, spring: spring) {
      return Hit(time: 0, start: motion.from, edge: home, velocity: motion.velocity)
    }
    let edge = motion.velocity < 0 ? lower : upper
    // Resting on an end, or leaving it, is no hit; pushing outwards from it is one at once.
    guard motion.velocity != 0, edge.isFinite else { return nil }
    let time = motion.timeToReach(edge)
    guard time.isFinite else { return nil }
    return Hit(time: time, start: edge, edge: edge, velocity: motion.velocity(atPosition: edge))
  }

  /// Whether a motion that begins beyond `edge` gets back inside without the spring's help: it is faster than
  /// the speed with which a spring of this kind without a bounce would just fail to cross its target,
  /// (β + w)·|x₀| with ζ at least 1, and its decay runs out on the inner side.
  private static func returnsByItself(_ motion: DecayTrajectory, edge: Double, spring: Spring) -> Bool {
    let way = edge - motion.from
    guard way * motion.velocity > 0, !spring.isSnap else { return false }
    let stiff = Spring(angularFrequency: spring.angularFrequency, dampingRatio: max(spring.dampingRatio, 1))
    let exitSpeed = (stiff.decayRate + stiff.splitFrequency) * abs(way)
    return abs(motion.velocity) > exitSpeed && motion.timeToReach(edge) < .infinity
  }

  /// `spring`, made stiffer if a launch from the end with `speed` would pass `limit` points:
  /// the peak is |v|/ω₀ times a factor of ζ alone.
  static func stiffened(_ spring: Spring, speed: Double, limit: Double?) -> Spring {
    guard let limit, limit > 0, limit.isFinite, !spring.isSnap else { return spring }
    let least = abs(speed) * spring.launchFactor / limit
    guard least > spring.angularFrequency else { return spring }
    return Spring.clamped(response: 2 * .pi / least, dampingRatio: spring.dampingRatio)
  }
}
