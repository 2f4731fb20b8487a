public import SwipeEngine
public import SwipeTable

/// One of the tables that a film shows: a recording under one style, with what the caption says of it.
public struct FilmSide: Sendable {
  let fingers: FingerTrack
  let recording: Recording
  private let original: ScenePlayer
  private(set) var player: ScenePlayer
  private var shown: Timestamp?

  /// Throws where the recording cannot be played.
  ///
  /// - Parameter name: the style's in captions; nil is that of its preset.
  public init(_ recording: Recording, name: String? = nil) throws(StyleReference.Failure) {
    let replayer = try Replayer(recording)
    self.recording = recording
    original = ScenePlayer(replayer)
    player = original
    fingers = FingerTrack(replayer.inputs)
    self.name = name ?? recording.header.style.base
  }

  /// The name in captions: the style's.
  public let name: String

  /// The curves of the sides over a stretch of the recording: of the row that moves first in the first one.
  ///
  /// - Throws: where no row moves, or the stretch is too long for one plot.
  public static func curves(
    of sides: [FilmSide],
    from start: Timestamp,
    to end: Timestamp
  ) throws(CurveError) -> CurvePlot {
    let isAlone = sides.count == 1
    let recordings = sides.map { (name: isAlone ? "" : $0.name, recording: $0.recording) }
    return try CurvePlot(recordings, from: start, to: end)
  }

  /// Where a film of it ends that is not told to: 0.4 s after everything has come to rest, at most 5 s after the last
  /// input. Plays the whole recording.
  public func naturalEnd() throws(StyleReference.Failure) -> Timestamp {
    try FilmEnd.time(of: original.replayer)
  }

  /// The smallest size that holds the table at all times of a film: the widest and the highest of its viewports.
  public func size(from start: Timestamp, to end: Timestamp) -> SwipeTable.Viewport {
    var now = SwipeTable.Viewport(width: recording.header.width, height: recording.header.height)
    var size: SwipeTable.Viewport?
    for input in recording.inputs where input.time <= end {
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
