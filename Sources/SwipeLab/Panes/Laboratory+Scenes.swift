import SwipeEngine
import SwipeTable

extension Laboratory {
  /// What sessions with the scenes that the menu offers begin with, their actions' labels measured.
  static func headers(with metrics: TextMetrics) -> [String: RecordingHeader] {
    var headers: [String: RecordingHeader] = [:]
    for (id, _) in SceneCatalog.offered { headers[id] = SceneCatalog.scene(id)?.measuredHeader(metrics) }
    return headers
  }

  /// Puts another scene on the stage, as it is at the beginning and with the style that suits it: a new session, from
  /// which recordings begin. Window, direction of reading and appearance stay. Passed over in a replay, and where there
  /// is no such scene.
  mutating func show(scene id: String, at time: Timestamp) {
    guard replay == nil, var header = headers[id], let scene = SceneCatalog.scene(id) else { return }
    header.width = layout.table(0).width
    header.height = layout.table(0).height
    header.direction = first.session.table.direction
    do throws(StyleReference.Failure) {
      first = LabSide(session: try Session(header), scene: scene)
    } catch {
      return announce(error.description, icon: "warning", at: time)
    }
    goLive(at: time)
    first.session.advance(to: now)
    recorder = Recorder(first.session, at: now)
    origins = [StyleOrigin(preset: header.style.base)] + origins.dropFirst()
    styleUndo = StyleUndo()
    gestures = GestureLog()
    curves.clear()
    events = []
    if let style = second?.session.style { copyTable(with: style) }
    history = SessionHistory(sides, at: now)
    (menu, longPress, flash, answered, undoBar) = (nil, nil, nil, nil, nil)
    (questions, knownRemovals) = ([], [])
    // What is down was meant for the rows that were there.
    for (pointer, target) in targets where target.isTable { targets[pointer] = .ground }
    setClocks(at: time)
  }
}

extension Scene {
  /// What a session begins with, the actions' labels measured: their widths are then part of every recording.
  func measuredHeader(_ metrics: TextMetrics) -> RecordingHeader {
    var header = header
    header.leading = header.leading.map { $0.measured(metrics) }
    header.trailing = header.trailing.map { $0.measured(metrics) }
    return header
  }
}
