import SwipeEngine

extension RecordingError: CustomStringConvertible {
  /// One sentence: the file, the line, the key, what is wrong and what to do.
  public var description: String {
    var place = file
    if let line { place += ", line \(line)" }
    if let key { place += ", key \"\(key)\"" }
    let text = problem.description
    return place + ": " + text + (text.hasSuffix("?") ? "" : ".")
  }
}

extension RecordingError.Problem: CustomStringConvertible {
  /// What is wrong and what to do, without a full stop.
  public var description: String {
    switch self {
    case .missingFile: "there is no such file; check its path"
    case .unreadable(let reason): "the file cannot be read (\(reason)); check who may read it"
    case .folder: "this is a folder; name a file in it"
    case .empty: "the file is empty; a recording begins with a line such as \(Self.example)"
    case .tooLarge: "the file is larger than the 64 MB that a recording may have; record a shorter session"
    case .notUTF8: "a text is not UTF-8; save the file in that encoding"
    case .cutOff: "the last line is cut off; restore the whole file, or delete this line"
    case .notJSON(let column, let expected): Self.notJSONText(column, expected)
    case .unfinishedLine: "the line ends in the middle of a value; write each object on one line"
    case .tooDeep: Self.tooDeepText
    case .duplicateKey: "the key stands twice in one object; delete one of them"
    case .noHeader: "this is no header of a recording; the first line must be like \(Self.example)"
    case .version(let version): Self.versionText(version)
    case .unknownKey(let nearest?): "this key is not known here; did you mean \"\(nearest)\"?"
    case .unknownKey(nil): "this key is not known here; delete it"
    case .missingKey: "this key is missing; add it"
    case .noInput: Self.noInputText
    case .wrongType(let expected, let found): "the value must be \(expected), not \(found)"
    case .notFinite: "the number is too large to be finite; write a smaller one"
    case .outOfRange(let range, let found): Self.outOfRangeText(range, found)
    case .notWhole(let found): Self.notWholeText(found)
    case .unknownWord(let found, let allowed, let nearest): Self.unknownWordText(found, allowed, nearest)
    case .backwards(let time, let previous): Self.backwardsText(time, previous)
    case .duplicateRow(let id): "two rows have the id \"\(id)\"; give each its own"
    case .noPoint(let pointer): "pointer \(pointer) was nowhere before; add x and y"
    case .buttonWithoutMouse: "only a mouse has buttons; delete the key, or add \"kind\": \"mouse\""
    case .style(let failure): failure.description
    case .textTooLong: "a text has more than \(Recording.longestText) bytes; shorten it"
    case .tooManyRows: "the table has more than \(Recording.mostRows) rows; leave some out"
    }
  }

  private static let example =
    #"{"swipelab": 1, "viewport": {"width": 320, "height": 480}, "rows": {"count": 10, "id": "id"}}"#

  private static let tooDeepText =
    "lists and objects lie too deep in each other; at most \(JSONReader.deepest) levels are read"

  private static let noInputText =
    "the line says nothing that goes in; it needs one of the keys pointer, wheel, key, set, style, command"

  private static func notJSONText(_ column: Int, _ expected: String) -> String {
    "this is not JSON, column \(column) should have \(expected); correct the line"
  }

  private static func versionText(_ version: String) -> String {
    "version \(version) is not known here, it was probably made by a newer SwipeLab; "
      + "update this one, or save the recording as version \(Recording.version)"
  }

  private static func outOfRangeText(_ range: ClosedRange<Double>, _ found: Double) -> String {
    "the number must be from \(NumberText.shortest(range.lowerBound)) "
      + "to \(NumberText.shortest(range.upperBound)), not \(NumberText.shortest(found))"
  }

  private static func notWholeText(_ found: Double) -> String {
    "the number must be a whole one of at most 18 digits, not \(NumberText.shortest(found))"
  }

  private static func unknownWordText(_ found: String, _ allowed: [String], _ nearest: String?) -> String {
    "\"\(found)\" is none of \(allowed.joined(separator: ", "))"
      + (nearest.map { "; did you mean \"\($0)\"?" } ?? "; write one of them")
  }

  private static func backwardsText(_ time: Timestamp, _ previous: Timestamp) -> String {
    "time runs backwards, from \(text(previous)) to \(text(time)) ms; put the lines in order of time"
  }

  private static func text(_ time: Timestamp) -> String {
    var buffer = JSONBuffer()
    buffer.exactMilliseconds(time)
    return buffer.takeText()
  }
}
