import SwipeEngine
import SwipeLab
import SwipeTable

/// A recording played at one frame rate: its frames, and its events.
struct FrameLog {
  private(set) var frames: [FrameTrace] = []
  private(set) var events: [SwipeEvent] = []

  /// How long after the last input it is followed, and how far at most, in s.
  private static let tail = 2.0
  private static let longest = 12.0

  init(_ recording: Recording, framesPerSecond: Double) throws {
    var replayer = try Replayer(recording)
    let end = min(replayer.lastInput.adding(seconds: Self.tail), Timestamp(seconds: Self.longest))
    var index = 0
    while case let time = Timestamp(seconds: Double(index) / framesPerSecond), time <= end {
      events += try replayer.advance(to: time)
      frames.append(replayer.session.frame(index, at: time))
      index += 1
    }
    events += try replayer.advance(to: end)
  }

  /// The greatest difference of any number at a time that both have; infinite where something else differs, or where
  /// there is no common time.
  func difference(from other: FrameLog) -> Double {
    let others = Dictionary(other.frames.map { ($0.time, $0) }) { first, _ in first }
    var greatest: Double?
    for frame in frames {
      guard let twin = others[frame.time] else { return .infinity }
      greatest = max(greatest ?? 0, Self.difference(frame, twin))
    }
    return greatest ?? .infinity
  }

  private static func difference(_ one: FrameTrace, _ other: FrameTrace) -> Double {
    guard one.rows.count == other.rows.count, one.needsFrame == other.needsFrame else { return .infinity }
    let rows = zip(one.rows, other.rows).map { difference($0, $1) }
    return ([abs(one.scroll - other.scroll), abs(one.contentHeight - other.contentHeight)] + rows).reduce(
      0,
      max
    )
  }

  private static func difference(_ one: RowTrace, _ other: RowTrace) -> Double {
    guard one.id == other.id, one.phase == other.phase, one.edge == other.edge, one.trigger == other.trigger,
      one.actions.map(\.id) == other.actions.map(\.id)
    else { return .infinity }
    let slots = zip(one.actions, other.actions).flatMap {
      [abs($0.x - $1.x), abs($0.width - $1.width), abs($0.scale - $1.scale), abs($0.alpha - $1.alpha)]
    }
    let places = [abs(one.y - other.y), abs(one.height - other.height), abs(one.offset - other.offset)]
    return (places + slots).reduce(0, max)
  }
}

extension SessionInput {
  /// The input as the table gets it; nil where only the session has to do with it.
  var tableInput: TableInput? {
    switch kind {
    case .pointer(let sample): .pointer(sample)
    case .wheel(let sample): .wheel(sample)
    case .key(let key): .key(key)
    case .command(let command, let tag): .command(command, tag: tag)
    case .tune, .style, .pause, .resume: nil
    }
  }
}
