import SwipeRaster

/// Compares what happens in a frame with one memset of the picture's memory: the least that a program that draws whole
/// pictures pays.
@MainActor
enum FrameComparison {
  private static let against = "memset of the picture"

  /// - Parameters:
  ///   - canvas: whose picture is set; only its size matters.
  ///   - frame: the project's work.
  static func against(
    memset canvas: Canvas,
    _ stopwatch: Stopwatch,
    _ name: String,
    goal: Double,
    frame: Stopwatch.Work
  ) throws -> Measurement {
    let times = try PixelFloor.lent(width: canvas.buffer.width, height: canvas.buffer.height) { floor in
      try stopwatch.compare(frame) { floor.set() }
    }
    return Measurement(
      name: name,
      subject: times.subject,
      baseline: times.baseline,
      against: against,
      goal: goal
    )
  }
}
