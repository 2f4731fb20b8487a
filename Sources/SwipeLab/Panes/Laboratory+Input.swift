public import SwipeEngine
public import SwipeTable

extension Laboratory {
  /// Takes an input of the window in, in window points, at its time. A mouse that has left the window is told as a move to
  /// a place outside; `resize` is about the window, other commands go to the session as they are. A whole style has no
  /// place in a recording and is passed over: styles are changed by their parameters.
  ///
  /// - Returns: what the program around it has to do.
  public mutating func handle(_ input: TableInput, at time: Timestamp) -> [LabEffect] {
    advance(to: time)
    switch input {
    case .pointer(let sample): return handlePointer(sample, at: time)
    case .wheel(let sample):
      handleWheel(sample, at: time)
      return []
    case .key(let key): return handleKey(key, at: time)
    case .command(.resize(let width, let height), _):
      layout = LabLayout(width: width, height: height)
      menu = nil
      feed(.command(.resize(width: layout.stage.width, height: layout.stage.height), tag: nil), at: time)
      return []
    case .command(let command, let tag):
      feed(.command(command, tag: tag), at: time)
      return []
    case .style: return []
    }
  }

  private mutating func handlePointer(_ sample: PointerSample, at time: Timestamp) -> [LabEffect] {
    hold(sample, at: time)
    if menu != nil || captured.contains(sample.pointer) { return handleChrome(sample, at: time) }
    let isOnStage = layout.stage.contains(sample.location) && bar(at: sample.location) == nil
    if sample.phase == .down, !isOnStage { return handleChrome(sample, at: time) }
    hoveredTool = sample.kind == .mouse ? layout.tool(at: sample.location) : nil
    feed(.pointer(onStage(sample)), at: time)
    return []
  }

  /// A pointer over the title bar, a bar or the menu.
  private mutating func handleChrome(_ sample: PointerSample, at time: Timestamp) -> [LabEffect] {
    let isOver = menu.map { _ in true } ?? false
    switch sample.phase {
    case .down:
      guard sample.button == .left || sample.kind != .mouse else { return [] }
      captured.insert(sample.pointer)
      pressedTool = layout.tool(at: sample.location)
      if isOver { highlightMenu(at: sample.location) }
    case .move:
      if isOver { highlightMenu(at: sample.location) }
      hoveredTool = sample.kind == .mouse && !isOver ? layout.tool(at: sample.location) : nil
    case .up:
      guard captured.remove(sample.pointer) != nil else { return [] }
      return release(sample, at: time)
    case .cancel:
      captured.remove(sample.pointer)
      pressedTool = nil
    }
    return []
  }

  /// A pointer that came down outside the stage goes up.
  private mutating func release(_ sample: PointerSample, at time: Timestamp) -> [LabEffect] {
    let pressed = pressedTool
    pressedTool = nil
    if let open = menu {
      // The up of the press that opened the menu leaves it open.
      let frame = layout.menu(width: LabMenu.width, height: open.height)
      if frame.contains(sample.location) {
        guard let index = open.item(at: sample.location.y - frame.y) else { return [] }
        menu = nil
        return run(open.items[index].command, at: time)
      }
      menu = nil
      return []
    }
    if let pressed, layout.tool(at: sample.location) == pressed {
      switch pressed {
      case .menu: openMenu(byTouch: sample.kind == .touch, at: time)
      case .appearance: return run(.toggleAppearance, at: time)
      }
    } else if bar(at: sample.location) == .undo {
      return run(.undo, at: time)
    }
    return []
  }

  mutating func openMenu(byTouch: Bool, at time: Timestamp) {
    var opened = LabMenu(
      items: LabMenu.items(
        for: session.table.style,
        isDark: appearance == .dark,
        canUndo: !session.table.undoableRemovals.isEmpty
      ),
      byTouch: byTouch,
      at: time
    )
    // Where a finger's larger items would not fit, the smaller ones do.
    if opened.height > layout.height - 2 * LabLayout.menuMargin {
      opened.itemHeight = LabMenu.mouseItemHeight
    }
    menu = opened
  }

  private mutating func highlightMenu(at point: Point) {
    guard let open = menu else { return }
    let frame = layout.menu(width: LabMenu.width, height: open.height)
    menu?.highlighted = frame.contains(point) ? open.item(at: point.y - frame.y) : nil
  }

  mutating func run(_ command: LabMenu.Command, at time: Timestamp) -> [LabEffect] {
    switch command {
    case .set(let id, let value): feed(.tune([ParameterSetting(id, .choice(value))]), at: time)
    case .undo: feed(.command(.undo, tag: nil), at: time)
    case .saveRecording:
      if replay == nil { return [.save(recorder.recording(at: time))] }
      announce("This is a replay: its recording is saved already", icon: "info", at: time)
    case .toggleAppearance: toggleAppearance(at: time)
    }
    return []
  }

  private mutating func handleWheel(_ sample: WheelSample, at time: Timestamp) {
    guard menu == nil else { return }
    var moved = sample
    if let place = sample.location {
      guard layout.stage.contains(place) else { return }
      moved.location = Point(x: place.x - layout.stage.x, y: place.y - layout.stage.y)
    }
    feed(.wheel(moved), at: time)
  }

  /// The same sample in table points.
  private func onStage(_ sample: PointerSample) -> PointerSample {
    var moved = sample
    moved.location = Point(x: sample.location.x - layout.stage.x, y: sample.location.y - layout.stage.y)
    return moved
  }

  /// The bars at the foot of the window.
  enum BarKind { case undo, notice }

  /// The bar under a point.
  func bar(at point: Point) -> BarKind? {
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
