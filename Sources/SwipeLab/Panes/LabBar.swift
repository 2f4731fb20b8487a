import SwipeEngine

/// A bar at the foot of the window: it rises, stays a while, and goes. The time stands still while the pointer is on it;
/// one that asks something stays until somebody has answered.
struct LabBar: Hashable, Sendable {
  var icon: String
  var text: String
  /// The labels of its buttons, from the left: one link, or the answers to a question.
  var links: [String]
  /// Whether it stays until somebody has answered.
  let asks: Bool
  /// How far it has come in, 0…1.
  private(set) var presence: Trajectory
  /// The part 0…1 of its time that is left.
  private(set) var remaining: Trajectory
  private(set) var isLeaving = false
  /// Whether its time stands still.
  private(set) var isHeld = false
  /// When it came.
  let start: Timestamp

  /// How long a bar stays, in s; the springs and fades of the visual language, section 9.
  static let stay = 5.0
  private static let rise = Spring.clamped(response: 0.35, dampingRatio: 0.9)
  private static let fadeOut = 0.09

  /// - Parameters:
  ///   - asks: whether it stays until somebody has answered.
  ///   - last: the bar whose place it takes, from where that has come to; nil lets it rise from the start.
  init(
    icon: String,
    text: String,
    links: [String] = [],
    asks: Bool = false,
    after last: LabBar? = nil,
    at time: Timestamp
  ) {
    self.icon = icon
    self.text = text
    self.links = links
    self.asks = asks
    start = time
    presence = .spring(
      Self.rise,
      from: last?.presence.position(at: time) ?? 0,
      to: 1,
      start: time,
      tolerance: Tolerance.fraction
    )
    remaining =
      asks
      ? .still(1, end: .distantFuture)
      : .curve(.linear, from: 1, to: 0, duration: Self.stay, start: time)
  }

  /// When it next has something to do.
  var nextEvent: Timestamp { isLeaving ? presence.end : remaining.end }

  func needsFrame(at time: Timestamp) -> Bool {
    presence.end > time || (!isHeld && !asks && remaining.end > time)
  }

  /// Stops its time, or lets it run on.
  mutating func hold(_ isHeld: Bool, at time: Timestamp) {
    guard !asks else { return }
    let left = remaining.position(at: time)
    self.isHeld = isHeld
    remaining =
      isHeld
      ? .still(left, end: .distantFuture)
      : .curve(.linear, from: left, to: 0, duration: left * Self.stay, start: time)
  }

  mutating func leave(at time: Timestamp) {
    guard !isLeaving else { return }
    isLeaving = true
    presence = .curve(
      .easeOut,
      from: presence.position(at: time),
      to: 0,
      duration: Self.fadeOut,
      start: time
    )
  }
}
