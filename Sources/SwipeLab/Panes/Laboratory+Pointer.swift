import SwipeEngine
import SwipeTable

extension Laboratory {
  mutating func handlePointer(_ sample: PointerSample, at time: Timestamp) -> [LabEffect] {
    presentSample = sample
    defer { presentSample = nil }
    hold(sample, at: time)
    followLongPress(sample)
    // Of a mouse only the left button acts; its moves tell no button.
    let acts =
      sample.kind != .mouse || sample.button == .left || sample.phase == .move || sample.phase == .cancel
    if sample.phase == .down, acts { take(sample, at: time) }
    let target = targets[sample.pointer]
    let isHovering = sample.kind == .mouse && menu == nil && target?.isTable != true
    hoveredTool = isHovering ? layout.tool(at: sample.location) : nil
    guard acts, let target else {
      passOn(sample, at: time)
      return []
    }
    if sample.phase == .up || sample.phase == .cancel { targets[sample.pointer] = nil }
    defer { setClocks(at: time) }
    switch (target, sample.phase) {
    case (.table(let device), .down):
      feed(.pointer(onTable(sample, of: device)), at: time)
      beginMenuPress(sample, at: time)
    case (.table(let device), _): feed(.pointer(onTable(sample, of: device)), at: time)
    case (.menu, .down), (.menu, .move): highlightMenu(at: sample.location)
    case (_, .up): return release(target, sample, at: time)
    default: break
    }
    return []
  }

  /// A mouse that holds nothing moves, or another of its buttons is pressed.
  private mutating func passOn(_ sample: PointerSample, at time: Timestamp) {
    if menu == nil, view.isLive, !isPaused { feed(.pointer(hovering(sample)), at: time) }
    if sample.phase == .move { highlightMenu(at: sample.location) }
    if sample.phase == .down { pressOtherButton(sample, at: time) }
  }

  /// A button of the mouse that is not the left one comes down, which has nothing in hand: beside an open menu it closes
  /// that, and the right one asks for a row's.
  private mutating func pressOtherButton(_ sample: PointerSample, at time: Timestamp) {
    if let open = menu {
      guard !layout.frame(of: open).contains(sample.location) else { return }
      menu = nil
    }
    beginMenuPress(sample, at: time)
  }

  /// A mouse that hovers, in table points. Over a bar or a pane it is over no row, as beside the table.
  private func hovering(_ sample: PointerSample) -> PointerSample {
    let device = layout.table(at: sample.location)
    var moved = onTable(sample, of: device ?? 0)
    if bar(at: sample.location) != nil || device == nil && !layout.form.isBare {
      moved.location = Self.besideTheTable
    }
    return moved
  }

  private static let besideTheTable = Point(x: -1, y: -1)

  /// Whether a pointer presses this tool.
  func isPressed(_ tool: LabLayout.Tool) -> Bool { targets.values.contains(.tool(tool)) }

  /// The button of a bar that a pointer presses, counted from the left.
  func pressedButton(of bar: BarKind) -> Int? {
    for case .button(bar, let index) in targets.values { return index }
    return nil
  }

  /// A pointer comes down. Where its last up was lost, the row that it still has loses it.
  private mutating func take(_ sample: PointerSample, at time: Timestamp) {
    let target = target(at: sample.location)
    if case .table(let device)? = targets[sample.pointer], !target.isTable {
      var cancel = sample
      cancel.phase = .cancel
      feed(.pointer(onTable(cancel, of: device)), at: time)
    }
    if target.isTable {
      // Whoever touches a row wants the present.
      if !view.isLive || isPaused { goLive(at: time) }
      alignTables()
      gestures.pointerDown(at: now)
    }
    targets[sample.pointer] = target
    setClocks(at: time)
  }

  /// What lies under a point of the window.
  private func target(at point: Point) -> LabTarget {
    if menu != nil { return .menu }
    if let tool = layout.tool(at: point) { return .tool(tool) }
    if let button = button(at: point) { return button }
    guard let device = layout.table(at: point), bar(at: point) == nil else { return .chrome }
    return .table(device)
  }

  /// A pointer that came down outside the tables goes up.
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
    case .button(let kind, let index) where button(at: sample.location) == target:
      guard kind == .question else { return run(.undo, at: time) }
      answerQuestion(with: LabQuestion.answers[index], at: time)
    default: break
    }
    return []
  }

  /// A press that began while the menu was open chooses the item under it, or closes the menu.
  private mutating func releaseMenu(at point: Point, _ time: Timestamp) -> [LabEffect] {
    guard let open = menu else { return [] }
    let frame = layout.frame(of: open)
    guard frame.contains(point) else {
      menu = nil
      return []
    }
    guard let index = open.item(at: point.y - frame.y) else { return [] }
    menu?.highlighted = nil
    return choose(index, at: time)
  }

  private mutating func highlightMenu(at point: Point) {
    guard let open = menu else { return }
    let frame = layout.frame(of: open)
    menu?.highlighted = frame.contains(point) ? open.item(at: point.y - frame.y) : nil
  }

  /// The same sample in the points of a device's table.
  private func onTable(_ sample: PointerSample, of device: Int) -> PointerSample {
    var moved = sample
    moved.location = onTable(sample.location, of: device)
    return moved
  }

  /// A point of the window in the points of a device's table; without one, of that under the point.
  func onTable(_ point: Point, of device: Int? = nil) -> Point {
    let frame = layout.table(min(device ?? layout.table(at: point) ?? 0, layout.devices.count - 1))
    return Point(x: point.x - frame.x, y: point.y - frame.y)
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
