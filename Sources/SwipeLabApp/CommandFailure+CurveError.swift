import SwipeLab

extension CommandFailure {
  /// Why curves of a recording could not be made.
  ///
  /// - Parameter file: what the recording is called.
  init(_ error: CurveError, file: String) {
    switch error {
    case .style(let failure): self.init(failure)
    case .unknownRow, .nothingMoves, .tooLong:
      let advice = Self.advice(error).map { "; " + $0 } ?? ""
      self.init(Sentence.ended("\(file): \(error)\(advice)"))
    }
  }

  /// What to do about it, in the words of the command line; nil where the error asks a question itself.
  private static func advice(_ error: CurveError) -> String? {
    switch error {
    case .style, .unknownRow(_, nearest: .some): nil
    case .unknownRow(_, nearest: nil): "name one that it has"
    case .nothingMoves: "name one with --row to see it lie still"
    case .tooLong: "name a part with --from and --to"
    }
  }
}
