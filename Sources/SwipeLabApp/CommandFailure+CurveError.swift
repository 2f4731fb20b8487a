import SwipeLab

extension CommandFailure {
  /// Why curves of a recording could not be made.
  ///
  /// - Parameter file: what the recording is called.
  init(_ error: CurveError, file: String) {
    switch error {
    case .style(let failure): self.init(failure)
    case .unknownRow, .nothingMoves, .tooLong: self.init(Sentence.ended("\(file): \(error)"))
    }
  }
}
