import SwipeEngine
import SwipeLab
import SwipeTable
import Testing

extension RigTests {
  @Suite("scenes")
  struct RigScenesTests {
    /// A place in a row of 72 points, in points of the table.
    private func place(in row: Int, x: Double) -> Point { Point(x: x, y: 72 * Double(row) + 36) }

    @Test("--scene tasks shows tasks: one is dragged out by a finger, dropped by a key, and that replays")
    func tasks() async throws {
      try await AppUnderTest.swipelab(["--scene", "tasks"]) { app in
        let before = try app.picture()
        try await app.drag(from: place(in: 1, x: 20), to: place(in: 1, x: 410))
        try await app.waitForChange(from: before)
        try await app.waitForStillness()
        try app.rig.keyboard.type(.enter)
        let recording = try await app.recording()
        let play = RecordedPlay(recording)
        #expect(recording.header.scene == TasksScene.id)
        #expect(recording.header.style == StyleReference("swipycell.mixed"))
        #expect(play.commands == [.fulfil("t1", "drop", with: .delete)])
        #expect(try play.end.count == 39)
      }
    }

    @Test("another scene is chosen in the menu by a finger, and its recording begins there")
    func chosen() async throws {
      try await AppUnderTest.swipelab { app in
        try await app.drag(from: InboxRows.place(in: 1, x: 300), to: InboxRows.place(in: 1, x: 100))
        try await app.waitForStillness()
        let before = try app.picture()
        // The tool that opens the menu, its first item, and the last one of the page, each 44 points high.
        try app.tap(at: Point(x: 388, y: -32))
        try app.tap(at: Point(x: 250, y: 24))
        try app.tap(at: Point(x: 250, y: 213))
        try await app.waitForChange(from: before)
        try await app.drag(.left, from: place(in: 0, x: 60), to: place(in: 0, x: 300))
        let recording = try await app.recording()
        let play = RecordedPlay(recording)
        #expect(recording.header.scene == ContactsScene.id)
        #expect(play.touches.isEmpty, "what the inbox was given is not in it")
        #expect(try play.end.open == ["c0"])
      }
    }
  }
}
