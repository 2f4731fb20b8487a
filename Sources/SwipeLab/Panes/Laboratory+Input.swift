public import SwipeEngine
public import SwipeTable

extension Laboratory {
  /// Takes an input of the window in, in window points, at its time. A mouse that has left the window is told as a move to
  /// a place outside; `resize` is about the window, other commands go to the session as they are. A whole style has no
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
    case .command(.resize(let width, let height), _):
      layout = LabLayout(width: width, height: height)
      (menu, longPress) = (nil, nil)
      feed(.command(.resize(width: layout.stage.width, height: layout.stage.height), tag: nil), at: time)
    case .command(let command, let tag): feed(.command(command, tag: tag), at: time)
    case .style, .options: break
    }
    return []
  }

  mutating func run(_ command: LabMenu.Command, at time: Timestamp) -> [LabEffect] {
    switch command {
    case .page: break
    case .set(let settings): feed(.tune(settings), at: time)
    case .style(let reference): feed(.style(reference), at: time)
    case .scene(let id): show(scene: id, at: time)
    case .perform(let row, let action):
      feed(.command(.perform(row, action, by: .menu), tag: nil), at: time)
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
