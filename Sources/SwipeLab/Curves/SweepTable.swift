import SwipeEngine

/// The numbers of a sweep as text: a table for people, or comma-separated values for programs.
public struct SweepTable: Sendable {
  private let sweep: Sweep

  private static let heads = ["settling (s)", "overshoot (pt)", "overshoot (%)"]
  private static let columns = ["settling_s", "overshoot_pt", "overshoot_percent"]
  private static let gap = "  "
  private static let percent = 100.0
  private static let shownDecimals = [2, 1, 1]
  /// Microseconds, and thousandths of points and per cent.
  private static let exactDecimals = [6, 3, 3]

  public init(_ sweep: Sweep) {
    self.sweep = sweep
  }

  /// Aligned columns under a line of heads, one line for each trial; numbers end below each other.
  public var text: String {
    let rows = sweep.trials.map { trial in
      trial.values.map(\.description)
        + zip(Self.numbers(of: trial), Self.shownDecimals).map { FigureText.fixed($0, decimals: $1) }
    }
    let lines = [sweep.axes.map(\.id) + Self.heads] + rows
    let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in
      zip(line, widths).map { String(repeating: " ", count: $1 - $0.count) + $0 }
        .joined(separator: Self.gap) + "\n"
    }.joined()
  }

  /// Comma-separated values with a line of heads; a number that there is not is empty.
  public var csv: String {
    let rows = sweep.trials.map { trial in
      trial.values.map(\.description)
        + zip(Self.numbers(of: trial), Self.exactDecimals).map { FigureText.plain($0, decimals: $1) ?? "" }
    }
    return ([sweep.axes.map(\.id) + Self.columns] + rows).map { $0.joined(separator: ",") + "\n" }.joined()
  }

  private static func numbers(of trial: Sweep.Trial) -> [Double?] {
    let figures = trial.figures
    return [figures.settling, figures.overshoot, figures.overshootShare.map { $0 * percent }]
  }
}
