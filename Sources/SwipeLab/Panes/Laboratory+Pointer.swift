import SwipeEngine
import SwipeTable

extension Laboratory {
  mutating func handlePointer(_ sample: PointerSample, at time: Timestamp) -> [LabEffect] {
    hold(sample, at: time)
    // Of a mouse only the left button acts; its moves tell no button.
    let acts =
      sample.kind != .mouse || sample.button == .left || sample.phase == .move || sample.phase == .cancel
    if sample.phase == .down, acts { take(sample, at: time) }
    let target = targets[sample.pointer]
    let isHovering = sample.kind == .mouse && menu == nil && target != .stage
    hoveredTool = isHovering ? layout.tool(at: sample.location) : nil
    guard acts, let target else {
      if menu == nil || target == .stage { feed(.pointer(hovering(sample)), at: time) }
      if sample.phase == .move, target == nil { highlightMenu(at: sample.location) }
      return []
    }
    if sample.phase == .up || sample.phase == .cancel { targets[sample.pointer] = nil }
    switch (target, sample.phase) {
    case (.stage, _): feed(.pointer(onStage(sample)), at: time)
    case (.menu, .down), (.menu, .move): highlightMenu(at: sample.location)
    case (_, .up): return release(target, sample, at: time)
    default: break
    }
    return []
  }

  /// A mouse that hovers, in table points. Over a bar it is over no row, as beside the table.
  private func hovering(_ sample: PointerSample) -> PointerSample {
    var moved = onStage(sample)
    if bar(at: sample.location) != nil { moved.location = Self.besideTheTable }
    return moved
  }

  private static let besideTheTable = Point(x: -1, y: -1)

  /// Whether a pointer presses this tool.
  func isPressed(_ tool: LabLayout.Tool) -> Bool { targets.values.contains(.tool(tool)) }

  /// A pointer comes down. Where its last up was lost, the row that it still has loses it.
  private mutating func take(_ sample: PointerSample, at time: Timestamp) {
    let target = target(at: sample.location)
    if targets[sample.pointer] == .stage, target != .stage {
      var cancel = sample
      cancel.phase = .cancel
      feed(.pointer(onStage(cancel)), at: time)
    }
    targets[sample.pointer] = target
  }

  /// What lies under a point of the window.
  private func target(at point: Point) -> LabTarget {
    if menu != nil { return .menu }
    if let tool = layout.tool(at: point) { return .tool(tool) }
    if isOnUndo(point) { return .undo }
    return layout.stage.contains(point) && bar(at: point) == nil ? .stage : .chrome
  }

  private func isOnUndo(_ point: Point) -> Bool {
    bar(at: point) == .undo && undoBar?.link != nil && layout.barLink(0).contains(point)
  }

  /// A pointer that came down outside the stage goes up.
  private mutating func release(
    _ target: LabTarget,
    _ sample: PointerSample,
    at time: Timestamp
  ) -> [LabEffect] {
    switch target {
    case .menu: return releaseMenu(at: sample.location, time)
    case .tool(let tool) where layout.tool(at: sample.location) == tool:
      switch tool {
      case .menu: openMenu(byTouch: sample.kind == .touch, at: time)
      case .appearance: return run(.toggleAppearance, at: time)
      }
    case .undo where isOnUndo(sample.location): return run(.undo, at: time)
    default: break
    }
    return []
  }

  /// A press that began while the menu was open chooses the item under it, or closes the menu.
  private mutating func releaseMenu(at point: Point, _ time: Timestamp) -> [LabEffect] {
    guard let open = menu else { return [] }
    let frame = layout.menu(width: LabMenu.width, height: open.height)
    guard frame.contains(point) else {
      menu = nil
      return []
    }
    guard let index = open.item(at: point.y - frame.y) else { return [] }
    menu = nil
    return run(open.items[index].command, at: time)
  }

  private mutating func highlightMenu(at point: Point) {
    guard let open = menu else { return }
    let frame = layout.menu(width: LabMenu.width, height: open.height)
    menu?.highlighted = frame.contains(point) ? open.item(at: point.y - frame.y) : nil
  }

  /// The same sample in table points.
  private func onStage(_ sample: PointerSample) -> PointerSample {
    var moved = sample
    moved.location = Point(x: sample.location.x - layout.stage.x, y: sample.location.y - layout.stage.y)
    return moved
  }

  /// The bars at the foot of the window.
  private enum BarKind { case undo, notice }

  /// The bar under a point.
  private func bar(at point: Point) -> BarKind? {
    if let undoBar, !undoBar.isLeaving, layout.bar(0).contains(point) { return .undo }
    if let notice, !notice.isLeaving, layout.bar(undoBar == nil ? 0 : 1).contains(point) { return .notice }
    return nil
  }

  /// A bar's time stands still while the pointer is on it.
  private mutating func hold(_ sample: PointerSample, at time: Timestamp) {
    let isGone = sample.phase == .cancel || (sample.phase == .up && sample.kind != .mouse)
    let over = isGone ? nil : bar(at: sample.location)
    for (kind, path) in [(BarKind.undo, \Laboratory.undoBar), (.notice, \Laboratory.notice)] {
      guard let bar = self[keyPath: path], !bar.isLeaving, bar.isHeld != (over == kind) else { continue }
      self[keyPath: path]?.hold(over == kind, at: time)
    }
  }
}
