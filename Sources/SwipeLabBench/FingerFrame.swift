import SwipeEngine
import SwipeTable

/// The inbox with a finger on it that goes to and fro.
@MainActor
struct FingerFrame {
  private var inbox: SampleInbox
  private var finger: SwingingFinger

  /// What of a frame is measured.
  enum Part {
    /// Turning the next display list into pixels.
    case drawing
    /// Input, time, display list and pixels.
    case everything
  }

  /// Display lists that are drawn in turn where only drawing is measured: to and fro once.
  private static let lists = 16

  init(at start: Point, towards direction: Point) throws {
    inbox = try SampleInbox()
    finger = SwingingFinger(at: start, towards: direction)
    for (sample, time) in finger.takingHold() { inbox.take(.pointer(sample), at: time) }
  }

  func measure(_ stopwatch: Stopwatch, _ name: String, goal: Double, only part: Part) throws -> Measurement {
    var copy = self
    let canvas = inbox.canvas
    switch part {
    case .everything:
      return try FrameComparison.against(blending: canvas, stopwatch, name, goal: goal) { copy.frame() }
    case .drawing:
      let lists = (0..<Self.lists).map { _ in copy.nextList() }
      var index = 0
      return try FrameComparison.against(blending: canvas, stopwatch, name, goal: goal) {
        index = (index + 1) % lists.count
        return copy.inbox.draw(lists[index], at: .zero)
      }
    }
  }

  private mutating func nextList() -> DisplayList {
    inbox.take(.pointer(finger.next()), at: finger.time)
    return inbox.list(at: finger.time)
  }

  private mutating func frame() -> Double {
    inbox.take(.pointer(finger.next()), at: finger.time)
    return inbox.frame(at: finger.time)
  }
}
