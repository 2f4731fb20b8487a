import SwipeEngine

/// A scroll from code: an ease-in-out way to a target, which may be moved while it is under way.
///
/// A change of the target is a way of its own that is added to the first one. It begins and ends at rest, so that
/// place and speed of the sum never jump.
struct GuidedScroll: Hashable, Sendable {
  /// Where it ends, in points.
  private(set) var target: Double
  /// The way to the first target, then the changes of the target.
  private var ways: [Trajectory]

  /// Leads there in the time in which a slot closes.
  init(from: Double, to target: Double, at time: Timestamp) {
    self.target = target
    ways = [.curve(.easeInOut, from: from, to: target, duration: RowTransition.duration, start: time)]
  }

  /// When it arrives. O(changes of the target).
  var end: Timestamp { ways.reduce(.zero) { max($0, $1.end) } }

  /// The offset in points at `time`. O(changes of the target).
  func position(at time: Timestamp) -> Double {
    time < end ? ways.reduce(0) { $0 + $1.position(at: time) } : target
  }

  /// The speed in pt/s at `time`. O(changes of the target).
  func velocity(at time: Timestamp) -> Double { ways.reduce(0) { $0 + $1.velocity(at: time) } }

  /// Leads somewhere else from `time` on.
  ///
  /// - Parameter until: when to arrive at the earliest. It never arrives earlier than before.
  mutating func retarget(to target: Double, at time: Timestamp, until: Timestamp) {
    var way = target - self.target
    let arrival = max(end, until)
    // Of several changes at one instant one way is made: taking out a thousand rows makes no thousand ways.
    if ways.count > 1, let last = ways.last, last.start == time { way += ways.removeLast().target }
    let duration = max(arrival, time).seconds(since: time)
    ways.append(.curve(.easeInOut, from: 0, to: way, duration: duration, start: time))
    self.target = target
  }
}
