import SwipeEngine
import SwipeTable

extension Laboratory {
  mutating func handlePointer(_ sample: PointerSample, at time: Timestamp) -> [LabEffect] {
    presentSample = sample
    mousePlace = sample.kind == .mouse ? sample.location : Self.nowhere
    defer {
      presentSample = nil
      followTooltip(at: time)
      passInTooltip(to: time)
    }
    hold(sample, at: time)
    followLongPress(sample)
    // Of a mouse only the left button acts; its moves tell no button.
    let acts =
      sample.kind != .mouse || sample.button == .left || sample.phase == .move || sample.phase == .cancel
    if sample.phase == .down, acts { take(sample, at: time) }
    let target = targets[sample.pointer]
    let isHovering = sample.kind == .mouse && menu == nil && target?.isTable != true
    hovered = isHovering ? self.target(at: sample.location) : nil
    guard acts, let target else {
      passOn(sample, at: time)
      return []
    }
    if sample.phase == .up || sample.phase == .cancel { targets[sample.pointer] = nil }
    defer { setClocks(at: time) }
    return follow(target, sample, at: time)
  }

  /// What came down on something goes on.
  private mutating func follow(_ target: LabTarget, _ sample: PointerSample, at time: Timestamp)
    -> [LabEffect]
  {
    switch (target, sample.phase) {
    case (.table(let device), .down):
      feed(.pointer(onTable(sample, of: device)), at: time)
      beginMenuPress(sample, at: time)
    case (.table(let device), _): feed(.pointer(onTable(sample, of: device)), at: time)
    case (.menu, .down), (.menu, .move): highlightMenu(at: sample.location)
    case (.dialog, _): handleDialogPointer(sample)
    case (.inspector, _): give(sample, at: time)
    case (.timeline(.lane), .down), (.timeline(.lane), .move):
      guard let layout = timelineLayout else { break }
      seek(to: layout.time(at: sample.location.x, timeline), at: time)
    case (.plot, .down), (.plot, .move):
      if let wanted = curveTime(at: sample.location.x) { seek(to: wanted, at: time) }
    case (.grabber, _): draw(sample, at: time)
    case (_, .up): return release(target, sample, at: time)
    default: break
    }
    return []
  }

  /// A mouse that holds nothing moves, or another of its buttons is pressed.
  private mutating func passOn(_ sample: PointerSample, at time: Timestamp) {
    guard dialog == nil else { return }
    if menu == nil {
      if view.isLive, !isPaused { feed(.pointer(hovering(sample)), at: time) }
      if inspectorPane != nil { give(sample, at: time) }
    }
    if sample.phase == .move { highlightMenu(at: sample.location) }
    if sample.phase == .down { pressOtherButton(sample, at: time) }
  }

  private mutating func give(_ sample: PointerSample, at time: Timestamp) {
    guard let pane = inspectorPane else { return }
    carryOut(inspector.handle(sample, subject, in: pane, at: time), at: time)
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
    let target = target(at: sample.location)
    var moved = onTable(sample, of: layout.table(at: sample.location) ?? 0)
    let isBeside = layout.form.isBare ? bar(at: sample.location) != nil : !target.isTable
    if isBeside { moved.location = Self.nowhere }
    return moved
  }

  /// What a pointer holds down.
  func isPressed(_ target: LabTarget) -> Bool { targets.values.contains(target) }

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
    if case .table(let device) = target {
      drivenDevice = device
      wantPresent(at: time)
      alignTables()
      gestures.pointerDown(at: now)
      beginCurves(sample)
    }
    if target != .inspector, target != .menu, target != .dialog { focus(on: nil, at: time) }
    targets[sample.pointer] = target
    setClocks(at: time)
  }

  /// The first finger on a row may move it.
  private mutating func beginCurves(_ sample: PointerSample) {
    guard !isHeld else { return }
    let hit = first.session.table.hitTest(onTable(sample.location), at: now)
    if let row = hit.rowID { curves.begin(row, on: sides, at: now) }
  }

  /// What lies under a point of the window.
  private func target(at point: Point) -> LabTarget {
    if dialog != nil { return .dialog }
    if menu != nil { return .menu }
    if let part = bannerLayout?.part(at: point) { return .banner(part) }
    if bannerLayout?.frame.contains(point) == true { return .ground }
    if let part = filmCardLayout?.part(at: point) { return .film(part) }
    if filmCardLayout?.frame.contains(point) == true { return .ground }
    if let button = button(at: point) { return button }
    if bar(at: point) != nil { return .ground }
    if let part = toolbarLayout?.part(at: point) { return .toolbar(part) }
    if layout.grabber?.contains(point) == true { return .grabber }
    if let part = timelineLayout?.part(at: point) { return .timeline(part) }
    if inspectorPane?.frame.contains(point) == true { return .inspector }
    if layout.plot?.contains(point) == true { return .plot }
    if let (tool, device) = layout.tool(at: point) { return .tool(tool, device: device) }
    if let part = compareTools?.part(at: point) { return .compare(part) }
    return layout.table(at: point).map { .table($0) } ?? .ground
  }

  /// A pointer that came down outside the tables goes up.
  private mutating func release(
    _ target: LabTarget,
    _ sample: PointerSample,
    at time: Timestamp
  ) -> [LabEffect] {
    if target == .menu { return releaseMenu(at: sample.location, time) }
    guard self.target(at: sample.location) == target else { return [] }
    switch target {
    case .tool(.menu, let device):
      let place = layout.tool(.menu, of: device)
      openMenu(.start, at: place, side: device, byTouch: sample.kind == .touch, at: time)
    case .tool(.appearance, _): return run(.toggleAppearance, at: time)
    case .button(.question, let index): answerQuestion(with: LabQuestion.answers[index], at: time)
    case .button: undoRemoval(at: time)
    case .toolbar(let part): return press(.toolbar(part), byKey: false, at: time)
    case .compare(let part): return press(.compare(part), byKey: false, at: time)
    case .banner(let part): return press(.banner(part), byKey: false, at: time)
    case .film(let part): return press(.film(part), byKey: false, at: time)
    case .timeline(let part): return press(.timeline(part), byKey: false, at: time)
    case .table, .plot, .inspector, .grabber, .dialog, .menu, .ground: break
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
    guard let index = open.item(at: point.y - frame.y + open.scroll) else { return [] }
    menu?.highlighted = nil
    return choose(index, at: time)
  }

  private mutating func highlightMenu(at point: Point) {
    guard let open = menu else { return }
    let frame = layout.frame(of: open)
    menu?.highlighted = frame.contains(point) ? open.item(at: point.y - frame.y + open.scroll) : nil
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
