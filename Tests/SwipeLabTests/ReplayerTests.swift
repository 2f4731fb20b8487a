import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("A replay")
struct ReplayerTests {
  private func events(_ inputs: [SessionInput], settings: [ParameterSetting] = []) throws -> [String] {
    var replayer = try Replayer(.sample(inputs), settings: settings)
    return try replayer.advance(to: replayer.lastInput.adding(seconds: 5)).texts
  }

  @Test("cancels every pointer that the recording leaves down, at the time of its last input")
  func pointersLeftDown() throws {
    let script = GestureScript().down(300, 90).move(dx: -200, over: 100).down(10, 300, pointer: 2).wait(50)
      .key("x")
    let replayer = try Replayer(.sample(script.sessionInputs()))
    #expect(replayer.inputs.count == script.inputs.count + 2)
    #expect(replayer.inputs.suffix(2).allSatisfy { $0.time == Timestamp(milliseconds: 150) })
    let log = try events(script.sessionInputs())
    #expect(log == ["gestureBegan", "gestureEnded cancelled", "willOpen trailing", "didOpen trailing"])
  }

  @Test(
    "cancels a mouse's left button that is down, whatever the other buttons do",
    arguments: [PointerSample.Phase.down, .up]
  )
  func mouseButtons(phase: PointerSample.Phase) throws {
    let other = PointerSample(
      pointer: 1,
      phase: phase,
      location: Point(x: 100, y: 90),
      kind: .mouse,
      button: .right
    )
    let script = GestureScript().down(300, 90, kind: .mouse).move(dx: -200, over: 100).input(.pointer(other))
    #expect(try events(script.sessionInputs()).prefix(2) == ["gestureBegan", "gestureEnded cancelled"])
  }

  @Test("takes another style and further settings in place of the recording's own")
  func otherStyle() throws {
    let style = StyleReference(settings: [ParameterSetting("expansion", .choice("selection"))])
    let recording = Recording.sample(style: style)
    #expect(try Replayer(recording).session.table.style.expansion.kind == .selection)
    let changed = try Replayer(recording, settings: [ParameterSetting("expansion", .choice("fill"))])
    #expect(changed.session.table.style.expansion.kind == .fill)
    #expect(try Replayer(recording, style: StyleReference()).session.table.style == .default)
  }

  @Test("of a style or a value that cannot be is refused")
  func impossibleStyle() {
    #expect(throws: StyleReference.Failure.self) { try Replayer(.sample(style: StyleReference("nothing"))) }
    #expect(throws: StyleReference.Failure.self) {
      try Replayer(.sample(), settings: [ParameterSetting("settle.response", .number(-1))])
    }
  }

  @Test("of no inputs is finished from the start, one of some when the last has gone in")
  func finished() throws {
    #expect(try Replayer(.sample()).isFinished)
    var replayer = try Replayer(.sample(GestureScript().tap(160, 90).sessionInputs()))
    _ = try replayer.advance(to: Timestamp(milliseconds: 39))
    #expect(!replayer.isFinished)
    _ = try replayer.advance(to: Timestamp(milliseconds: 40))
    #expect(replayer.isFinished)
  }
}
