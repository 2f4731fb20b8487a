import SwipeEngine
import SwipeLab
import SwipeTable

extension FilmJob {
  /// What a film looks like, as the options of `swipelab film` say it.
  struct Options: Hashable {
    /// A file's format; not `.pictures`.
    var format = FilmFormat.mp4
    var rate = FrameRate.standard
    /// How many times faster than it was, inside of `FilmPlan.speeds`.
    var speed = 1.0
    /// Where in the recording it begins. Default: at its start.
    var start = Timestamp.zero
    /// Where it ends; nil (the default) shortly after everything has come to rest.
    var end: Timestamp?
    /// Milliseconds that the end stands still, inside of `FilmPlan.holds`.
    var hold = 0.0
    /// How often it is shown, 0 for ever; nil (the default) as the format is used to.
    var rounds: Int?
    /// The size of the table in points; nil (the default) for that of the recording.
    var size: PointSize?
    /// Pixels to a point, inside of `DisplayChoice.scales`.
    var scale = 1.0
    var appearance = DisplayChoice.standardAppearance
    /// The style to show it under; nil (the default) for that of the recording.
    var style: StyleReference?
    /// The style to show it under beside that; nil (the default) for none.
    var comparison: StyleReference?
    /// What captions call the styles; empty (the default) for their own names.
    var names: [String] = []
    var showsTouches = false
    var showsCaptions = false
    var showsCurves = false
  }
}

extension FilmJob.Options {
  /// The arguments of `swipelab` for such a film.
  ///
  /// - Parameters:
  ///   - recording: the path of the recording.
  ///   - output: the path of the film.
  func arguments(recording: String, output: String) -> [String] {
    var arguments = ["film", recording, "--progress", "--out=\(output)"]
    arguments += ["--fps=\(NumberText.shortest(rate.value))", "--speed=\(NumberText.shortest(speed))"]
    arguments += ["--from=\(Self.text(start))", "--hold=\(NumberText.shortest(hold))"]
    if let end { arguments.append("--to=\(Self.text(end))") }
    if let rounds { arguments.append("--loop=\(rounds)") }
    if let size { arguments.append("--size=\(size.typed)") }
    arguments += ["--scale=\(NumberText.shortest(scale))", "--theme=\(appearance.rawValue)"]
    if let style { arguments += Self.text(style, "--style", "--set") }
    if let comparison { arguments += Self.text(comparison, "--compare", "--compare-set") }
    for (option, name) in zip(["--name", "--compare-name"], names) { arguments.append("\(option)=\(name)") }
    if showsTouches { arguments.append("--touches") }
    if showsCaptions { arguments.append("--captions") }
    if showsCurves { arguments.append("--curves") }
    return arguments
  }

  private static func text(_ time: Timestamp) -> String { NumberText.shortest(time.milliseconds) }

  private static func text(_ style: StyleReference, _ base: String, _ setting: String) -> [String] {
    ["\(base)=\(style.base)"] + style.settings.map { "\(setting)=\($0.id)=\($0.value)" }
  }
}
