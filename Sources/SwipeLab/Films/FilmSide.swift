public import SwipeEngine
public import SwipeTable

/// One of the tables that a film shows: a replay under one style, with what the caption says of it.
public struct FilmSide: Sendable {
  /// The name in captions and legends.
  public let name: String
  let fingers: FingerTrack
  /// Where the replay begins.
  private let beginning: Timestamp
  private let original: ScenePlayer
  private(set) var player: ScenePlayer
  private var shown: Timestamp?

  /// A whole recording. Throws where it cannot be played.
  ///
  /// - Parameter name: the style's in captions; nil is that of its preset.
  public init(_ recording: Recording, name: String? = nil) throws(StyleReference.Failure) {
    let player = ScenePlayer(try Replayer(recording))
    self.init(player, from: .zero, name: name ?? recording.header.style.base)
  }

  /// What a player plays from its present on.
  ///
  /// - Parameters:
  ///   - beginning: the player's present; nothing before it can be shown.
  ///   - name: what captions and legends call it.
  public init(_ player: ScenePlayer, from beginning: Timestamp, name: String) {
    self.name = name
    self.beginning = beginning
    original = player
    self.player = player
    fingers = FingerTrack(player.replayer.inputs)
  }

  /// The style with which it begins.
  var style: StyleReference { original.replayer.session.style }

  /// The curves of the sides over a stretch of their time: of the row that moves first in the first one.
  ///
  /// - Throws: where no row moves, or the stretch is too long for one plot.
  public static func curves(
    of sides: [FilmSide],
    from start: Timestamp,
    to end: Timestamp
  ) throws(CurveError) -> CurvePlot {
    let isAlone = sides.count == 1
    var courses: [CurvePlot.Course] = []
    for side in sides {
      let course = try GestureCourse(
        side.original.replayer,
        from: side.beginning,
        row: courses.first?.course.row
      )
      courses.append((name: isAlone ? "" : side.name, course: course))
    }
    return try CurvePlot(courses, from: start, to: end)
  }

  /// Where a film of it ends that is not told to: 0.4 s after everything has come to rest, at most 5 s after the last
  /// input. Plays everything.
  public func naturalEnd() throws(StyleReference.Failure) -> Timestamp {
    var replayer = original.replayer
    return try GestureEnd.time(after: replayer.lastInput) { time throws(StyleReference.Failure) in
      _ = try replayer.advance(to: time)
      return replayer.session.table.isQuiet(at: time)
    }
  }

  /// The smallest size that holds the table at all times of a film: the widest and the highest of its viewports.
  public func size(from start: Timestamp, to end: Timestamp) -> SwipeTable.Viewport {
    var now = original.replayer.session.table.viewport
    var size: SwipeTable.Viewport?
    for input in original.replayer.inputs where input.time <= end {
      guard case .command(.resize(let width, let height), _) = input.kind else { continue }
      if input.time > start { size = size?.joined(with: now) ?? now }
      now = SwipeTable.Viewport(width: width, height: height)
    }
    return size?.joined(with: now) ?? now
  }

  /// Plays to a time: on, or again from the beginning where it lies before the present one.
  mutating func show(_ time: Timestamp) throws(StyleReference.Failure) {
    if let shown, time < shown { player = original }
    try player.advance(to: time)
    shown = time
  }
}

extension SwipeTable.Viewport {
  /// The smallest size that holds both.
  public func joined(with other: Self) -> Self {
    Self(width: max(width, other.width), height: max(height, other.height))
  }
}
