import SwipeEngine
import SwipeLab
import Testing

extension RigTests {
  @Suite("fingers")
  struct RigTouchTests {
    /// How exactly a place comes through, in points.
    private static let exactness = 0.01
    /// The way of a finger that moves nothing yet, in points.
    private static let slop = 10.0

    @Test(
      "the first of two fingers opens its row, the second changes nothing, and both are recorded in place"
    )
    func twoFingers() async throws {
      try await AppUnderTest.swipelab { app in
        // X tells a window when its pointer comes in, also when a finger brings it; here it is in already.
        try app.rig.mouse.move(to: app.pixels(AppUnderTest.onTitle))
        let fingers = Self.twoFingers
        try await app.play(fingers)
        let play = RecordedPlay(try await app.recording())

        #expect(play.touches.count == fingers.count)
        for (touch, sent) in zip(play.touches, fingers) {
          #expect(touch.pointer == sent.pointer && touch.phase == sent.phase)
          #expect(abs(touch.location.x - sent.location.x) < Self.exactness, "\(touch) for \(sent)")
          #expect(abs(touch.location.y - sent.location.y) < Self.exactness, "\(touch) for \(sent)")
        }
        #expect(play.pointers.drop { $0.sample.kind != .touch }.allSatisfy { $0.sample.kind == .touch })

        let rest = try play.frame()
        #expect(rest.rows.map(\.id) == ["m1"])
        #expect(try play.offset(of: "m1") == -play.pane(.trailing))
        #expect(try play.events.allSatisfy { $0.row == "m1" }, "the other row takes no part")
      }
    }

    @Test("the row is where the finger is, but for the slop")
    func oneToOne() async throws {
      try await AppUnderTest.swipelab { app in
        let start = InboxRows.place(in: 2, x: 300.75)
        try await app.hold(from: start, to: Point(x: start.x - 150, y: start.y))
        let play = RecordedPlay(try await app.recording())
        for (time, sample) in play.pointers where sample.phase == .move && sample.kind == .touch {
          let way = sample.location.x - start.x + Self.slop
          #expect(abs(try play.offset(of: "m2", at: time) - min(0, way)) < Self.exactness)
        }
      }
    }

    @Test("a row that is caught in mid-flight goes on from where it is")
    func catching() async throws {
      try await AppUnderTest.swipelab { app in
        let start = InboxRows.place(in: 1, x: 350)
        try await app.drag(from: start, to: Point(x: 200, y: start.y))
        try await app.waitForChange(from: app.picture())
        let grip = Point(x: 150, y: start.y)
        try await app.hold(from: grip, to: Point(x: 192, y: start.y))
        let play = RecordedPlay(try await app.recording())

        let began = try play.events.filter { $0.kind == .gestureBegan }.map(\.time)
        try #require(began.count == 2)
        let before = try play.frame(at: Timestamp(nanoseconds: began[1].nanoseconds - 1))
        let after = try play.frame(at: began[1])
        #expect(before.rows.map(\.phase) == [.settling], "the second touch comes while the row moves")
        #expect(after.rows.map(\.phase) == [.dragging])
        let jump = try play.offset(of: "m1", at: after.time) - play.offset(of: "m1", at: before.time)
        let finger = try #require(play.pointers.first { $0.time == after.time }).sample
        #expect(abs(jump - (finger.location.x - grip.x - Self.slop)) < Self.exactness)
      }
    }

    @Test("a tap on Delete removes the row, and Ctrl+Z brings it back")
    func deleteAndUndo() async throws {
      try await AppUnderTest.swipelab { app in
        let start = InboxRows.place(in: 1, x: 350)
        try await app.drag(from: start, to: Point(x: 150, y: start.y))
        try await app.waitForStillness()
        let open = try app.picture()
        try app.tap(at: Point(x: 400, y: start.y))
        try await app.waitForChange(from: open)
        try await app.waitForStillness()
        let removed = RecordedPlay(try await app.recording())
        try app.rig.keyboard.type(.control, .z)
        let undone = RecordedPlay(try await app.recording())

        #expect(try removed.events.contains { $0.row == "m1" && $0.kind == .action("delete", by: .tap) })
        #expect(try removed.events.contains { $0.row == "m1" && $0.kind == .removed })
        #expect(try removed.end.count == InboxRows.count - 1)
        #expect(try undone.events.contains { $0.row == "m1" && $0.kind == .inserted })
        #expect(try undone.end.order.prefix(3) == ["m0", "m1", "m2"])
      }
    }

    /// Two rows' heights apart: finger 1 goes left over row 1, finger 2 comes down on row 4 in between.
    private static var twoFingers: [PointerSample] {
      let (first, second) = (InboxRows.place(in: 1, x: 0).y, InboxRows.place(in: 4, x: 0).y)
      func finger(_ pointer: Int, _ phase: PointerSample.Phase, _ x: Double, _ y: Double) -> PointerSample {
        PointerSample(pointer: pointer, phase: phase, location: Point(x: x, y: y))
      }
      return [
        finger(1, .down, 300.25, first), finger(1, .move, 280.5, first + 0.25),
        finger(1, .move, 240.125, first + 0.5), finger(2, .down, 250.75, second),
        finger(1, .move, 200, first + 0.5), finger(2, .move, 200.5, second + 0.75),
        finger(1, .move, 120.625, first + 0.5), finger(2, .move, 100, second + 1),
        finger(1, .up, 120.625, first + 0.5), finger(2, .move, 60.25, second + 1),
        finger(2, .up, 60.25, second + 1),
      ]
    }
  }
}
