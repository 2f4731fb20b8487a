import SwipeEngine
import SwipeLab
import SwipeTable

/// What a recording says that went in, and what comes of it when it is played.
struct RecordedPlay {
  let recording: Recording

  init(_ recording: Recording) {
    self.recording = recording
  }

  /// The pointers that went in, with their times.
  var pointers: [(time: Timestamp, sample: PointerSample)] {
    recording.inputs.compactMap { input in
      guard case .pointer(let sample) = input.kind else { return nil }
      return (input.time, sample)
    }
  }

  /// The touches that went in.
  var touches: [PointerSample] { pointers.map(\.sample).filter { $0.kind == .touch } }

  /// The wheel's notches that went in.
  var notches: [WheelSample] {
    recording.inputs.compactMap { input in
      guard case .wheel(let sample) = input.kind else { return nil }
      return sample
    }
  }

  /// The commands that went in.
  var commands: [TableCommand] {
    recording.inputs.compactMap { input in
      guard case .command(let command, _) = input.kind else { return nil }
      return command
    }
  }

  /// The sizes that the table was given.
  var sizes: [(width: Double, height: Double)] {
    recording.inputs.compactMap { input in
      guard case .command(.resize(let width, let height), _) = input.kind else { return nil }
      return (width, height)
    }
  }

  /// The width of the pane of actions at a side, in points.
  func pane(_ edge: Edge) -> Double {
    let actions = edge == .trailing ? recording.header.trailing : recording.header.leading
    return actions.reduce(0) { $0 + ($1.width ?? 0) }
  }

  /// What happened, up to so long after the last input that everything rests.
  var events: [SwipeEvent] {
    get throws {
      var player = try Replayer(recording)
      return try player.advance(to: player.lastInput.adding(seconds: Self.rest))
    }
  }

  /// Where everything came to.
  var end: EndTrace {
    get throws {
      var player = try Replayer(recording)
      let instant = player.lastInput.adding(seconds: Self.rest)
      _ = try player.advance(to: instant)
      return player.session.end(at: instant)
    }
  }

  /// What a frame shows at an instant; nil is when everything rests.
  func frame(at time: Timestamp? = nil) throws -> FrameTrace {
    var player = try Replayer(recording)
    let instant = time ?? player.lastInput.adding(seconds: Self.rest)
    _ = try player.advance(to: instant)
    return player.session.frame(0, at: instant)
  }

  /// The shift of a row at an instant, in points; nil is when everything rests.
  func offset(of row: RowID, at time: Timestamp? = nil) throws -> Double {
    try frame(at: time).rows.first { $0.id == row }?.offset ?? 0
  }

  /// How long after the last input everything rests, in s.
  private static let rest = 5.0
}
