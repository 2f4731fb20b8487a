public import SwipeEngine

/// Why a file gives no recording: what is wrong, and where. Nothing of the file is replayed then.
public struct RecordingError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// There is no such file.
    case missingFile
    /// The system does not let the file be read; its own words.
    case unreadable(String)
    /// The path leads to a folder.
    case folder
    /// Nothing is in the file.
    case empty
    /// More bytes than `Recording.largestFile`.
    case tooLarge
    /// The bytes of a text are not UTF-8.
    case notUTF8
    /// The file's last line ends in the middle of a value, without a line break.
    case cutOff
    /// The line is not one value of JSON; at `column` should stand what `expected` says.
    case notJSON(column: Int, expected: String)
    /// A line ends in the middle of a value.
    case unfinishedLine
    case tooDeep
    case duplicateKey
    /// The first line is no header.
    case noHeader
    /// Another version of the format than the ones that can be read.
    case version(String)
    case unknownKey(nearest: String?)
    case missingKey
    /// The line has no key that tells what goes in.
    case noInput
    case wrongType(expected: String, found: String)
    /// A number so large that it is infinite.
    case notFinite
    /// A number outside of the range.
    case outOfRange(ClosedRange<Double>, found: Double)
    /// A number with a fraction where a whole one must be, or one too large to be exact.
    case notWhole(found: Double)
    /// None of the words that may stand here.
    case unknownWord(String, allowed: [String], nearest: String?)
    /// The time lies before that of the line before.
    case backwards(time: Timestamp, previous: Timestamp)
    /// A row's id that another row has, too.
    case duplicateRow(RowID)
    /// An `up` or `cancel` without a place, of a pointer that was nowhere before.
    case noPoint(pointer: Int)
    /// A mouse button for a pointer that is no mouse.
    case buttonWithoutMouse
    /// An unknown style or parameter, or a value that it cannot take.
    case style(StyleReference.Failure)
    /// More bytes in a text than `Recording.longestText`.
    case textTooLong
    /// More rows than `Recording.mostRows`.
    case tooManyRows
  }

  /// The file's name as it was handed in.
  public var file: String
  /// The line, counted from 1; nil where the problem is the file's.
  public var line: Int?
  /// The way to the key: `rows[3].height`; nil where the problem is the line's.
  public var key: String?
  public var problem: Problem

  public init(file: String, line: Int? = nil, key: String? = nil, problem: Problem) {
    self.file = file
    self.line = line
    self.key = key
    self.problem = problem
  }
}
