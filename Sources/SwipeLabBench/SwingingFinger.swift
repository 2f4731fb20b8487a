import SwipeEngine
import SwipeTable

/// A finger that has taken hold of something and goes to and fro, a little every frame.
struct SwingingFinger {
  private let start: Point
  private let direction: Point
  private(set) var time = Timestamp.zero
  private var step = 0

  /// Points that the finger is away from where it came down, about which it swings.
  private static let away = 100.0
  /// Points from frame to frame.
  private static let stride = 3.0
  /// Frames to either side.
  private static let swing = 8
  /// Steps in which the finger goes away from where it came down, and seconds from one to the next.
  private static let approach = 10
  private static let frame = 1.0 / 60

  /// - Parameters:
  ///   - start: where it comes down, in points.
  ///   - direction: where to it goes, as a vector of length 1.
  init(at start: Point, towards direction: Point) {
    self.start = start
    self.direction = direction
  }

  /// The samples with which it takes hold, in order, each with its time.
  mutating func takingHold() -> [(PointerSample, Timestamp)] {
    var samples = [(sample(.down, 0), time)]
    for index in 1...Self.approach {
      time = time.adding(seconds: Self.frame)
      samples.append((sample(.move, Self.away * Double(index) / Double(Self.approach)), time))
    }
    return samples
  }

  /// The next frame's sample. Its time is `time`.
  mutating func next() -> PointerSample {
    step += 1
    time = time.adding(seconds: Self.frame)
    let turn = step % (2 * Self.swing)
    let way = Double(turn < Self.swing ? turn : 2 * Self.swing - turn)
    return sample(.move, Self.away + Self.stride * way)
  }

  private func sample(_ phase: PointerSample.Phase, _ way: Double) -> PointerSample {
    PointerSample(
      pointer: 1,
      phase: phase,
      location: Point(x: start.x + direction.x * way, y: start.y + direction.y * way)
    )
  }
}
