import SwipeEngine
import Testing

@testable import SwipeLab

extension RigTests {
  @Suite("the inspector and the mouse")
  struct RigInspectorMouseTests {
    private static let damping = "settle.dampingRatio"
    private static let threshold = "release.velocityThreshold"
    /// What one pixel of a slider's way is at most for the numbers here.
    private static let dampingExactness = 0.02
    private static let thresholdExactness = 20.0

    @Test("a slider follows the mouse while the row that was let go moves on, without a jump")
    func slider() async throws {
      try await LabWindow.open { window in
        // A quarter of the speed, so that the row is under way for long enough.
        try await window.press("3")
        try await window.search(for: "settle damping")
        try await window.settle()
        let start = window.row(1, x: 300)
        try await window.swipe(from: start, to: Point(x: start.x - 180, y: start.y))
        let knob = try window.knob(of: Self.damping, at: window.number(of: Self.damping))
        let goal = try window.knob(of: Self.damping, at: 0.3)
        try await window.drag(from: knob, through: LabWindow.way(from: knob, to: goal))
        let play = RecordedPlay(try await window.app.recording())

        #expect(play.tunes.count > 2 && play.tunes.allSatisfy { $0.setting.id == Self.damping })
        guard case .number(let last)? = play.values(of: Self.damping).last else {
          Issue.record("the slider sets a number")
          return
        }
        #expect(abs(last - 0.3) <= Self.dampingExactness)
        let offsets = try play.offsetsAroundTunes(of: "m1")
        for (before, after) in offsets { #expect(abs(before - after) < 0.01, "no jump") }
        #expect(offsets.first?.after != offsets.last?.after, "the row moves while the slider does")
        #expect(try play.offset(of: "m1") == -play.pane(.trailing))
      }
    }

    @Test(
      "a number is typed after a click and set by Return, which F5 then saves; the arrow beside it takes it back"
    )
    func field() async throws {
      try await LabWindow.open { window in
        let standard = try window.number(of: Self.damping)
        try await window.click(try window.place(of: .search), thenType: "settle damping")
        try await window.click(try window.place(of: .field(Self.damping)), thenType: "0.55")
        try await window.press("Return")
        let typed = RecordedPlay(try await window.app.recording())
        try await window.click(try window.place(of: .reset(Self.damping)))
        let reset = RecordedPlay(try await window.app.recording())

        #expect(typed.values(of: Self.damping) == [.number(0.55)])
        #expect(reset.values(of: Self.damping) == [.number(0.55), .number(standard)])
        #expect(reset.tunes.allSatisfy { $0.setting.id == Self.damping })
      }
    }

    @Test("a section opens by a click, and what is in it is set")
    func section() async throws {
      try await LabWindow.open { window in
        try await window.settle()
        try await window.click(try window.place(of: .section(.release)))
        try await window.settle()
        let knob = try window.knob(of: Self.threshold, at: window.number(of: Self.threshold))
        let goal = try window.knob(of: Self.threshold, at: 600)
        try await window.drag(from: knob, through: LabWindow.way(from: knob, to: goal))
        let play = RecordedPlay(try await window.app.recording())
        guard case .number(let last)? = play.values(of: Self.threshold).last else {
          Issue.record("the slider sets a number")
          return
        }
        #expect(abs(last - 600) <= Self.thresholdExactness)
        #expect(play.tunes.allSatisfy { $0.setting.id == Self.threshold })
      }
    }

    @Test("the wheel scrolls the list of values, and not the rows")
    func wheel() async throws {
      try await LabWindow.open { window in
        try await window.settle()
        let place = try window.place(of: .slider(Self.damping))
        let pane = try window.inspectorPane()
        try window.mouse(.move, at: place)
        let before = try window.app.picture(of: pane)
        for _ in 1...3 { try window.app.rig.mouse.click(.wheelDown) }
        try await window.app.waitForChange(of: pane, from: before, "the values to scroll")
        let play = RecordedPlay(try await window.app.recording())
        #expect(play.notches.isEmpty && play.tunes.isEmpty)
      }
    }
  }
}
