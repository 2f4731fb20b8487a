public import SwipeEngine
public import SwipeTable

/// A film that somebody wants of what was just felt: what to show, and how.
public struct FilmRequest: Hashable, Sendable {
  /// What a film is like, whatever it shows.
  public struct Settings: Hashable, Sendable {
    /// The files that can be made, by their endings.
    public enum Format: String, Hashable, Sendable, CaseIterable {
      case mp4, webm, gif, apng, webp
    }

    /// Default MP4.
    public var format = Format.mp4
    /// Frames a second, one of `rates`. Default 60.
    public var rate = 60
    /// How many times faster than it was. Default 1.
    public var speed = 1.0
    /// Pixels to a point. Default 2.
    public var scale = 2
    /// Seconds that a film shows which is of no single gesture, one of `spans`. Default 10.
    public var span = 10
    /// Whether fingers are shown as discs. Default true.
    public var showsTouches = true
    /// Whether the curves are drawn under the table. Default false.
    public var showsCurves = false
    /// Whether the style's name, its values and the time stand under the table. Default false.
    public var showsCaptions = false

    /// The rates to choose from, in frames a second.
    public static let rates = [24, 30, 60, 120]
    /// The lengths to choose from, in seconds: up to all that is kept.
    public static let spans = [5, 10, 30, 60]
    /// The scales to choose from, in pixels to a point.
    public static let scales = [1, 2, 3]

    public init() {}
  }

  /// What is played. It begins at a quiet moment, which may lie before `start`.
  public var recording: Recording
  /// The stretch of the recording that is shown; an `end` of nil is a little after everything has come to rest.
  public var start: Timestamp
  public var end: Timestamp?
  /// The style beside it in a comparison; nil for a film of one table.
  public var comparison: StyleReference?
  /// What captions call the styles.
  public var names: [String]
  public var settings: Settings
  public var appearance: Theme.Appearance

  public init(
    recording: Recording,
    from start: Timestamp,
    to end: Timestamp?,
    comparison: StyleReference?,
    names: [String],
    settings: Settings,
    appearance: Theme.Appearance
  ) {
    self.recording = recording
    self.start = start
    self.end = end
    self.comparison = comparison
    self.names = names
    self.settings = settings
    self.appearance = appearance
  }
}
