public import SwipeEngine
public import SwipeTable

extension Laboratory {
  /// Takes an input of the window in, in window points, at its time. A mouse that has left the window is told as a move to
  /// a place outside; `resize` is about the window, other commands go to the session as they are. A whole style has no
  /// place in a recording, nor have the options of a side: both are passed over; styles are changed by their parameters.
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
    case .style, .options: return []
    }
  }

  mutating func openMenu(byTouch: Bool, at time: Timestamp) {
    var opened = LabMenu(
      items: LabMenu.items(
        for: session.table.style,
        isDark: appearance == .dark,
        canChange: replay == nil,
        canUndo: replay == nil && !session.table.undoableRemovals.isEmpty
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
}
