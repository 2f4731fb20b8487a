import CSDL2
import Testing

@testable import SDL

extension SDLTests {
  @Suite("SDLSession and Haptics")
  @MainActor
  struct SDLSessionTests {
    @Test("a session describes its driver, screens and renderers")
    func description() throws {
      let session = try Screen.makeSession()
      #expect(session.videoDriver == "dummy")
      #expect(!session.displays.isEmpty)
      #expect(session.displays.allSatisfy { !$0.bounds.isEmpty })
      #expect(session.renderers.contains { $0.name == "software" && !$0.isAccelerated })
      #expect(session.touchDevices.isEmpty)
    }

    @Test("a touch is no mouse and a mouse no touch, whatever the environment says")
    func hints() throws {
      SDL_setenv(SDL_HINT_TOUCH_MOUSE_EVENTS, "1", 1)
      let session = try Screen.makeSession()
      #expect(SDL_GetHintBoolean(SDL_HINT_TOUCH_MOUSE_EVENTS, SDL_TRUE) == SDL_FALSE)
      #expect(SDL_GetHintBoolean(SDL_HINT_MOUSE_TOUCH_EVENTS, SDL_TRUE) == SDL_FALSE)
      #expect(SDL_EventState(SDL_MULTIGESTURE.rawValue, SDL_QUERY) == Uint8(SDL_IGNORE))
      SDL_setenv(SDL_HINT_TOUCH_MOUSE_EVENTS, "0", 1)
      withExtendedLifetime(session) {}
    }

    @Test("video runs as long as somebody holds the session")
    func ending() throws {
      do {
        let screen = try Screen()
        #expect(SDL_WasInit(SDL_INIT_VIDEO) != 0)
        withExtendedLifetime(screen) {}
      }
    }

    @Test("a driver that does not exist gives a sentence")
    func missingDriver() throws {
      let error = #expect(throws: SDLError.self) { try Screen.makeSession(driver: "nonsense") }
      #expect(error?.description.hasPrefix("Cannot start SDL's video: ") == true)
      // The driver that was asked for last stays; the next one to start must find a real one.
      #expect(try Screen.makeSession().videoDriver == "dummy")
    }

    @Test("without a device that can be felt, tick and thud do nothing")
    func haptics() {
      let haptics = Haptics()
      #expect(!haptics.isAvailable || !haptics.deviceNames.isEmpty)
      haptics.tick()
      haptics.thud()
    }
  }
}
