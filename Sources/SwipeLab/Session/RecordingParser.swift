import SwipeEngine

/// Reads a recording line by line. The first thing that is wrong ends it: half a recording is none.
///
/// Complexity: O(n) in the bytes.
struct RecordingParser {
  private static let lineFeed: UInt8 = 0x0A
  /// The mark that some editors put in front of UTF-8; it is skipped.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let file: String
  /// Where each pointer was last, for an `up` or `cancel` that does not say.
  var lastPoints: [Int: Point] = [:]
  private var previousTime = Timestamp.zero

  private init(file: String) {
    self.file = file
  }

  static func parse(_ bytes: [UInt8], file: String) throws(RecordingError) -> Recording {
    guard bytes.count <= Recording.largestFile else { throw RecordingError(file: file, problem: .tooLarge) }
    var parser = RecordingParser(file: file)
    return try parser.recording(bytes)
  }

  private mutating func recording(_ bytes: [UInt8]) throws(RecordingError) -> Recording {
    var recording: Recording?
    var start = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark.count : 0
    var lineNumber = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: Self.lineFeed)
      let line = bytes[start..<(end ?? bytes.count)]
      start = (end ?? bytes.count) + 1
      lineNumber += 1
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      let place = RecordingPlace(file: file, line: lineNumber)
      let value: JSONValue
      do {
        value = try JSONReader.read(line)
      } catch {
        throw place.error(error, isLast: end == nil)
      }
      if recording == nil {
        recording = Recording(header: try Self.header(value, at: place))
      } else {
        recording?.inputs.append(try input(value, at: place))
      }
    }
    guard let recording else { throw RecordingError(file: file, problem: .empty) }
    return recording
  }

  /// The time of an input's line, which must not lie before the last one's.
  mutating func time(_ fields: RecordingFields) throws(RecordingError) -> Timestamp {
    let milliseconds = try fields.number("t", in: 0...Recording.longestTime.milliseconds)
    let time = Timestamp(milliseconds: milliseconds)
    guard time >= previousTime else {
      throw fields.error(.backwards(time: time, previous: previousTime), "t")
    }
    previousTime = time
    return time
  }
}
