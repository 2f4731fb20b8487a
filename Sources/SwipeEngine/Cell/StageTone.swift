/// The colour of a stage: of which action, and how far it has turned from the one before.
public struct StageTone: Hashable, Sendable {
  /// The action whose colour it was, and whose it is; nil is the pane's own.
  public var from: ActionID?
  public var to: ActionID?
  /// How far the one has turned into the other, 0…1.
  public var share: Double

  public init(from: ActionID? = nil, to: ActionID? = nil, share: Double = 1) {
    self.from = from
    self.to = to
    self.share = share
  }
}

/// The same in motion.
struct StageToneMotion: Hashable, Sendable {
  private var from: ActionID?
  private(set) var to: ActionID?
  private var share = Trajectory.still(1)

  var end: Timestamp { share.end }

  func tone(at time: Timestamp) -> StageTone {
    StageTone(from: from, to: to, share: share.position(at: time))
  }

  /// Turns to another colour, from the one that it shows or was turning to.
  mutating func turn(to action: ActionID?, over duration: Double, at time: Timestamp) {
    guard action != to else { return }
    from = to
    to = action
    share = .curve(.linear, from: 0, to: 1, duration: duration, start: time)
  }
}
