import SwipeEngine
import SwipeTable

/// Which control the keys act on, and that it can be seen.
extension Inspector {
  /// How far what has the focus keeps from the edges of what can be seen, in points: the ring's width and gap.
  private static let ringRoom = 4.0

  /// Gives the focus to a control, or takes it away. What was typed into the one before is set, or forgotten where
  /// it cannot be.
  mutating func moveFocus(to element: InspectorElement?, byKey: Bool, _ turn: inout InspectorTurn) {
    if focus != element {
      leaveField(&turn)
      focus = element
      if case .field(let id) = element { beginEdit(of: id, turn.subject) }
      if element == .search { search.selectAll() }
      ringsFocus = false
    }
    ringsFocus = (ringsFocus || byKey) && element != nil
    guard byKey else { return }
    updateHelp(turn)
    scrollFocusIntoView(turn)
  }

  /// Moves the focus on in the order of the layout.
  ///
  /// - Returns: false at the ends, where there is nothing to move on to.
  mutating func moveFocus(by step: Int, _ turn: inout InspectorTurn) -> Bool {
    let stops = layout(turn).stops
    guard let present = stopIndex(in: stops) else { return false }
    guard stops.indices.contains(present + step) else { return false }
    moveFocus(to: stops[present + step], byKey: true, &turn)
    return true
  }

  /// Where the focus is among the stops; of a control that is gone, one of its row.
  private func stopIndex(in stops: [InspectorElement]) -> Int? {
    guard let focus else { return nil }
    return stops.firstIndex(of: focus)
      ?? stops.firstIndex { $0.parameterID != nil && $0.parameterID == focus.parameterID }
      ?? stops.indices.first
  }

  /// Which rows show help: the one with the focus and the one that the mouse has called up. The row that this is
  /// about stays where it is; nothing moves while a pointer is down.
  mutating func updateHelp(_ turn: InspectorTurn) {
    guard grabs.isEmpty else { return }
    let wanted = Set([focus?.parameterID, hovered].compactMap { $0 })
    guard wanted != helped else { return }
    let isFocusNew = focus?.parameterID.map { !helped.contains($0) } ?? false
    let anchor = isFocusNew ? focus?.parameterID : hover?.row ?? focus?.parameterID
    let before = layout(turn)
    helped = wanted
    guard let anchor, let old = before.row(of: anchor), let new = layout(turn).row(of: anchor) else { return }
    let shift = new.frame.y - old.frame.y
    if shift != 0 { scroll.stand(at: max(0, before.scroll + shift)) }
  }

  /// A place beyond the end of what has become shorter is given up.
  mutating func keepScrollInside(_ turn: InspectorTurn) {
    guard scroll.fling == nil, scroll.offset > 0 else { return }
    let shown = layout(turn).scroll
    if shown != scroll.offset { scroll.stand(at: shown) }
  }

  /// Scrolls as little as it takes to see what has the focus, with the whole of its row where there is room.
  mutating func scrollFocusIntoView(_ turn: InspectorTurn) {
    let layout = layout(turn)
    guard let focus, let place = layout.place(of: focus) else { return }
    if case .chip = focus {
      let overLeft = turn.pane.frame.minX + InspectorMeasures.padding - place.frame.minX
      let overRight = place.frame.maxX - turn.pane.frame.maxX + InspectorMeasures.padding
      let shift = overRight > 0 ? overRight : min(0, -overLeft)
      if shift != 0 { scrollChips(to: max(0, min(layout.chipScroll + shift, layout.chipScrollEnd))) }
    }
    guard place.isScrolled else { return }
    let room = layout.viewport.height
    let row = focus.parameterID.flatMap { layout.row(of: $0)?.frame }
    var frame = place.frame.inset(by: Insets(all: -Self.ringRoom))
    if let row, row.height <= room { frame = row }
    let over = layout.viewport.minY - frame.minY
    let under = frame.maxY - layout.viewport.maxY
    let shift = over > 0 ? -over : under > 0 ? min(under, -over) : 0
    guard shift != 0 else { return }
    scroll.stand(at: max(0, min(layout.scroll + shift, layout.scrollEnd)))
  }

  mutating func openSearch(_ turn: inout InspectorTurn) {
    if turn.pane.placement == .sheet { isSearching = true }
    moveFocus(to: .search, byKey: true, &turn)
  }

  /// Forgets what is searched for, and on a sheet puts the chips back.
  mutating func endSearch(_ turn: inout InspectorTurn) {
    let hadFocus = focus == .search || focus == .endSearch
    search = TextField()
    isSearching = false
    scroll.stand(at: 0)
    guard hadFocus else { return }
    moveFocus(
      to: turn.pane.placement == .sheet ? .tool(.search) : .search,
      byKey: ringsFocus || focus == .endSearch,
      &turn
    )
  }
}
