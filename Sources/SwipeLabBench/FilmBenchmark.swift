import SwipeEngine
import SwipeLab
import SwipeRaster
import SwipeTable
import SwipeTableSDL

/// Drawing a film's frames against the time that the film plays, without the encoder.
enum FilmBenchmark: Benchmark {
  static let name = "film"
  static let summary = "drawing the frames of a film of ten seconds against a tenth of its duration"

  /// Ten times faster than real time is 1; a little less, so that the gate shuts before.
  private static let goal = 0.9
  private static let seconds = 10.0
  private static let rate = 60.0
  private static let part = 0.1
  private static let nanosecondsPerSecond = 1e9

  static func measure(_ stopwatch: Stopwatch) throws -> [Measurement] {
    let cases = [
      ("film", FilmStage.Extras()), ("film/touches", FilmStage.Extras(touches: true, captions: true)),
    ]
    return try cases.map { name, extras in
      let time = try time(extras, stopwatch)
      return Measurement(
        name: name,
        subject: time,
        baseline: seconds * part * nanosecondsPerSecond,
        against: "a tenth of the film's duration",
        goal: goal,
        note: "\(Int(seconds * nanosecondsPerSecond / time)) times as fast as it plays"
      )
    }
  }

  /// Nanoseconds for all frames.
  private static func time(_ extras: FilmStage.Extras, _ stopwatch: Stopwatch) throws -> Double {
    let side = try FilmSide(recording)
    let end = Timestamp(seconds: seconds)
    let size = side.size(from: .zero, to: end)
    let stage = FilmStage([side], stage: size, extras: extras)
    let times = (0..<Int(seconds * rate)).map { Timestamp(seconds: Double($0) / rate) }
    let source = try SampleInbox().source
    return try stopwatch.once {
      var stage = stage
      var canvas = Canvas(width: Int(stage.layout.width), height: Int(stage.layout.height))
      var bytes: [UInt8] = []
      for time in times {
        let list = try stage.displayList(at: time, theme: .light, metrics: source.metrics)
        _ = canvas.draw(list, background: stage.background(.light), source: source)
        // What an encoder gets is a copy.
        bytes.removeAll(keepingCapacity: true)
        canvas.buffer.withUnsafeBytes { bytes.append(contentsOf: $0) }
      }
      return Double(bytes.count)
    }
  }

  /// The inbox in ordinary use: swipes one after the other, and flings.
  private static var recording: Recording {
    var header = InboxScene().header
    header.width = SampleTable.width
    header.height = SampleTable.height
    return Recording(header: header, inputs: SampleRecording.swipes().inputs)
  }
}
