import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("A trace under SwipeCellKit's presets")
struct SwipeCellKitTraceTests {
  /// One transition with one full swipe.
  struct Combination: Sendable, CustomTestStringConvertible {
    var transition: ActionTransition
    var kind: Expansion.Kind

    static let all = ActionTransition.allCases.flatMap { transition in
      Expansion.Kind.allCases.map { Combination(transition: transition, kind: $0) }
    }

    var testDescription: String { "\(transition) \(kind)" }
    var preset: String { "swipecellkit.\(transition)" }
    var settings: [ParameterSetting] { [ParameterSetting("expansion", .choice(kind.rawValue))] }
  }

  /// What a finger does to the second row, by name. The pane is 222 points wide, More from 153 on, Flag from 227, Delete
  /// from 301; a fill is answered a second after it began.
  private static let gestures: [(name: String, script: GestureScript)] = {
    let flick = GestureScript().down(350, 120).move(dx: -90, over: 60).up()
    let fullSwipe = GestureScript().down(365, 120).move(dx: -330, over: 320).wait(100)
    func tap(_ x: Double) -> GestureScript { flick.wait(740).tap(x, 120).wait(900) }
    let answer = TableCommand.fulfil("id1", "delete", with: .reset)
    return [
      ("short drag", GestureScript().down(350, 120).move(dx: -70, over: 240).wait(100).up()),
      (
        "long drag and back",
        GestureScript().down(350, 120).move(dx: -200, over: 320).move(dx: 150, over: 240).wait(100).up()
      ),
      ("flick", flick),
      ("full swipe", fullSwipe.up().wait(1000).command(answer)),
      ("cancelled full swipe", fullSwipe.cancel()),
      ("tap on More", tap(190)), ("tap on Flag", tap(264)),
      ("tap on Delete", tap(338).command(answer)),
      (
        "tap on Read",
        GestureScript().down(20, 120).move(dx: 90, over: 60).up().wait(740).tap(37, 120).wait(900).command(
          .fulfil("id1", "read", with: .reset)
        )
      ),
    ]
  }()

  private func recording(_ script: GestureScript, _ preset: String) -> Recording {
    var recording = Recording.sample(script.sessionInputs(), style: StyleReference(preset))
    recording.header.width = 375
    recording.header.rowHeight = 80
    recording.header.leading = [SwipeAction(id: "read", title: "Read")]
    recording.header.trailing = [
      SwipeAction(id: "more", title: "More"), SwipeAction(id: "flag", title: "Flag"),
      SwipeAction(id: "delete", title: "Delete", role: .destructive),
    ]
    return recording
  }

  @Test("of every gesture is the one that was reviewed", arguments: Combination.all)
  func goldens(_ combination: Combination) throws {
    var text = ""
    for (name, script) in Self.gestures {
      let trace = try recording(script, combination.preset).trace(
        fps: 5,
        until: script.now + 1200,
        settings: combination.settings
      )
      // Frames in which nothing moves or stands open say nothing.
      let lines = trace.split(separator: "\n").filter { !$0.contains(#""rows": []"#) }
      text += "# \(name)\n" + lines.map { $0 + "\n" }.joined()
    }
    Golden.expect(text, named: "swipecellkit-\(combination.transition)-\(combination.kind).trace")
  }

  @Test(
    "differs between the transitions in the slots of the actions alone",
    arguments: Expansion.Kind.allCases
  )
  func actionsAlone(kind: Expansion.Kind) throws {
    for (name, script) in Self.gestures {
      let traces = try ActionTransition.allCases.map { transition in
        let combination = Combination(transition: transition, kind: kind)
        return try recording(script, combination.preset).trace(settings: combination.settings)
      }
      let bare = traces.map { $0.replacing(/, "actions": \[.*?\]/, with: "") }
      #expect(Set(bare).count == 1, "\(name)")
      #expect(Set(traces).count == ActionTransition.allCases.count, "\(name)")
    }
  }
}
