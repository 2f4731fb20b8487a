public import SwipeEngine

/// The curves of one row under one or several styles, on one time axis. Draw it with `CurvePainter` or
/// `CurveSVG`.
public struct CurvePlot: Hashable, Sendable {
  /// One style's curves.
  public struct Entry: Hashable, Sendable {
    /// What the legend calls it; empty for a plot without a legend.
    public var name: String
    public var curves: GestureCurves

    public init(name: String, curves: GestureCurves) {
      self.name = name
      self.curves = curves
    }
  }

  /// Curves that one plot can tell apart by colour.
  public static let mostEntries = 4
  /// What several entries are called, in the legend, over their numbers and in captions.
  static let letters = ["A", "B", "C", "D"]

  /// The first one is drawn on top.
  public let entries: [Entry]
  /// What the time axis covers: everything that the curves do.
  public let range: ClosedRange<Timestamp>

  /// - Precondition: 1 to `mostEntries` entries.
  public init(_ entries: [Entry]) {
    precondition((1...Self.mostEntries).contains(entries.count), "A plot has one to four curves.")
    self.entries = entries
    let ranges = entries.map(\.curves.range)
    range =
      (ranges.map(\.lowerBound).min() ?? .zero)...(ranges.map(\.upperBound).max() ?? .zero)
  }

  /// Replays one gesture under several styles. All curves cover the same time.
  ///
  /// - Parameters:
  ///   - recordings: each with what the legend calls it.
  ///   - row: nil is the row that moves first in the first recording.
  ///   - from, to: nil is what the row's gestures need under all of the styles. An end that lies before the
  ///     beginning is moved there.
  ///   - rate: samples a second, see `GestureCurves.rates`.
  /// - Throws: what `GestureCurves` throws.
  public init(
    _ recordings: [(name: String, recording: Recording)],
    row: RowID? = nil,
    from: Timestamp? = nil,
    to: Timestamp? = nil,
    rate: Double = GestureCurves.standardRate
  ) throws(CurveError) {
    var row = row
    var courses: [GestureCourse] = []
    var ranges: [ClosedRange<Timestamp>] = []
    for (_, recording) in recordings {
      let course = try GestureCourse(recording, row: row)
      row = course.row
      courses.append(course)
      ranges.append(try course.naturalRange())
    }
    let start = from ?? min(ranges.map(\.lowerBound).min() ?? .zero, to ?? .distantFuture)
    let end = max(start, to ?? ranges.map(\.upperBound).max() ?? start)
    var entries: [Entry] = []
    for (name, course) in zip(recordings.map(\.name), courses) {
      let curves = try GestureCurves(course, range: start...end, rate: rate)
      entries.append(Entry(name: name, curves: curves))
    }
    self.init(entries)
  }
}
