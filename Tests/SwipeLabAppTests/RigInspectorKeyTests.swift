import SwipeEngine
import SwipeLab
import SwipeTable
import Testing

extension RigTests {
  @Suite("the inspector and the keys")
  struct RigInspectorKeyTests {
    private static let response = "settle.response"
    private static let step = 0.01

    @Test("I hides the inspector and shows it again")
    func hiding() async throws {
      try await LabWindow.open { window in
        try await window.settle()
        let pane = try window.inspectorPane()
        let shown = try window.app.picture(of: pane)
        try await window.press("I")
        try await window.app.waitForChange(of: pane, from: shown, "the inspector to go")
        try await window.press("I")
        try await window.app.wait(for: shown, in: pane, "the inspector as it was")
      }
    }

    @Test(
      "Ctrl+F, letters, Return and Tab lead to a slider; arrows change it, with Shift by tens, with Alt by tenths"
    )
    func arrows() async throws {
      try await LabWindow.open { window in
        let start = try window.number(of: Self.response)
        try await window.search(for: "settle response")
        try await window.press([
          "Return", "Tab", "Up", "Shift+Up", "Alt+Up", "Down", "Shift+Down", "Alt+Down",
        ])
        let play = RecordedPlay(try await window.app.recording())
        let steps = [1, 11, 11.1, 10.1, 0.1, 0].map { start + $0 * Self.step }
        let values = play.values(of: Self.response)
        try #require(values.count == steps.count)
        for (value, expected) in zip(values, steps) {
          guard case .number(let number) = value else {
            Issue.record("\(value) is no number")
            continue
          }
          #expect(abs(number - expected) < 1e-9)
        }
      }
    }

    @Test("a number is typed in a field that Return leads to, and a row that moves goes on from where it is")
    func typing() async throws {
      try await LabWindow.open { window in
        try await window.press("3")
        try await window.search(for: "settle response")
        let start = window.row(1, x: 300)
        try await window.swipe(from: start, to: Point(x: start.x - 180, y: start.y))
        // The finger has taken the keys to the rows.
        try await window.press("Ctrl+F")
        try await window.type("0.9", after: "Return", in: window.inspectorPane())
        try await window.press("Return")
        let play = RecordedPlay(try await window.app.recording())
        #expect(play.values(of: Self.response) == [.number(0.9)])
        let around = try #require(try play.offsetsAroundTunes(of: "m1").first)
        #expect(abs(around.before - around.after) < 0.01)
        #expect(try play.offset(of: "m1") == -play.pane(.trailing))
      }
    }

    @Test("Escape leads back to the rows, whose keys they are again")
    func escaping() async throws {
      try await LabWindow.open { window in
        try await window.search(for: "settle response")
        try await window.press(["Return", "Tab", "Up", "Escape", "Escape"])
        try await window.press("Down")
        let play = RecordedPlay(try await window.app.recording())
        #expect(play.values(of: Self.response).count == 1)
        guard case .key("Down")? = play.recording.inputs.last?.kind else {
          Issue.record("Down is the table's")
          return
        }
      }
    }
  }
}
