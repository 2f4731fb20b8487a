/// A line of a file, to which errors are pinned.
struct RecordingPlace: Hashable, Sendable {
  let file: String
  /// Counted from 1.
  let line: Int

  func error(_ problem: RecordingError.Problem, key: String? = nil) -> RecordingError {
    RecordingError(file: file, line: line, key: key, problem: problem)
  }

  /// What a failure of the JSON reader means for a recording. `isLast` says whether the line is the file's
  /// last one and has no line break.
  func error(_ failure: JSONError, isLast: Bool) -> RecordingError {
    switch failure {
    case .unexpected(let column, let expected): error(.notJSON(column: column, expected: expected))
    case .cutOff: error(isLast ? .cutOff : .unfinishedLine)
    case .tooDeep: error(.tooDeep)
    case .notFinite(_, let key): error(.notFinite, key: key)
    case .duplicateKey(let key, _): error(.duplicateKey, key: key)
    case .notUTF8: error(.notUTF8)
    case .textTooLong: error(.textTooLong)
    }
  }
}
