import SwipeEngine

extension CurvePlot {
  /// What an empty plot's time axis covers, in milliseconds.
  private static let emptyLength = 900.0

  /// A plot before there is a gesture: its axes, from 0 to 900 ms, and the numbers as dashes. Laid out as one with curves
  /// is, so that nothing moves when the first one comes.
  ///
  /// - Parameter sides: how many curves there will be, 1 to `mostEntries`.
  public static func empty(sides: Int = 1) -> CurvePlot {
    let curves = GestureCurves(
      row: "",
      range: .zero...Timestamp(milliseconds: emptyLength),
      samples: [],
      rate: GestureCurves.standardRate,
      line: [],
      longestGap: .infinity,
      fingers: [],
      releases: [],
      marks: [],
      figures: GestureFigures()
    )
    return CurvePlot(Array(repeating: Entry(name: "", curves: curves), count: sides))
  }
}
