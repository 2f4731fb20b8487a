import SwipeEngine
import SwipeTable

/// Gathers how one row moves while it happens, without replaying anything: what a plot shows until the row rests and
/// `GestureCurves` can be made of the whole.
///
/// Tell it of the row after each input and at each frame (`add`), of what happened (`take`), and of the fingers, all in
/// order of time; at one instant in any order. Where it is told of the row at the table's own events too
/// (`SwipeTable.nextEvent`), the settling is exact; else up to a frame late for a row of which no event tells the rest:
/// one that never opened, or that left. A sample costs O(1) amortised, and at most `mostSamples` are kept: of
/// more the older ones thin out. Do not keep `curves` while adding: the samples would be copied.
struct LiveCurves: Hashable, Sendable {
  /// Twenty seconds of a 125 Hz touch screen and a 120 Hz display.
  static let mostSamples = 5000
  /// How long the plot is at least, in milliseconds.
  private static let leastLength = 900.0

  let row: RowID
  /// When the finger came down, or a command set the row out: where the plot begins.
  let beginning: Timestamp
  /// The latest instant that it was told of.
  private(set) var now: Timestamp
  private var samples: [GestureCurves.Sample] = []
  /// The samples without those that the reports of a finger bridge, see `GestureCurves.line`.
  private var line: [GestureCurves.Sample] = []
  private var lastReport: GestureCurves.Sample?
  private var lastState: RowState?
  var fingers: [ClosedRange<Timestamp>] = []
  var fingerBegan: Timestamp?
  var fingersDown = 0
  var releases: [GestureCurves.Sample] = []
  var marks: GestureMarks
  var live = LiveFigures()
  /// When the row came to rest, as an event told before the row was seen there.
  var restTold: Timestamp?
  private var lowest = 0.0
  private var highest = 0.0

  /// Begins with the row as it is at the finger's down, or before a command.
  init(row: RowID, in table: SwipeTable, at time: Timestamp) {
    self.row = row
    beginning = time
    now = time
    marks = GestureMarks(of: row, in: table)
    add(RowState(of: row, in: table, at: time), at: time)
  }

  /// Whether the row has begun to move: before, there is nothing to show.
  var hasBegun: Bool { live.began != nil }
  /// Whether the row has come to rest, so that the numbers are whole.
  var isAtRest: Bool { live.rested != nil }
  var figures: GestureFigures { live.figures }

  /// What the time axis covers: from the beginning on 0.9 s, or until now, rounded up to a tenth of a second.
  var range: ClosedRange<Timestamp> {
    let step = GestureCourse.rangeStep
    let passed = (now.milliseconds(since: beginning) / step).rounded(.up) * step
    return beginning...beginning.later(by: max(Self.leastLength, passed))
  }

  /// Everything so far, for a plot whose axis begins at `beginning`. Its `rate` is the standard one, though the samples
  /// stand where frames and inputs were.
  var curves: GestureCurves {
    let open = fingerBegan.map { [$0...max($0, now)] } ?? []
    return GestureCurves(
      row: row,
      range: range,
      samples: samples,
      rate: GestureCurves.standardRate,
      line: line,
      longestGap: .infinity,
      fingers: fingers + open,
      releases: releases,
      marks: marks.shown(between: lowest, and: highest),
      figures: figures
    )
  }

  /// The last place of the row before a time; nil where none is known.
  func offset(before time: Timestamp) -> Double? { samples.last { $0.time < time }?.offset }

  /// The last place of the row up to a time; 0 where none is known.
  func offset(at time: Timestamp) -> Double { samples.last { $0.time <= time }?.offset ?? 0 }

  /// Adds the row as it is at `time`, which is not before any other.
  ///
  /// - Parameters:
  ///   - state: nil for a row that is not in the table any more.
  ///   - isReport: whether an input was just taken in, rather than a frame drawn.
  mutating func add(_ state: RowState?, at time: Timestamp, isReport: Bool = false) {
    now = max(now, time)
    defer { lastState = state }
    guard let state else {
      live.rest(at: restTold ?? time, place: nil)
      return
    }
    let sample = GestureCurves.Sample(time: time, offset: state.offset, velocity: state.velocity)
    lowest = min(lowest, sample.offset)
    highest = max(highest, sample.offset)
    if releases.last?.time == time { releases[releases.count - 1].offset = sample.offset }
    live.take(sample)
    followRest(state, at: time)
    if samples.last?.time == time { samples.removeLast() }
    samples.append(sample)
    let moves = isReport && (state.isDragged || lastState?.isDragged ?? false)
    extendLine(by: sample, isReport: moves && sample.offset != lastReport?.offset)
    if !state.isDragged { lastReport = nil }
    thinOut()
  }

  private mutating func followRest(_ state: RowState, at time: Timestamp) {
    guard live.rested == nil, let start = live.figures.start, time >= start else { return }
    switch state.phase {
    case .closed, .open: live.rest(at: restTold ?? time, place: state.offset)
    case .gone: live.rest(at: restTold ?? time, place: nil)
    // A filled row that waits for the program has no end of its own.
    case .filling where state == lastState && state.velocity == 0:
      live.rest(at: samples.last?.time ?? time, place: nil)
    // It moves on, whatever an event has told.
    case .dragging, .expanded, .settling, .filling, .leaving, .collapsing: restTold = nil
    }
  }

  /// Counts the sample of this instant, where there is one, once more: something has begun with it.
  mutating func takeAgain(at time: Timestamp) {
    if let last = samples.last, last.time == time { live.take(last) }
  }

  /// Between two reports of a finger the row stands still; samples there would show stairs.
  private mutating func extendLine(by sample: GestureCurves.Sample, isReport: Bool) {
    if isReport, let report = lastReport,
      sample.time.seconds(since: report.time) <= GestureCourse.longestReport
    {
      while let last = line.last, last.time > report.time { line.removeLast() }
    }
    if line.last?.time == sample.time { line.removeLast() }
    line.append(sample)
    if isReport { lastReport = sample }
  }

  /// Leaves out every second sample of the older half where there are too many.
  private mutating func thinOut() {
    guard samples.count > Self.mostSamples else { return }
    samples = Self.thinned(samples)
    line = Self.thinned(line)
  }

  private static func thinned(_ samples: [GestureCurves.Sample]) -> [GestureCurves.Sample] {
    let half = samples.count / 2
    return stride(from: 0, to: half, by: 2).map { samples[$0] } + samples[half...]
  }
}
