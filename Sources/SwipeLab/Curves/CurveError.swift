public import SwipeEngine

/// Why there are no curves.
public enum CurveError: Error, Hashable, Sendable {
  /// The recording names a style or a value that cannot be.
  case style(StyleReference.Failure)
  /// The recording has no such row; `nearest` is the id that was probably meant.
  case unknownRow(RowID, nearest: RowID?)
  /// No row of the recording moves, and none was named.
  case nothingMoves
  /// The range has more samples than a curve can have; so many seconds can be.
  case tooLong(seconds: Double)
}

extension CurveError: CustomStringConvertible {
  /// A sentence without a full stop: what is wrong.
  public var description: String {
    switch self {
    case .style(let failure): failure.description
    case .unknownRow(let row, let nearest):
      "there is no row \"\(row)\"" + (nearest.map { "; did you mean \"\($0)\"?" } ?? "")
    case .nothingMoves: "no row moves in it"
    case .tooLong(let seconds):
      "its gestures take too long for one plot, which holds \(NumberText.shortest(seconds.rounded(.down))) s"
    }
  }
}
