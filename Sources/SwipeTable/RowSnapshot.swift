public import SwipeEngine

/// What one row is like at one instant: everything a trace prints and a painter draws.
public struct RowSnapshot: Hashable, Sendable {
  public var id: RowID
  public var index: Int
  /// Top of the slot in content coordinates (the scroll is not subtracted), in points.
  public var y: Double
  /// Height of the slot at the moment, in points.
  public var height: Double
  /// Width and height of the row when its slot is whole, in points.
  public var fullWidth: Double
  public var fullHeight: Double
  /// How far the content is shifted, in points, positive to the right.
  public var offset = 0.0
  /// The same as a part of the row's width, −1…1.
  public var fraction = 0.0
  /// How much of the way to the nearest trigger point the row has gone, 0…1; without points to its whole pane.
  public var progress = 0.0
  /// Its speed in pt/s.
  public var velocity = 0.0
  public var phase = SwipePhase.closed
  /// The side whose actions show; nil at offset 0.
  public var edge: Edge?
  /// The armed action.
  public var trigger: ActionID?
  /// The slots of that side's actions, the one next to the content first.
  public var slots: [ActionSlot] = []
  /// The action whose slot takes the pane as it arms, or gives it back; nil where that is the outermost one.
  public var emphasized: ActionID?
  /// How far the outermost slot's colour has turned to its armed colour, 0…1.
  public var armedTint = 0.0
  /// When the slot began to collapse; nil where it does not.
  public var collapseStart: Timestamp?
  public var isSelected = false
  public var isHovered = false
  /// How strongly the content shows as pressed, 0…1: 1 under a pointer that may still tap, then fading.
  public var pressure = 0.0
  /// The action that a pointer presses.
  public var pressedAction: ActionID?
}

extension SwipeTable {
  /// The rows that are not simply closed and still, in order: what a trace's frame lists.
  /// O(k log k) in those rows.
  public func activeRows(at time: Timestamp) -> [RowSnapshot] {
    let layout = layout(at: time)
    return Set(cells.keys).union(transitions.keys).compactMap { store.index(of: $0) }.sorted()
      .map { snapshot(of: $0, layout, at: time) }
      .filter { $0.phase != .closed || $0.offset != 0 || $0.height != $0.fullHeight }
  }

  /// The rows that the viewport shows, in order. O(k log k + (visible rows + log n) · log k) in the k rows whose slots
  /// shrink or grow.
  public func visibleRows(at time: Timestamp) -> [RowSnapshot] {
    guard viewport.width > 0 else { return [] }
    let layout = layout(at: time)
    let scroll = scrollOffset(at: time)
    let hovered = hover.map { hitTest($0, at: time) }
    return layout.indexes(from: scroll, to: scroll + viewport.height).map { index in
      var row = snapshot(of: index, layout, at: time)
      row.isHovered = hovered == .row(row.id)
      return row
    }
  }

  private func snapshot(of index: Int, _ layout: TableLayout, at time: Timestamp) -> RowSnapshot {
    let row = store.rows[index]
    var snapshot = RowSnapshot(
      id: row.id,
      index: index,
      y: layout.top(of: index),
      height: layout.height(of: index),
      fullWidth: viewport.width,
      fullHeight: store.height(of: index)
    )
    snapshot.isSelected = selection == row.id
    if pressFade?.row == row.id { snapshot.pressure = pressFade?.pressure.position(at: time) ?? 0 }
    if arena.pressed == .row(row.id), cells[row.id] == nil { snapshot.pressure = 1 }
    if case .action(row.id, _, let action)? = arena.pressed { snapshot.pressedAction = action }
    if let cell = cells[row.id] { snapshot.take(cell, in: context(of: row), at: time) }
    if let transition = transitions[row.id], transition.removes {
      snapshot.phase = .collapsing
      snapshot.collapseStart = transition.start
    }
    return snapshot
  }
}

extension RowSnapshot {
  /// Takes over what a cell says of the row.
  fileprivate mutating func take(_ cell: SwipeCell, in context: CellContext, at time: Timestamp) {
    offset = cell.offset(at: time, in: context)
    fraction = context.fraction(ofOffset: offset)
    progress = context.progress(atOffset: offset)
    velocity = cell.velocity(at: time, in: context)
    phase = cell.phase
    edge = cell.visibleEdge(of: offset, in: context)
    trigger = cell.armed
    emphasized = cell.emphasizedAction
    slots = cell.slots(at: time, offset: offset, in: context)
    armedTint = cell.armedTint(at: time)
  }
}
