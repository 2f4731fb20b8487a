import SwipeEngine
import SwipeTable

/// What a curve shows.
extension GestureCourse {
  /// Ends of a range lie on whole multiples of this, in milliseconds.
  static let rangeStep = 100.0
  /// How long the row is seen at rest, at least, in milliseconds.
  private static let restShown = 50.0
  /// How long a motion that never ends is seen, in seconds; as long as a trace.
  private static let endlessShown = Tracer.tail
  /// Seconds from one report of a finger to the next while it moves, at most: a slow touch screen's 50 Hz.
  static let longestReport = 0.02
  private static let nanosecondsInSecond = 1e9

  /// From the first finger on the row until it rests again, to whole tenths of a second since the beginning.
  func naturalRange() throws(CurveError) -> ClosedRange<Timestamp> {
    let firstDrag = drags.first.map { drag in
      fingers.first { $0.contains(drag.began) }?.lowerBound ?? drag.began
    }
    guard let first = [firstDrag, departures.first].compactMap({ $0 }).min(),
      let last = [drags.last?.ended, departures.last].compactMap({ $0 }).max()
    else { return beginning...max(replayer.lastInput, beginning.later(by: Self.rangeStep)) }
    let rest = try rest(after: last) ?? last.adding(seconds: Self.endlessShown)
    let before = (first.milliseconds(since: beginning) / Self.rangeStep).rounded(.down)
    let after = ((rest.milliseconds(since: beginning) + Self.restShown) / Self.rangeStep).rounded(.up)
    return beginning.later(by: before * Self.rangeStep)...beginning.later(by: after * Self.rangeStep)
  }

  func samples(
    _ range: ClosedRange<Timestamp>,
    rate: Double
  ) throws(CurveError) -> [GestureCurves.Sample] {
    var player = replayer
    var samples: [GestureCurves.Sample] = []
    var index = 0
    while case let time = Self.time(index, after: range.lowerBound, rate: rate), time <= range.upperBound {
      if let state = try player.advancedState(of: row, to: time) {
        samples.append(.init(time: time, offset: state.offset, velocity: state.velocity))
      }
      index += 1
    }
    return samples
  }

  /// The samples with the row's place at each report of a finger that drags it, and without those shortly
  /// after a report.
  ///
  /// O(inputs + samples).
  func line(
    through samples: [GestureCurves.Sample]
  ) throws(CurveError) -> [GestureCurves.Sample] {
    guard let first = samples.first, let last = samples.last else { return [] }
    let reports = try reports(within: first.time...last.time)
    var line: [GestureCurves.Sample] = []
    var next = 0
    for sample in samples {
      while next < reports.count, reports[next].time <= sample.time {
        line.append(reports[next])
        next += 1
      }
      let isBridged =
        isDragged(at: sample.time) && next > 0 && next < reports.count
        && reports[next].time.seconds(since: reports[next - 1].time) <= Self.longestReport
      if !isBridged, line.last?.time != sample.time { line.append(sample) }
    }
    return line
  }

  /// The row at each input that moves it while it is dragged.
  private func reports(within range: ClosedRange<Timestamp>) throws(CurveError) -> [GestureCurves.Sample] {
    var player = replayer
    var reports: [GestureCurves.Sample] = []
    for input in replayer.inputs where range.contains(input.time) && isDragged(at: input.time) {
      guard let state = try player.advancedState(of: row, to: input.time),
        reports.last?.offset != state.offset
      else { continue }
      reports.append(.init(time: input.time, offset: state.offset, velocity: state.velocity))
    }
    return reports
  }

  private func isDragged(at time: Timestamp) -> Bool {
    drags.contains { $0.began <= time && time <= $0.ended }
  }

  /// The time of sample `index`. One division: rates that share an instant give it to the same nanosecond.
  static func time(_ index: Int, after start: Timestamp, rate: Double) -> Timestamp {
    let step = (Double(index) * nanosecondsInSecond / rate).rounded()
    return Timestamp(nanoseconds: start.nanoseconds + Int64(step))
  }

  func releases(within range: ClosedRange<Timestamp>) throws(CurveError) -> [GestureCurves.Sample] {
    var player = replayer
    var releases: [GestureCurves.Sample] = []
    for drag in drags where range.contains(drag.ended) {
      let state = try player.advancedState(of: row, to: drag.ended)
      releases.append(.init(time: drag.ended, offset: state?.offset ?? 0, velocity: drag.velocity))
    }
    return releases
  }

  /// The places that mean something on the sides that these samples show, as they are when the last gesture
  /// begins.
  func marks(
    of samples: [GestureCurves.Sample],
    within range: ClosedRange<Timestamp>
  ) throws(CurveError) -> [GestureCurves.Mark] {
    var player = replayer
    try player.pass(to: start(within: range)?.before ?? range.lowerBound)
    return GestureMarks(of: row, in: player.session.table).shown(by: samples)
  }

  /// When the last motion within the range began that the numbers are about: a drag, or else a command.
  func start(within range: ClosedRange<Timestamp>) -> Timestamp? {
    drags.last { range.contains($0.ended) }?.began ?? departures.last { range.contains($0) }
  }
}

extension Timestamp {
  /// The last instant before this one.
  var before: Timestamp { Timestamp(nanoseconds: nanoseconds - 1) }

  /// Milliseconds from `earlier` to this instant; exact to the nanosecond for hours.
  func milliseconds(since earlier: Timestamp) -> Double {
    Timestamp(nanoseconds: nanoseconds - earlier.nanoseconds).milliseconds
  }

  /// The instant so many milliseconds later, to the nearest nanosecond.
  func later(by milliseconds: Double) -> Timestamp {
    Timestamp(nanoseconds: nanoseconds + Timestamp(milliseconds: milliseconds).nanoseconds)
  }
}
