public import SwipeEngine

/// Everything that went into a session: what it began with, and every input with its time.
///
/// Replaying it gives the same session again, to the bit. What came out of a session is a trace, see
/// `TraceWriter`.
public struct Recording: Hashable, Sendable {
  public var header: RecordingHeader
  /// In order of time.
  public var inputs: [SessionInput]

  public init(header: RecordingHeader, inputs: [SessionInput] = []) {
    self.header = header
    self.inputs = inputs
  }

  /// The time of the last input, 0 without any.
  public var lastTime: Timestamp { inputs.last?.time ?? .zero }
}

extension Recording {
  /// The version of the format that is written, and the newest that is read.
  public static let version = 1
  /// Bytes a file may have: 64 MB.
  public static let largestFile = 64 << 20
  /// Rows a recording may begin with.
  public static let mostRows = 1_000_000
  /// Bytes (UTF-8) that one text in a file may have: an id, a title, a tag.
  public static let longestText = 4096
  /// Points that a height or a width may have.
  public static let largestLength = 1e6
  /// Points from 0 that a place, a way or a scroll offset may have: a million rows of the greatest height.
  public static let largestCoordinate = 1e12
  /// The latest time an input may have, seven days: up to here a number of milliseconds names every
  /// nanosecond.
  public static let longestTime = Timestamp(nanoseconds: 7 * 24 * 3_600_000_000_000)
}
