/// How strongly the armed action stands out: three motions from 0 to 1 and back.
struct Emphasis: Hashable, Sendable {
  /// The action that stands out; nil is the outermost one.
  var action: ActionID?
  /// How far its slot has taken the pane, 0…1 (a little beyond while the spring swings).
  var spread = Trajectory.still(0)
  /// How far icon and label have grown, 0…1.
  var pop = Trajectory.still(0)
  /// How far the slot's colour has turned to its armed colour, 0…1.
  var tint = Trajectory.still(0)

  /// The growth of icon and label of an armed action (the visual language, section 5).
  static let popGrowth = 0.12
  /// The spring of that growth: response in s and damping ratio (the visual language, section 9).
  private static let popSpring = Spring.clamped(response: 0.25, dampingRatio: 0.6)
  /// Time in s in which the colour turns when the action arms, and when it disarms.
  private static let armingFade = 0.09
  private static let disarmingFade = 0.15

  /// When the last of the three motions has ended.
  var end: Timestamp { max(spread.end, pop.end, tint.end) }

  /// The icon of a stage has come to a point: it is large at once, and comes back to its size.
  mutating func pop(_ action: ActionID?, at time: Timestamp) {
    self.action = action
    pop = .spring(Self.popSpring, from: 1, to: 0, start: time, tolerance: Tolerance.fraction)
  }

  /// Sets all three out towards 1 or 0 from where they are.
  ///
  /// - Parameter delay: how long the slot waits before it takes the pane or gives it back, in s.
  mutating func turn(_ armed: Bool, spreadBy motion: SettleMotion, after delay: Double, at time: Timestamp) {
    let target = armed ? 1.0 : 0.0
    spread = motion.trajectory(
      from: spread.position(at: time),
      to: target,
      velocity: delay > 0 ? 0 : spread.velocity(at: time),
      start: delay > 0 ? time.adding(seconds: delay) : time,
      tolerance: Tolerance.fraction
    )
    pop = .spring(
      Self.popSpring,
      from: pop.position(at: time),
      to: target,
      velocity: pop.velocity(at: time),
      start: time,
      tolerance: Tolerance.fraction
    )
    tint = .curve(
      .easeOut,
      from: tint.position(at: time),
      to: target,
      duration: armed ? Self.armingFade : Self.disarmingFade,
      start: time
    )
  }
}
