import SwipeEngine
import SwipeLab
import Testing

extension RigTests {
  @Suite("the window")
  struct RigWindowTests {
    @Test("has the program's name and its first size")
    func opening() async throws {
      try await AppUnderTest.swipelab { app in
        #expect(try app.rig.windows.title(of: app.window) == "SwipeLab")
        let frame = try app.rig.windows.frame(of: app.window)
        #expect([frame.width, frame.height] == [420, 800])
      }
    }

    @Test("has room for the laboratory unless the list is to stand alone")
    func laboratory() async throws {
      try await AppUnderTest.swipelab(isBare: false) { app in
        let frame = try app.rig.windows.frame(of: app.window)
        #expect([frame.width, frame.height] == [1280, 800])
      }
    }

    @Test("turns dark and light again with T")
    func theme() async throws {
      try await AppUnderTest.swipelab { app in
        try await app.waitForStillness()
        let light = try app.picture()
        try app.rig.keyboard.type(.t)
        try await app.waitForChange(from: light)
        try await app.waitForStillness()
        #expect(try app.picture() != light)
        try app.rig.keyboard.type(.t)
        try await app.wait(for: light, "the light theme")
      }
    }

    @Test("goes on at any size, and tells the table")
    func resizing() async throws {
      try await AppUnderTest.swipelab { app in
        let sizes: [(UInt32, UInt32)] = [(500, 700), (320, 480), (1, 1), (1000, 20), (30, 1000), (420, 800)]
        for (width, height) in sizes {
          try app.rig.windows.tell(.resize(app.window, width: width, height: height))
          _ = try await app.savedPath()
        }
        try await app.waitForStillness()
        let start = InboxRows.place(in: 1, x: 300)
        try await app.drag(from: start, to: Point(x: 120, y: start.y))
        let play = RecordedPlay(try await app.recording())
        #expect(play.sizes.map(\.width) == sizes.map { Double($0.0) })
        #expect(play.sizes.map(\.height) == [636, 416, 0, 0, 936, 736])
        #expect(try play.offset(of: "m1") == -play.pane(.trailing))
      }
    }

    @Test("has two pixels in a point with --scale 2")
    func scale() async throws {
      try await AppUnderTest.swipelab(scale: 2, ["--size", "320x480"]) { app in
        let frame = try app.rig.windows.frame(of: app.window)
        #expect([frame.width, frame.height] == [640, 960])
        let start = InboxRows.place(in: 1, x: 300)
        let pixels = try app.pixels(start)
        #expect(pixels == Point(x: Double(frame.x) + 600, y: Double(frame.y) + 2 * (64 + start.y)))
        try await app.drag(from: start, to: Point(x: 120.25, y: start.y))
        let play = RecordedPlay(try await app.recording())
        #expect(play.touches.map(\.phase) == [.down] + [.move].repeated(8) + [.up])
        #expect(abs(try #require(play.touches.first).location.x - 300) < 0.01)
        #expect(abs(try #require(play.touches.last).location.x - 120.25) < 0.01)
        #expect([play.recording.header.width, play.recording.header.height] == [320, 416])
        #expect(try play.offset(of: "m1") == -play.pane(.trailing))
      }
    }

    /// The ways to end the program.
    enum Ending: CaseIterable {
      case signal, key, closeButton
    }

    @Test("closes without an error", arguments: Ending.allCases)
    func closing(ending: Ending) async throws {
      try await AppUnderTest.swipelab { app in
        switch ending {
        case .signal: app.process.terminate()
        case .key: try app.rig.keyboard.type(.control, .q)
        case .closeButton: try app.rig.windows.askToClose(app.window)
        }
        let (code, errors) = (try await app.process.exitCode(), try app.process.errors)
        #expect(code == 0)
        #expect(errors == "")
      }
    }
  }
}
