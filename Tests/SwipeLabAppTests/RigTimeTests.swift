import SwipeEngine
import SwipeLab
import SwipeTable
import Testing

extension RigTests {
  @Suite("time in the window")
  struct RigTimeTests {
    /// A finger opens a row.
    private func swipe(_ row: Int, in window: inout LabWindow) async throws {
      let start = window.row(row, x: 300)
      try await window.swipe(from: start, to: Point(x: start.x - 180, y: start.y))
    }

    @Test("stands still with Space; steps back and forward lead to exactly the same pixels")
    func stepping() async throws {
      try await LabWindow.open { window in
        // A tenth of the speed, so that the row is under way when time stops.
        try await window.press("4")
        try await swipe(1, in: &window)
        try await window.press("Space")
        try await window.app.waitForStillness()
        let still = try window.app.picture(of: window.table())
        try await window.press([",", ",", ","])
        try await window.app.waitForChange(of: window.table(), from: still, "an earlier frame")
        try await window.app.waitForStillness()
        let earlier = try window.app.picture(of: window.table())
        try await window.press([".", ".", "."])
        try await window.app.wait(for: still, in: window.table(), "the frame that it stopped at")
        try await window.press([",", ",", ","])
        try await window.app.wait(for: earlier, in: window.table(), "the earlier frame again")
      }
    }

    @Test("goes on when a row is touched, which opens")
    func touching() async throws {
      try await LabWindow.open { window in
        try await window.press("4")
        try await swipe(1, in: &window)
        try await window.press("Space")
        try await window.app.waitForStillness()
        let paused = try window.app.picture(of: window.table())
        try await swipe(3, in: &window)
        try await window.app.waitForChange(of: window.table(), from: paused, "the row to move")
        let play = RecordedPlay(try await window.app.recording())
        #expect(try play.offset(of: "m3") == -play.pane(.trailing))
        #expect(play.touches.filter { $0.phase == .up }.count == 2)
      }
    }

    @Test("is scrubbed by the mouse on the lane: back to the beginning, and to the present again")
    func scrubbing() async throws {
      try await LabWindow.open { window in
        try await window.settle()
        let first = try window.app.picture(of: window.table())
        try await window.press("F")
        try await swipe(1, in: &window)
        try await window.settle()
        let present = try window.app.picture(of: window.table())
        #expect(present != first)
        let lane = try window.lane()
        // Behind its ends a drag is at them.
        let (start, end) = (Point(x: lane.x - 20, y: lane.midY), Point(x: lane.maxX + 20, y: lane.midY))
        let middle = Point(x: lane.midX, y: lane.midY)
        try window.mouse(.move, at: middle)
        try window.mouse(.down, at: middle)
        try window.mouse(.move, at: start)
        try await window.app.wait(for: first, in: window.table(), "the beginning")
        try window.mouse(.move, at: end)
        try await window.app.wait(for: present, in: window.table(), "the present")
        try window.mouse(.up, at: end)
        let play = RecordedPlay(try await window.app.recording())
        #expect(play.pointers.map(\.sample).allSatisfy { $0.kind == .touch || $0.phase == .move })
      }
    }

    @Test("plays the last gesture again and again with L, under what a slider says meanwhile; L ends it")
    func looping() async throws {
      try await LabWindow.open { window in
        try await window.press("F")
        try await swipe(1, in: &window)
        try await window.settle()
        let present = try window.app.picture(of: window.table())
        try await window.press("L")
        // Round after round the row is closed at first and open at the end.
        for round in 1...2 {
          try await window.app.waitForChange(of: window.table(), from: present, "round \(round) to begin")
          try await window.app.wait(for: present, in: window.table(), "round \(round) to end")
        }
        try await window.search(for: "settle response")
        try await window.press(["Return", "Tab", "Up", "Up"])
        try await window.press(["Escape", "Escape", "L"])
        try await window.app.waitForStillness()
        #expect(try window.app.picture(of: window.table()) == present)
        let play = RecordedPlay(try await window.app.recording())
        #expect(play.values(of: "settle.response").count == 2)
        #expect(play.touches.filter { $0.phase == .down }.count == 1, "a loop is no touch")
      }
    }
  }
}
