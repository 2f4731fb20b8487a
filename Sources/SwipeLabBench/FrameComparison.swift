import SwipeRaster

/// Compares what happens in a frame with laying one colour over every pixel of the picture in a plain loop:
/// the least that a program pays that draws whole pictures pixel by pixel.
@MainActor
enum FrameComparison {
  private static let against = "a plain blend of the picture"

  /// - Parameters:
  ///   - canvas: whose picture is blended; only its size matters.
  ///   - frame: the project's work.
  static func against(
    blending canvas: Canvas,
    _ stopwatch: Stopwatch,
    _ name: String,
    goal: Double,
    frame: Stopwatch.Work
  ) throws -> Measurement {
    let times = try PixelFloor.lent(width: canvas.buffer.width, height: canvas.buffer.height) { floor in
      try stopwatch.compare(frame) { floor.blend() }
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
