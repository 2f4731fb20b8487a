import SwipeEngine
import SwipeLab

/// What a recording says of its styles.
extension RecordedPlay {
  /// The changes of parameters that went in, with their times.
  var tunes: [(time: Timestamp, setting: ParameterSetting)] {
    recording.inputs.flatMap { input -> [(time: Timestamp, setting: ParameterSetting)] in
      guard case .tune(let settings) = input.kind else { return [] }
      return settings.map { (input.time, $0) }
    }
  }

  /// The values that a parameter was given, in order.
  func values(of id: String) -> [ParameterValue] { tunes.map(\.setting).filter { $0.id == id }.map(\.value) }

  /// The whole styles that went in.
  var styles: [StyleReference] {
    recording.inputs.compactMap { input in
      guard case .style(let style) = input.kind else { return nil }
      return style
    }
  }

  /// A row's shift right before each change of a parameter, and right after it.
  func offsetsAroundTunes(of row: RowID) throws -> [(before: Double, after: Double)] {
    try tunes.map { tune in
      let before = Timestamp(nanoseconds: tune.time.nanoseconds - 1)
      return (before: try offset(of: row, at: before), after: try offset(of: row, at: tune.time))
    }
  }
}
