import SwipeEngine
import SwipeLab
import Testing

extension RigTests {
  @Suite("a drag that is interrupted")
  struct RigInterruptionTests {
    @Test("is cancelled when another window gets the keyboard, and the row goes back")
    func focusLost() async throws {
      try await AppUnderTest.swipelab { app in
        try app.rig.mouse.move(to: app.pixels(AppUnderTest.onTitle))
        try await app.waitForStillness()
        let untouched = try app.picture()
        try await Self.beginDrag(app)
        try await app.waitForChange(from: untouched)
        try app.rig.windows.tell(.focus(app.rig.windows.root))
        try await app.wait(for: untouched, "the row closed")
        try await Self.endDrag(app)
        try app.rig.windows.tell(.focus(app.window))
        Self.expectCancelled(RecordedPlay(try await app.recording()))
      }
    }

    @Test("is cancelled when the window is put away, and the row goes back")
    func unmapped() async throws {
      try await AppUnderTest.swipelab { app in
        try await Self.beginDrag(app)
        try app.rig.windows.tell(.unmap(app.window))
        try await Self.endDrag(app)
        try app.rig.windows.tell(.map(app.window))
        try app.rig.windows.tell(.focus(app.window))
        Self.expectCancelled(RecordedPlay(try await app.recording()))
      }
    }

    private static let start = InboxRows.place(in: 1, x: 300)

    /// A finger pulls the row not half as far as would open it.
    private static func beginDrag(_ app: AppUnderTest) async throws {
      try await app.hold(from: start, to: Point(x: start.x - 90, y: start.y))
    }

    /// The finger goes on as if nothing had happened.
    private static func endDrag(_ app: AppUnderTest) async throws {
      try await app.play([
        PointerSample(pointer: 1, phase: .move, location: Point(x: 60, y: start.y)),
        PointerSample(pointer: 1, phase: .up, location: Point(x: 60, y: start.y)),
      ])
    }

    private static func expectCancelled(_ play: RecordedPlay) {
      #expect(play.touches.map(\.phase) == [.down] + [.move].repeated(8) + [.cancel])
      #expect(throws: Never.self) {
        let ended = try play.events.filter {
          if case .gestureEnded(_, let cancelled) = $0.kind { cancelled } else { false }
        }
        #expect(ended.map(\.row) == ["m1"])
        #expect(try play.frame().rows.isEmpty, "everything rests, closed")
      }
    }
  }
}
