import SwipeEngine
import SwipeLab
import SwipeTable
import Testing

extension RigTests {
  @Suite("a row's menu and its keys")
  struct RigRowMenuTests {
    /// From the place where a menu opens to the middle of its second item, for a mouse and for a finger, in points.
    private static let second = (mouse: 6 + 1.5 * 36.0, finger: 6 + 1.5 * 44.0)
    private static let place = InboxRows.place(in: 1, x: 100)

    @Test("opens by a right click, and a click performs what it is on")
    func rightClick() async throws {
      try await AppUnderTest.swipelab { app in
        try app.rig.mouse.move(to: app.pixels(Self.place))
        try await app.waitForStillness()
        let closed = try app.picture()
        try app.rig.mouse.click(.right)
        try await app.waitForChange(from: closed)
        let item = Point(x: Self.place.x + 60, y: Self.place.y + Self.second.mouse)
        try app.rig.mouse.move(to: app.pixels(item))
        try app.rig.mouse.click(.left)
        let play = RecordedPlay(try await app.recording())
        #expect(play.commands == [.perform("m1", "read", by: .menu)])
        #expect(try play.events.contains { $0.row == "m1" && $0.kind == .action("read", by: .menu) })
      }
    }

    @Test("opens under a finger that rests on a row, which is then not tapped")
    func longPress() async throws {
      try await AppUnderTest.swipelab { app in
        try app.rig.mouse.move(to: app.pixels(AppUnderTest.onTitle))
        try await app.waitForStillness()
        let untouched = try app.picture()
        try app.rig.touch.down(1, at: app.pixels(Self.place))
        try await app.waitForChange(from: untouched)
        try await app.waitForStillness()
        let pressed = try app.picture()
        try await app.waitForChange(from: pressed)
        try app.rig.touch.up(1)
        try app.tap(at: Point(x: Self.place.x + 60, y: Self.place.y + Self.second.finger))
        let play = RecordedPlay(try await app.recording())
        #expect(play.touches.map(\.phase) == [.down, .cancel])
        let times = play.pointers.filter { $0.sample.kind == .touch }.map(\.time)
        #expect(times.last == times.first?.adding(seconds: 0.5))
        #expect(play.commands == [.perform("m1", "read", by: .menu)])
        #expect(try play.frame().rows.isEmpty)
      }
    }

    @Test("opens by the Menu key on the selected row; Left opens its actions, Delete deletes it")
    func keys() async throws {
      try await AppUnderTest.swipelab { app in
        try app.tap(at: Self.place)
        try await app.waitForStillness()
        for key in [KeyboardDevice.Key.menu, .enter, .delete] {
          try app.rig.keyboard.type(key)
          try await Task.sleep(for: AppUnderTest.pace)
        }
        try app.tap(at: InboxRows.place(in: 4, x: 100))
        try app.rig.keyboard.type(.left)
        let play = RecordedPlay(try await app.recording())
        let expected: [TableCommand] = [
          .perform("m1", "delete", by: .menu), .remove("m1", animated: true),
        ]
        #expect(Array(play.commands.prefix(2)) == expected)
        #expect(play.commands.count == 3)
        guard case .open(_, .trailing, animated: true)? = play.commands.last else {
          Issue.record("Left opens the selected row's trailing side")
          return
        }
      }
    }
  }
}
