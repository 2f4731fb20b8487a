import SwipeEngine
import SwipeLab
import SwipeTable
import SwipeTableSDL

/// A gesture's curves: laying them out, as the window does at each frame, and making them by replaying the gesture.
enum CurveBenchmark: Benchmark {
  static let name = "curves"
  static let summary =
    "a gesture's plot against a millisecond, and its replay against a frame of a 60 Hz display"

  private static let millisecond = 1e6
  private static let frame = 1e9 / 60
  private static let goal = 0.9
  /// The plot in a window of 1280 × 800.
  private static let place = Rect(x: 0, y: 0, width: 940, height: 196)
  private static let length = 1500.0

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    let source = try SampleInbox().source
    let recording = recording
    let range = Timestamp.zero...Timestamp(milliseconds: length)
    let curves = try GestureCurves(recording, range: range)
    let one = CurvePlot([.init(name: "A", curves: curves)])
    let two = CurvePlot([.init(name: "A", curves: curves), .init(name: "B", curves: curves)])
    let grounds = try [("curves/plot", one), ("curves/compared", two)].map { name, plot in
      let painter = CurvePainter(plot, theme: .light, metrics: source.metrics)
      let time = try stopwatch.least { Double(painter.ground(in: place).count) }
      return Measurement(
        name: name,
        subject: time,
        baseline: millisecond,
        against: "a millisecond",
        goal: goal
      )
    }
    let replay = try stopwatch.least { Double(try GestureCurves(recording, range: range).line.count) }
    return grounds + [
      Measurement(
        name: "curves/replay",
        subject: replay,
        baseline: frame,
        against: "a frame at 60 Hz",
        goal: goal
      )
    ]
  }

  /// A row thrown open, with a spring that swings until the end.
  private static var recording: Recording {
    var header = InboxScene().header
    header.width = SampleTable.width
    header.height = SampleTable.height
    header.style = StyleReference(
      "default",
      settings: [ParameterSetting("settle.dampingRatio", .number(0.2))]
    )
    let finger = (0...25).map { step in
      let phase: PointerSample.Phase = step == 0 ? .down : step == 25 ? .up : .move
      let place = Point(x: 300 - Double(step) * 7, y: 90)
      let sample = PointerSample(pointer: 1, phase: phase, location: place)
      return SessionInput(time: Timestamp(milliseconds: Double(step) * 8), kind: .pointer(sample))
    }
    return Recording(header: header, inputs: finger)
  }
}
