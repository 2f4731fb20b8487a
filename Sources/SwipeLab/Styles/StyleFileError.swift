public import SwipeEngine

/// Why a file gives no style: what is wrong, and where. Nothing of the file is taken over then.
public struct StyleFileError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Problem: Hashable, Sendable {
    /// There is no such file.
    case missingFile
    /// The path leads to a folder.
    case folder
    /// The system does not let the file be read; its own words.
    case unreadable(String)
    /// More bytes than `StyleFile.largestFile`.
    case tooLarge
    /// Nothing is in the file but white space.
    case empty
    /// The bytes of a text are not UTF-8.
    case notUTF8
    /// The file is not one value of JSON; at `column`, a character of the line, should stand what `expected` says.
    case notJSON(column: Int, expected: String)
    /// The file ends in the middle of a value.
    case cutOff
    /// Lists and objects lie too deep in each other.
    case tooDeep
    /// A text is longer than any that means something here.
    case textTooLong
    /// A number so large that it is infinite.
    case notFinite
    case duplicateKey(String)
    /// The value is no object.
    case noObject(found: String)
    /// The value of `base` is no text.
    case wrongBase(found: String)
    /// There is no such preset; `nearest` is the id that was probably meant.
    case unknownBase(String, nearest: String?)
    /// There is no such parameter; `nearest` is the id that was probably meant.
    case unknownParameter(String, nearest: String?)
    /// A list or an object where a parameter takes what `expected` says.
    case wrongValue(id: String, expected: String, found: String)
    /// The parameter cannot have the value.
    case parameter(ParameterError)
  }

  /// The file's name as it was handed in.
  public var file: String
  /// The line, counted from 1; nil where the problem is the file's.
  public var line: Int?
  public var problem: Problem

  public init(file: String, line: Int? = nil, problem: Problem) {
    self.file = file
    self.line = line
    self.problem = problem
  }

  /// What a failure of the JSON reader means for a style file.
  init(_ error: JSONError, in text: ArraySlice<UInt8>, file: String) {
    let end = text.count + 1
    let place = TextPlace(of: (error.column ?? end) - 1, in: text)
    let isEmpty = text.allSatisfy { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    let problem: Problem =
      switch error {
      case .unexpected(_, let expected): .notJSON(column: place.column, expected: expected)
      case .cutOff: isEmpty ? .empty : .cutOff
      case .tooDeep: .tooDeep
      case .notFinite: .notFinite
      case .duplicateKey(let key, _): .duplicateKey(key)
      case .notUTF8: .notUTF8
      case .textTooLong: .textTooLong
      }
    self.init(file: file, line: isEmpty ? nil : place.line, problem: problem)
  }
}
