public import SwipeEngine
import SwipeTable

extension Session {
  /// The state at `time` as the beginning of another session. Meant for a moment at which nothing moves and nobody
  /// touches: a header can say which rows are open, but not what was under way. What else the session has to be told
  /// is in `restoringInputs(before:)`. O(rows).
  public func header(at time: Timestamp) -> RecordingHeader {
    var now = header
    now.width = table.viewport.width
    now.height = table.viewport.height
    now.style = style
    now.direction = table.direction
    now.scroll = max(0, table.scrollOffset(at: time))
    let rows = table.rows.map { row in
      var row = row
      row.open = table.openEdge(of: row.id)
      return row
    }
    if rows != header.rows.list { now.rows = .listed(rows) }
    return now
  }

  /// What a session that begins with `header(at:)` has to be told first, at time 0, to be like this one.
  ///
  /// - Parameter inputs: what comes afterwards. Removals are made again only where something there may take them back.
  func restoringInputs(before inputs: [SessionInput]) -> [SessionInput] {
    let undoes = inputs.contains { input in
      switch input.kind {
      case .command(.undo, _), .key("Ctrl+Z"): true
      default: false
      }
    }
    let mayUndo = undoes || header.reactions.contains { $0.commands.contains { $0.command == .undo } }
    let mouse = table.lastMouse.map { place in
      SessionInput.Kind.pointer(PointerSample(pointer: 0, phase: .move, location: place, kind: .mouse))
    }
    let commands = table.restoringCommands(removals: mayUndo).map { SessionInput.Kind.command($0, tag: nil) }
    return ((mouse.map { [$0] } ?? []) + commands).map { SessionInput(time: .zero, kind: $0) }
  }
}
