/// Decides once for each gesture whether a pointer swipes or scrolls.
///
/// Up to the touch slop (Euclidean) nothing is decided; the slop is then subtracted from the way, and the axis stays
/// locked for the rest of the gesture. Not for: which row is meant, or whether that row takes the swipe (the table).
public struct SwipeRecognizer: Hashable, Sendable {
  /// What the movement so far amounts to.
  public enum Decision: Hashable, Sendable {
    /// Still within the slop.
    case undecided
    /// A swipe; `from` is the place from which the way counts.
    case swipe(from: Point)
    /// A scroll; `from` is the place from which the way counts.
    case scroll(from: Point)
  }

  /// What is known of the pointer's speed.
  public private(set) var tracker = VelocityTracker()
  public private(set) var decision = Decision.undecided
  private let start: Point
  private let rule: Recognition

  /// A pointer came down.
  public init(at start: Point, time: Timestamp, rule: Recognition) {
    self.start = start
    self.rule = rule
    tracker.add(start, at: time)
  }

  /// The pointer moved; the answer never changes once it is a decision.
  public mutating func move(to point: Point, at time: Timestamp) -> Decision {
    tracker.add(point, at: time)
    guard case .undecided = decision else { return decision }
    let way = point - start
    let length = way.length
    guard length > rule.slop, length > 0 else { return .undecided }
    let kept = rule.slop / length
    let from = Point(x: start.x + way.x * kept, y: start.y + way.y * kept)
    decision = rule.isSwipe(dx: way.x, dy: way.y) ? .swipe(from: from) : .scroll(from: from)
    return decision
  }
}
