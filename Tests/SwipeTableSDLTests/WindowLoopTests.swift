import SDL
import SwipeEngine
import SwipeTable
import Testing

@testable import SwipeTableSDL

/// Puts down what a window's content is told.
@MainActor
private final class RecordingContent: WindowContent {
  private(set) var texts: [String] = []
  private(set) var keys: [String] = []
  private(set) var advances = 0

  let nextEvent = Timestamp.distantFuture
  func needsFrame(at time: Timestamp) -> Bool { false }
  func advance(to time: Timestamp) { advances += 1 }
  func type(_ text: String, at time: Timestamp) { texts.append(text) }

  func take(_ input: TableInput, at time: Timestamp) {
    if case .key(let key) = input { keys.append(key) }
  }

  func picture(at time: Timestamp) -> (list: DisplayList, background: Color) {
    (DisplayList(), Theme.standard(.light).row)
  }
}

extension SwipeTableSDLTests {
  @Suite("Window loop")
  @MainActor
  struct WindowLoopTests {
    private let content = RecordingContent()

    private func makeLoop(scale: Double = 1) throws -> WindowLoop {
      Screen.useDummyDriver()
      var options = WindowLoop.Options()
      options.scale = scale
      options.warn = { Issue.record("a warning: \($0)") }
      return try WindowLoop(title: "Test", options: options)
    }

    private func send(_ kind: Event.Kind, to loop: WindowLoop) {
      loop.handle(Event(time: loop.start, kind: kind), content)
    }

    private func key(_ name: String, in loop: WindowLoop) -> Event.Kind {
      .key(Event.Key(window: loop.window.id, name: name, isDown: true))
    }

    @Test("what is typed reaches the content as text, once, while a text field has the keyboard")
    func typing() throws {
      let loop = try makeLoop()
      let text = Event.Kind.text(window: loop.window.id, "t")
      send(key("T", in: loop), to: loop)
      loop.setTyping(Rect(x: 10, y: 20, width: 100, height: 30))
      #expect(loop.window.isTextInputOn)
      send(key("T", in: loop), to: loop)
      send(text, to: loop)
      send(.text(window: loop.window.id + 1, "x"), to: loop)
      send(key("Backspace", in: loop), to: loop)
      loop.setTyping(nil)
      #expect(!loop.window.isTextInputOn)
      send(key("T", in: loop), to: loop)
      #expect(content.texts == ["t"])
      #expect(content.keys == ["T", "Backspace", "T"])
    }

    @Test("what is copied can be pasted")
    func clipboard() throws {
      let loop = try makeLoop()
      #expect(loop.pasted() == nil)
      try loop.copy("a ζ")
      #expect(loop.pasted() == "a ζ")
    }

    @Test("a wake-up makes a frame, and so lets the content advance")
    func waking() throws {
      let loop = try makeLoop()
      try loop.run(content, while: { content.advances == 0 })
      loop.waker()
      try loop.run(content, while: { content.advances == 1 })
      #expect(content.advances == 2)
      #expect(loop.drawnFrames == 2)
    }
  }
}
