import SwipeEngine
import SwipeTable

extension Laboratory {
  /// Does what an item of a menu stands for.
  ///
  /// - Parameter side: whose style it is about.
  mutating func run(_ command: LabMenu.Command, side: Int = 0, at time: Timestamp) -> [LabEffect] {
    switch command {
    case .page: break
    case .set(let settings): tune(settings, sides: [side], at: time)
    case .setEdited(let settings): tune(settings, sides: sides(of: edited), at: time)
    case .style(let reference):
      take(StyleOrigin(preset: reference.base), reference, side: side, at: time)
    case .ownStyle(let name): takeOwnStyle(name, side: side, at: time)
    case .saveStyle, .renameStyle, .deleteStyle: ask(about: command, side: side, at: time)
    case .copyCode(let form): copyCode(form, side: side, at: time)
    case .filmLastGesture: filmLastGesture(at: time)
    case .filmLastSeconds: filmLastSeconds(at: time)
    case .filmSettings(let settings): filmSettings = settings
    case .speed(let speed): setSpeed(speed, at: time)
    case .scene(let id): show(scene: id, at: time)
    case .perform(let row, let action):
      feed(.command(.perform(row, action, by: .menu), tag: nil), at: time)
    case .undo: if undoesStyle { undoStyle(at: time) } else { undoRemoval(at: time) }
    case .redo: redoStyle(at: time)
    case .keys: toggleKeys(at: time)
    case .touches: showsTouches.toggle()
    case .compare: toggleComparison(at: time)
    case .saveRecording:
      if replay == nil { return [.save(recorder.recording(at: now))] }
      announce("This is a replay: its recording is saved already", icon: "info", at: time)
    case .toggleAppearance: toggleAppearance(at: time)
    }
    return []
  }

  /// Takes the last removal of a row back.
  mutating func undoRemoval(at time: Timestamp) { feed(.command(.undo, tag: nil), at: time) }

  /// Whether a change of the style is what was done last, and not the removal of a row.
  var undoesStyle: Bool {
    guard styleUndo.canUndo, !layout.form.isBare else { return false }
    guard let bar = undoBar, !bar.isLeaving else { return true }
    return styleUndo.lastTime > bar.start
  }
}
