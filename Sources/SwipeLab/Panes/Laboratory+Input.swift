public import SwipeEngine
public import SwipeTable

extension Laboratory {
  /// Takes an input of the window in, in window points, at its time. A mouse that has left the window is told as a move to
  /// a place outside; `resize` is about the window, other commands go to the sessions as they are. A `SwipeStyle`
  /// has no place in a recording, nor have the options of a side: both are passed over; styles go in by reference.
  ///
  /// - Returns: what the program around it has to do.
  public mutating func handle(_ input: TableInput, at time: Timestamp) -> [LabEffect] {
    pass(to: time)
    let asked = react(to: input, at: time)
    return takeEffects() + asked
  }

  private mutating func react(to input: TableInput, at time: Timestamp) -> [LabEffect] {
    switch input {
    case .pointer(let sample): return handlePointer(sample, at: time)
    case .wheel(let sample): handleWheel(sample, at: time)
    case .key(let key): return handleKey(key, at: time)
    case .command(.resize(let width, let height), _): resize(width, height, at: time)
    case .command(let command, let tag): feed(.command(command, tag: tag), at: time)
    case .style, .options: break
    }
    return []
  }

  private mutating func resize(_ width: Double, _ height: Double, at time: Timestamp) {
    var form = layout.form
    form.drawnSheet = nil
    let new = LabLayout(width: width, height: height, form: form)
    leavePanes(before: new, at: time)
    layout = new
    (menu, longPress) = (nil, nil)
    forgetSheetDrag()
    fitTables(at: time, always: true)
  }

  /// Shows other panes, or moves them.
  mutating func lay(out form: LabForm, at time: Timestamp) {
    let new = LabLayout(width: layout.width, height: layout.height, form: form)
    leavePanes(before: new, at: time)
    layout = new
    forgetSheetDrag()
    fitTables(at: time, always: false)
  }

  /// Gives the tables the size that the layout has for them. It is compared with their own: a sheet that is drawn has moved
  /// the layout without them.
  private mutating func fitTables(at time: Timestamp, always: Bool) {
    let table = layout.table(0)
    let present = first.session.table.viewport
    guard always || present.width != table.width || present.height != table.height else { return }
    feed(.command(.resize(width: table.width, height: table.height), tag: nil), at: time)
    fitLoop(at: time)
  }

  private mutating func handleWheel(_ sample: WheelSample, at time: Timestamp) {
    guard menu == nil else { return scrollMenu(by: -sample.dy) }
    if case .keys(let offset)? = dialog { scrollKeys(to: offset - sample.dy) }
    guard dialog == nil else { return }
    if let pane = inspectorPane, let place = sample.location, pane.frame.contains(place) {
      return carryOut(inspector.scroll(sample, subject, in: pane, at: time), at: time)
    }
    var moved = sample
    if let place = sample.location {
      guard let device = layout.table(at: place) else { return }
      moved.location = onTable(place, of: device)
    }
    guard replay == nil else { return }
    wantPresent(at: time)
    wheelEnd = time.adding(seconds: SwipeTable.wheelPause)
    setClocks(at: time)
    feed(.wheel(moved), at: time)
    guard sample.phase == .ended else { return }
    wheelEnd = nil
    setClocks(at: time)
  }
}
