public import SwipeEngine
public import SwipeTable

extension Laboratory {
  /// Takes an input of the window in, in window points, at its time. A mouse that has left the window is told as a move to
  /// a place outside; `resize` is about the window, other commands go to the sessions as they are. A whole style has no
  /// place in a recording, nor have the options of a side: both are passed over; styles are changed by their parameters.
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
    let old = layout.table(0)
    layout = LabLayout(width: width, height: height, form: layout.form)
    (menu, longPress) = (nil, nil)
    fitTables(from: old, at: time, always: true)
  }

  /// Shows other panes, or moves them.
  mutating func lay(out form: LabForm, at time: Timestamp) {
    let old = layout.table(0)
    layout = LabLayout(width: layout.width, height: layout.height, form: form)
    fitTables(from: old, at: time, always: false)
  }

  private mutating func fitTables(from old: Rect, at time: Timestamp, always: Bool) {
    let table = layout.table(0)
    guard always || old.width != table.width || old.height != table.height else { return }
    feed(.command(.resize(width: table.width, height: table.height), tag: nil), at: time)
  }

  mutating func run(_ command: LabMenu.Command, at time: Timestamp) -> [LabEffect] {
    switch command {
    case .page: break
    case .set(let settings): tune(settings, sides: [0], at: time)
    case .style(let reference):
      take(StyleOrigin(preset: reference.base), reference, side: 0, at: time)
    case .scene(let id): show(scene: id, at: time)
    case .perform(let row, let action):
      feed(.command(.perform(row, action, by: .menu), tag: nil), at: time)
    case .undo: feed(.command(.undo, tag: nil), at: time)
    case .saveRecording:
      if replay == nil { return [.save(recorder.recording(at: now))] }
      announce("This is a replay: its recording is saved already", icon: "info", at: time)
    case .toggleAppearance: toggleAppearance(at: time)
    }
    return []
  }

  private mutating func handleWheel(_ sample: WheelSample, at time: Timestamp) {
    guard menu == nil else { return }
    var moved = sample
    if let place = sample.location {
      guard let device = layout.table(at: place) else { return }
      moved.location = onTable(place, of: device)
    }
    feed(.wheel(moved), at: time)
  }
}
