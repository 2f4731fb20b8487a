import SwipeEngine
import SwipeTable

extension Laboratory {
  /// Opens the menu with all actions of a row. Where its place is not known, as by a key, it opens at the row; by a key
  /// its first item is highlighted.
  ///
  /// - Parameter kind: the pointer that asked for it; nil is a key, or another menu.
  mutating func openMenu(
    of row: RowID,
    at place: Point?,
    by kind: PointerSample.Kind?,
    at time: Timestamp
  ) {
    guard replay == nil else { return }
    let items = rowItems(of: row)
    guard !items.isEmpty, let frame = frame(of: row) else { return }
    let place = place ?? Point(x: frame.x + first.scene.separatorInset, y: frame.midY)
    var opened = LabMenu(items: items, at: .point(place), byTouch: kind == .touch, at: time)
    opened.row = row
    if kind == nil { opened.moveHighlight(by: 1) }
    longPress = nil
    stopTyping(at: time)
    menu = opened
  }

  /// The actions of a row as the scene shows them; the one that opens this menu is not among them.
  private func rowItems(of row: RowID) -> [LabMenu.Item] {
    let actions = first.session.table.menuActions(of: row)
      .filter { first.scene.answer(to: $0.id, of: row, isOut: false) != .menu }
      .map { first.scene.face(of: $0, in: row) }
    return actions.map { action in
      LabMenu.Item(
        command: .perform(row, action.id),
        icon: action.icon,
        label: action.name ?? action.id,
        isDestructive: action.role == .destructive
      )
    }
  }

  /// Where a row is that the stage shows, at rest, in window points; nil for another one.
  func frame(of row: RowID) -> Rect? {
    let table = first.session.table
    guard let found = table.visibleRows(at: now).first(where: { $0.id == row }) else { return nil }
    return Rect(
      x: layout.table(0).x,
      y: layout.table(0).y + found.y - table.scrollOffset(at: now),
      width: found.fullWidth,
      height: found.height
    )
  }

  /// The row that keys act on: the selected one, while the stage shows it and it stays.
  private var rowOfKeys: RowID? {
    guard let row = first.session.table.selection, frame(of: row) != nil else { return nil }
    return first.session.table.menuActions(of: row).isEmpty ? nil : row
  }

  /// The keys that act on the selected row. Returns whether there was something to act on.
  mutating func handleRowKey(_ key: String, at time: Timestamp) -> Bool {
    guard replay == nil, let id = rowOfKeys, let row = first.session.table.row(id) else { return false }
    switch key {
    case "Application", "Menu", "Shift+F10": openMenu(of: id, at: nil, by: nil, at: time)
    case "Delete":
      let actions =
        first.session.table.actions(of: row, .leading) + first.session.table.actions(of: row, .trailing)
      guard let action = actions.last(where: { $0.role == .destructive }) else { return false }
      feed(.command(.perform(id, action.id, by: .key), tag: nil), at: time)
    case "Left": move(row, towards: -1, at: time)
    case "Right": move(row, towards: 1, at: time)
    default: return false
    }
    return true
  }

  /// Selects the next row on view, or the one before, as a tap on it would; the first or the last where none is selected.
  mutating func selectRow(by step: Int, at time: Timestamp) {
    let table = first.session.table
    let rows = table.rows.map(\.id)
    let shown = table.visibleRows(at: now).map(\.id).filter { frame(of: $0).map(isInView) ?? false }
    let place = table.selection.flatMap { rows.firstIndex(of: $0) }
    let start = (step > 0 ? shown.first : shown.last).flatMap { rows.firstIndex(of: $0) }
    guard let next = place.map({ $0 + step }) ?? start, rows.indices.contains(next) else { return }
    bringIntoView(rows[next], from: step, at: time)
    guard let frame = frame(of: rows[next]) else { return }
    let point = Point(x: frame.midX - layout.table(0).x, y: frame.midY - layout.table(0).y)
    for phase in [PointerSample.Phase.down, .up] {
      feed(.pointer(PointerSample(pointer: Self.keyPointer, phase: phase, location: point)), at: time)
    }
  }

  /// Scrolls to a row beside those on view: by what of it is missing, or where it is not on view at all by a part of the list.
  private mutating func bringIntoView(_ row: RowID, from step: Int, at time: Timestamp) {
    let view = layout.table(0)
    for _ in 0..<Self.mostScrolls {
      let scroll = first.session.table.scrollOffset(at: now)
      let way: Double
      if let frame = frame(of: row) {
        way = max(0, frame.maxY - view.maxY) + min(0, frame.minY - view.minY)
      } else {
        way = Double(step) * view.height / 2
      }
      guard way != 0 else { return }
      feed(.command(.scrollTo(scroll + way, animated: false), tag: nil), at: time)
    }
  }

  /// Rows may be as high as half of the list.
  private static let mostScrolls = 4

  /// The pointer of taps that keys make; no finger has it.
  private static let keyPointer = -1

  private func isInView(_ frame: Rect) -> Bool {
    let table = layout.table(0)
    return frame.minY >= table.minY && frame.maxY <= table.maxY
  }

  /// Moves a row by a key: an open one closes where it is the way back, a closed one opens the side that it uncovers.
  private mutating func move(_ row: Row, towards way: Double, at time: Timestamp) {
    let table = first.session.table
    guard let side = Edge(uncoveredBy: way, in: table.direction) else { return }
    switch table.openEdge(of: row.id) {
    case side: break
    case .some: feed(.command(.close(row.id, animated: true), tag: nil), at: time)
    case nil where !table.actions(of: row, side).isEmpty:
      feed(.command(.open(row.id, side, animated: true), tag: nil), at: time)
    case nil: break
    }
  }

  // MARK: Pointers

  /// A pointer has come down on the stage: the right button asks for the row's menu at once, a finger that stays there
  /// after a while.
  mutating func beginMenuPress(_ sample: PointerSample, at time: Timestamp) {
    guard replay == nil, let row = row(at: sample.location) else { return }
    if sample.kind == .mouse {
      guard sample.button == .right else { return }
      wantPresent(at: time)
      openMenu(of: row, at: sample.location, by: .mouse, at: time)
    } else if targets.count == 1 {
      longPress = LongPress(sample, on: row, at: time)
    }
  }

  /// The row whose content or actions are under a point of the window, where that is on the stage.
  private func row(at point: Point) -> RowID? {
    guard layout.table(at: point) != nil, bar(at: point) == nil else { return nil }
    return first.session.table.hitTest(onTable(point), at: now).rowID
  }

  /// A finger that moves, goes up or gets company is not at rest any more.
  mutating func followLongPress(_ sample: PointerSample) {
    guard let press = longPress, sample.kind != .mouse else { return }
    let dx = sample.location.x - press.place.x
    let dy = sample.location.y - press.place.y
    let slop = first.session.table.style.recognition.slop
    let rests = sample.phase == .move && dx * dx + dy * dy <= slop * slop
    if sample.pointer != press.pointer ? sample.phase == .down : !rests { longPress = nil }
  }

  /// A finger has rested for long enough: the row loses it, and the menu opens where it is.
  mutating func openMenu(after press: LongPress) {
    longPress = nil
    let lost = PointerSample(pointer: press.pointer, phase: .cancel, location: onTable(press.place))
    feed(.pointer(lost), at: press.due)
    targets[press.pointer] = .ground
    setClocks(at: press.due)
    openMenu(of: press.row, at: press.place, by: .touch, at: press.due)
  }
}
