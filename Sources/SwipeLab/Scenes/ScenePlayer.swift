public import SwipeEngine
public import SwipeTable

/// A replay with what its rows show: plays to any time and draws the table alone.
public struct ScenePlayer: Sendable {
  public private(set) var replayer: Replayer
  public private(set) var scene: any Scene

  /// A scene that is not known shows plain rows; no file has one, see `RecordingError.Problem.unknownWord`.
  public init(_ replayer: Replayer) {
    self.replayer = replayer
    scene = SceneCatalog.scene(replayer.session.header.scene) ?? PlainScene()
  }

  /// Plays on from a session whose rows show a scene's content, see `Replayer.init(_:inputs:)`. The content goes on
  /// too: what became of it in the session stays.
  public init(session: Session, scene: any Scene, inputs: [SessionInput]) {
    replayer = Replayer(session, inputs: inputs)
    self.scene = scene
  }

  /// Plays on up to and including `time`; times never go back. Returns what happened, in order.
  @discardableResult
  public mutating func advance(to time: Timestamp) throws(StyleReference.Failure) -> [SwipeEvent] {
    let events = try replayer.advance(to: time)
    for event in events { scene.take(event) }
    return events
  }

  /// The table as it is at `time`, its top left at (0, 0).
  public func displayList(at time: Timestamp, theme: Theme, metrics: TextMetrics) -> DisplayList {
    var list = DisplayList()
    scene.painter(theme: theme, metrics: metrics).paint(replayer.session.table, at: time, into: &list)
    return list
  }
}
