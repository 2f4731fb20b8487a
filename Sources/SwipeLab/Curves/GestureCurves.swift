public import SwipeEngine

/// How one row moved: its offset and velocity at an exact rate, and what there is to say of it
/// in numbers.
///
/// A plain value, made by replaying a recording off line, or gathered while it happens (`LiveCurves`); the same
/// recording gives the same curves. What is drawn of it is the affair of `CurvePlot`, `CurvePainter` and `CurveSVG`.
public struct GestureCurves: Hashable, Sendable {
  /// The row at one instant.
  public struct Sample: Hashable, Sendable {
    public var time: Timestamp
    /// The content's shift in points, positive to the right.
    public var offset: Double
    /// In pt/s, positive to the right: the velocity tracker's estimate in a drag, analytic otherwise.
    public var velocity: Double

    public init(time: Timestamp, offset: Double, velocity: Double) {
      self.time = time
      self.offset = offset
      self.velocity = velocity
    }
  }

  /// A place that means something to the row.
  public struct Mark: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
      /// Where the row stands open.
      case pane
      /// A trigger point whose action is enabled; or where the full swipe arms before its target, by the row's way past
      /// the pane.
      case trigger
      /// Where the full swipe arms by the row's place alone.
      case target
    }

    public var kind: Kind
    /// Where, in points with the sign of the side.
    public var offset: Double
  }

  /// Samples a second where nobody asks for another rate: each frame of a 240 Hz screen, and so every one of
  /// a 60 and of a 120 Hz screen.
  public static let standardRate = 240.0
  /// Samples a second that can be asked for.
  public static let rates: ClosedRange<Double> = 1...10_000
  /// Samples that one curve can have.
  public static let mostSamples = 200_000

  /// The row that is meant.
  public let row: RowID
  /// The stretch of the recording that the samples cover.
  public let range: ClosedRange<Timestamp>
  /// Sample k stands k / rate after the beginning, rounded to the nanosecond; none while the row is not in
  /// the table.
  public let samples: [Sample]
  /// Samples a second.
  public let rate: Double
  /// What a line is drawn through: the samples, and while a finger drags the row its place at each report of
  /// the finger. In between the row stands still, and samples there would show stairs.
  public let line: [Sample]
  /// Points of the line farther apart than this, in seconds, do not belong together: the row was out of the table.
  let longestGap: Double
  /// When fingers were down, whatever they did, within the range and in order of time.
  public let fingers: [ClosedRange<Timestamp>]
  /// When the row was let go within the range, in order of time; cancelled gestures too.
  public let releases: [Sample]
  /// The places that mean something on the sides that the row showed.
  public let marks: [Mark]
  /// What there is to say of the last gesture within the range; without one, of the last motion that a
  /// command began.
  public let figures: GestureFigures

  /// Replays a recording and follows one of its rows.
  ///
  /// - Parameters:
  ///   - row: nil is the row that moved first. One that never moves gives a level curve.
  ///   - range: nil is from the first finger that touched the row until it rests again, to whole tenths of a
  ///     second.
  ///   - rate: samples a second, default 240.
  /// - Throws: where the recording cannot be replayed, there is no such row or none that moves, or the range
  ///   has more than `mostSamples`.
  /// - Precondition: the rate lies within `rates`.
  ///
  /// Complexity: O(inputs + samples).
  public init(
    _ recording: Recording,
    row: RowID? = nil,
    range: ClosedRange<Timestamp>? = nil,
    rate: Double = Self.standardRate
  ) throws(CurveError) {
    let course = try GestureCourse(recording, row: row)
    try self.init(course, range: try Self.covered(range, by: course), rate: rate)
  }

  /// The same for what a replay has before it.
  ///
  /// - Parameters:
  ///   - beginning: the replay's present before its first input. Of a range what lies before is left out; the range
  ///     that is taken where none is named has whole tenths of a second since then.
  /// - Precondition: the replay has taken no input yet.
  public init(
    _ replayer: Replayer,
    from beginning: Timestamp,
    row: RowID? = nil,
    range: ClosedRange<Timestamp>? = nil,
    rate: Double = Self.standardRate
  ) throws(CurveError) {
    let course = try GestureCourse(replayer, from: beginning, row: row)
    let known = range?.clamped(to: beginning...Timestamp.distantFuture)
    try self.init(course, range: try Self.covered(known, by: course), rate: rate)
  }

  /// The same for a row's way that is known already.
  init(_ course: GestureCourse, range: ClosedRange<Timestamp>, rate: Double) throws(CurveError) {
    precondition(Self.rates.contains(rate), "A curve has 1 to 10000 samples a second.")
    let length = range.upperBound.seconds(since: range.lowerBound)
    guard length * rate < Double(Self.mostSamples) else {
      throw .tooLong(seconds: Double(Self.mostSamples) / rate)
    }
    self.row = course.row
    self.range = range
    self.rate = rate
    longestGap = Self.widestGap * max(1 / rate, GestureCourse.longestReport)
    samples = try course.samples(range, rate: rate)
    line = try course.line(through: samples)
    fingers = course.fingers.compactMap { span in
      span.overlaps(range) ? span.clamped(to: range) : nil
    }
    releases = try course.releases(within: range)
    marks = try course.marks(of: samples, within: range)
    figures = try course.figures(within: range)
  }

  /// So many samples, or reports of a finger, may pass without one.
  private static let widestGap = 1.5

  /// Curves that were gathered otherwise.
  init(
    row: RowID,
    range: ClosedRange<Timestamp>,
    samples: [Sample],
    rate: Double,
    line: [Sample],
    longestGap: Double,
    fingers: [ClosedRange<Timestamp>],
    releases: [Sample],
    marks: [Mark],
    figures: GestureFigures
  ) {
    self.row = row
    self.range = range
    self.samples = samples
    self.rate = rate
    self.line = line
    self.longestGap = longestGap
    self.fingers = fingers
    self.releases = releases
    self.marks = marks
    self.figures = figures
  }

  private static func covered(
    _ range: ClosedRange<Timestamp>?,
    by course: GestureCourse
  ) throws(CurveError) -> ClosedRange<Timestamp> {
    guard let range else { return try course.naturalRange() }
    return range
  }

  /// The point of the line at a time; nil outside of it and where the row was gone.
  /// O(log n).
  public func sample(at time: Timestamp) -> Sample? {
    let next = line.firstPlace { $0.time >= time }
    guard next < line.count else { return nil }
    let after = line[next]
    if after.time == time { return after }
    guard next > 0 else { return nil }
    let before = line[next - 1]
    let part = time.seconds(since: before.time) / after.time.seconds(since: before.time)
    return Sample(
      time: time,
      offset: before.offset + (after.offset - before.offset) * part,
      velocity: before.velocity + (after.velocity - before.velocity) * part
    )
  }
}
