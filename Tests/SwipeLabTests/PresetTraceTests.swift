import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("A trace under each preset with trigger points or utility buttons")
struct PresetTraceTests {
  private static let presets = PresetCatalog.presets.map(\.id).filter {
    $0 != "default" && !$0.hasPrefix("swipecellkit.")
  }

  /// What a finger does to the second row of 375 × 72 points, by name: to both sides, past each point, thrown, back and
  /// forth, taken away; and a tap where the outermost button or an open door's icon is. A row that waits is called back.
  private static let gestures: [(name: String, script: GestureScript)] = {
    func slow(_ dx: Double) -> GestureScript {
      GestureScript().down(dx > 0 ? 20 : 355, 108).move(dx: dx, over: 480).wait(120).up()
    }
    func flick(_ dx: Double) -> GestureScript {
      GestureScript().down(dx > 0 ? 20 : 355, 108).move(dx: dx, over: 60).up()
    }
    let call = TableCommand.close("id1", animated: true)
    return [
      ("slowly before the first point", slow(40)),
      ("slowly past the first point", slow(170).wait(1200).command(call)),
      ("slowly past the first point, other side", slow(-170).wait(1200).command(call)),
      ("slowly past the second point", slow(320).wait(1200).command(call)),
      ("flick", flick(90).wait(1200).command(call)),
      ("flick, other side", flick(-90).wait(1200).command(call)),
      (
        "back and forth",
        GestureScript().down(20, 108).move(dx: 200, over: 320).move(dx: -170, over: 320)
          .move(dx: 120, over: 240).wait(120).up().wait(1200).command(call)
      ),
      ("cancel", GestureScript().down(20, 108).move(dx: 200, over: 320).wait(120).cancel()),
      ("open and tap", slow(-170).wait(900).tap(350, 108).wait(900).command(call)),
    ]
  }()

  private func recording(_ script: GestureScript, _ preset: String) -> Recording {
    var recording = Recording.sample(script.sessionInputs(), style: StyleReference(preset))
    recording.header.width = 375
    recording.header.rowHeight = 72
    recording.header.leading = [
      SwipeAction(id: "done", title: "Done", icon: "check"),
      SwipeAction(id: "drop", title: "Drop", icon: "close", role: .destructive),
    ]
    recording.header.trailing = [
      SwipeAction(id: "later", title: "Later", icon: "clock"),
      SwipeAction(id: "list", title: "To a list", icon: "list"),
    ]
    return recording
  }

  @Test("of every gesture is the one that was reviewed", arguments: presets)
  func goldens(preset: String) throws {
    var text = ""
    for (name, script) in Self.gestures {
      let trace = try recording(script, preset).trace(fps: 5, until: script.now + 1000)
      // Frames in which nothing moves or stands open say nothing.
      let lines = trace.split(separator: "\n").filter { !$0.contains(#""rows": []"#) }
      text += "# \(name)\n" + lines.map { $0 + "\n" }.joined()
    }
    Golden.expect(text, named: "\(preset).trace")
  }

  @Test("of every gesture ends at rest, and fires what was let go past, once", arguments: presets)
  func ends(preset: String) throws {
    for (name, script) in Self.gestures {
      var replayer = try Replayer(recording(script, preset))
      let events = try replayer.advance(to: replayer.lastInput.adding(seconds: 5))
      let table = replayer.session.table
      #expect(table.isQuiet(at: replayer.lastInput.adding(seconds: 5)), "\(name)")
      let fired = events.filter { if case .action = $0.kind { true } else { false } }
      #expect(fired.count <= 1, "\(name): \(fired.map(\.text))")
      if name == "cancel" { #expect(fired.isEmpty) }
    }
  }
}
