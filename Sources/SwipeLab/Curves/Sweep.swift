public import SwipeEngine

/// One gesture under every value of one or two parameters: the recordings, and what each comes to in numbers.
public struct Sweep: Hashable, Sendable {
  /// A parameter and the values to try.
  public struct Axis: Hashable, Sendable {
    public var id: String
    public var values: [ParameterValue]

    public init(_ id: String, _ values: [ParameterValue]) {
      self.id = id
      self.values = values
    }

    /// What people call the parameter.
    public var name: String { SwipeStyle.parameter(id)?.name ?? id }
  }

  /// One of the trials.
  public struct Trial: Hashable, Sendable {
    /// A value of each axis, in the order of the axes.
    public let values: [ParameterValue]
    /// The recording under these values.
    public let recording: Recording
    public let figures: GestureFigures
  }

  /// Parameters that can have several values.
  public static let mostAxes = 2
  /// Trials of one sweep.
  public static let mostTrials = 36

  public let axes: [Axis]
  /// Value by value: those of the first axis beside each other, then the second axis' next value.
  public let trials: [Trial]
  /// When the row was first let go, in any of the trials.
  public let firstRelease: Timestamp?

  /// Replays the recording under every combination.
  ///
  /// - Parameters:
  ///   - axes: one or two, each with one value at least.
  ///   - row: whose motion the numbers are about; nil is the row that moves first.
  /// - Throws: what `GestureCurves` throws.
  public init(_ recording: Recording, axes: [Axis], row: RowID? = nil) throws(CurveError) {
    self.axes = axes
    var trials: [Trial] = []
    var releases: [Timestamp] = []
    for values in Self.combinations(of: axes) {
      var copy = recording
      let settings = zip(axes, values).map { ParameterSetting($0.id, $1) }
      copy.header.style = recording.header.style.changed(by: settings)
      let course = try GestureCourse(copy, row: row)
      let figures = try course.figures(within: course.naturalRange())
      releases += course.drags.map(\.ended)
      trials.append(Trial(values: values, recording: copy, figures: figures))
    }
    self.trials = trials
    firstRelease = releases.min()
  }

  /// Whether nothing settles sooner, as far as the numbers show.
  func isBest(_ trial: Trial) -> Bool {
    let best = trials.compactMap(\.figures.settling).min()
    return trial.figures.settling != nil && Self.shown(trial.figures.settling) == Self.shown(best)
  }

  /// A settling time as it is shown, in s.
  static func shown(_ settling: Double?) -> String { FigureText.fixed(settling, decimals: 2) }

  private static func combinations(of axes: [Axis]) -> [[ParameterValue]] {
    axes.reversed().reduce([[]]) { rest, axis in
      rest.flatMap { tail in axis.values.map { [$0] + tail } }
    }
  }
}
