import SwipeEngine
import SwipeLab
import SwipeTable
import Testing

extension RigTests {
  @Suite("the mouse")
  struct RigMouseTests {
    @Test("opens a row with its left button")
    func leftDrag() async throws {
      try await AppUnderTest.swipelab { app in
        let start = InboxRows.place(in: 1, x: 300)
        try await app.drag(.left, from: start, to: Point(x: 120, y: start.y))
        let play = RecordedPlay(try await app.recording())
        #expect(play.pointers.allSatisfy { $0.sample.kind == .mouse && $0.sample.button == .left })
        let presses = play.pointers.map(\.sample).filter { $0.phase != .move }
        #expect(presses.map(\.phase) == [.down, .up])
        #expect(presses.map(\.location.x) == [300, 120])
        #expect(try play.offset(of: "m1") == -play.pane(.trailing))
      }
    }

    @Test("does nothing with its middle button")
    func otherDrag() async throws {
      try await AppUnderTest.swipelab { app in
        let start = InboxRows.place(in: 1, x: 300)
        try await app.drag(.middle, from: start, to: Point(x: 120, y: start.y))
        let play = RecordedPlay(try await app.recording())
        let presses = play.pointers.map(\.sample).filter { $0.phase != .move }
        #expect(presses.map(\.button) == [.middle, .middle])
        #expect(try play.events.isEmpty)
      }
    }

    @Test("scrolls by 60 points for each notch of its wheel")
    func wheel() async throws {
      try await AppUnderTest.swipelab { app in
        let place = InboxRows.place(in: 3, x: 200)
        try app.rig.mouse.move(to: app.pixels(place))
        for _ in 1...3 { try app.rig.mouse.click(.wheelDown) }
        try app.rig.mouse.click(.wheelUp)
        let play = RecordedPlay(try await app.recording())
        #expect(play.notches.map(\.dy) == [-60, -60, -60, 60])
        #expect(play.notches.allSatisfy { $0.dx == 0 && $0.location == place })
        #expect(try play.frame().scroll == 120)
        #expect(try play.frame().rows.isEmpty)
      }
    }

    @Test("swipes the row under it with notches to the side, until 150 ms after the last one")
    func horizontalWheel() async throws {
      try await AppUnderTest.swipelab { app in
        try app.rig.mouse.move(to: app.pixels(InboxRows.place(in: 3, x: 200)))
        for _ in 1...2 { try app.rig.mouse.click(.wheelRight) }
        let play = RecordedPlay(try await app.recording())
        #expect(play.notches.map(\.dx) == [-60, -60])
        #expect(play.notches.allSatisfy { $0.dy == 0 })
        let last = play.recording.inputs.last { if case .wheel = $0.kind { true } else { false } }
        let opening = try play.events.filter { $0.kind == .willOpen(.trailing) }
        #expect(opening.map(\.row) == ["m3"])
        #expect(opening.map(\.time) == [try #require(last).time.adding(seconds: 0.150)])
        #expect(try play.offset(of: "m3") == -play.pane(.trailing))
      }
    }

    @Test("swipes to the other side with notches to the left")
    func wheelLeft() async throws {
      try await AppUnderTest.swipelab { app in
        try app.rig.mouse.move(to: app.pixels(InboxRows.place(in: 3, x: 200)))
        for _ in 1...2 { try app.rig.mouse.click(.wheelLeft) }
        let play = RecordedPlay(try await app.recording())
        #expect(play.notches.map(\.dx) == [60, 60])
        #expect(try play.offset(of: "m3") == play.pane(.leading))
      }
    }
  }
}
