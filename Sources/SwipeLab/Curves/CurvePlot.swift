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
  /// The instant that the time axis calls 0.
  public let origin: Timestamp

  /// Whether no entry has a sample.
  var isEmpty: Bool { entries.allSatisfy { $0.curves.samples.isEmpty } }

  /// - Parameter origin: the instant that the time axis calls 0; default the clock's beginning.
  /// - Precondition: 1 to `mostEntries` entries.
  public init(_ entries: [Entry], origin: Timestamp = .zero) {
    precondition((1...Self.mostEntries).contains(entries.count), "A plot has one to four curves.")
    self.entries = entries
    self.origin = origin
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
    var courses: [Course] = []
    for (name, recording) in recordings {
      let course = try GestureCourse(recording, row: courses.first?.course.row ?? row)
      courses.append((name: name, course: course))
    }
    try self.init(courses, from: from, to: to, rate: rate)
  }

  /// The same for what replays have before them.
  ///
  /// - Parameters:
  ///   - replayers: each with what the legend calls it.
  ///   - beginning: the present of all of them, see `GestureCurves`.
  ///   - origin: nil is where the plot begins.
  public init(
    _ replayers: [(name: String, replayer: Replayer)],
    beginning: Timestamp,
    row: RowID? = nil,
    from: Timestamp? = nil,
    to: Timestamp? = nil,
    rate: Double = GestureCurves.standardRate,
    origin: Timestamp? = nil
  ) throws(CurveError) {
    var courses: [Course] = []
    for (name, replayer) in replayers {
      let row = courses.first?.course.row ?? row
      courses.append((name: name, course: try GestureCourse(replayer, from: beginning, row: row)))
    }
    let known = from.map { max($0, beginning) }
    let plot = try Self(courses, from: known, to: to.map { max($0, beginning) }, rate: rate)
    self.init(plot.entries, origin: origin ?? plot.range.lowerBound)
  }

  /// A row's way under one style, with what the legend calls it.
  typealias Course = (name: String, course: GestureCourse)

  /// The same for ways that are known already.
  init(
    _ courses: [Course],
    from: Timestamp? = nil,
    to: Timestamp? = nil,
    rate: Double = GestureCurves.standardRate
  ) throws(CurveError) {
    var ranges: [ClosedRange<Timestamp>] = []
    for (_, course) in courses { ranges.append(try course.naturalRange()) }
    let start = from ?? min(ranges.map(\.lowerBound).min() ?? .zero, to ?? .distantFuture)
    let end = max(start, to ?? ranges.map(\.upperBound).max() ?? start)
    var entries: [Entry] = []
    for (name, course) in courses {
      let curves = try GestureCurves(course, range: start...end, rate: rate)
      entries.append(Entry(name: name, curves: curves))
    }
    self.init(entries)
  }
}
