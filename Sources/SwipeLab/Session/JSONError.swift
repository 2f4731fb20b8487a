/// Why bytes are not one value of JSON.
enum JSONError: Error, Hashable, Sendable {
  /// Something else than `expected` stands at this byte of the line (counted from 1).
  case unexpected(column: Int, expected: String)
  /// The text ends in the middle of a value.
  case cutOff
  /// Lists and objects lie deeper in each other than `JSONReader.deepest`.
  case tooDeep(column: Int)
  /// A number is too large to be finite.
  case notFinite(column: Int, key: String?)
  case duplicateKey(String, column: Int)
  /// The bytes of a text are not UTF-8.
  case notUTF8(column: Int)
  /// A text is longer than `Recording.longestText`.
  case textTooLong(column: Int)

  /// The byte at which it is wrong, counted from 1; nil for the end.
  var column: Int? {
    switch self {
    case .unexpected(let column, _), .tooDeep(let column), .notFinite(let column, _),
      .duplicateKey(_, let column), .notUTF8(let column), .textTooLong(let column):
      column
    case .cutOff: nil
    }
  }
}
