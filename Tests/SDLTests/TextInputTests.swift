import CSDL2
import Testing

@testable import SDL

extension SDLTests {
  @Suite("Text input")
  @MainActor
  struct TextInputTests {
    /// What is typed, as SDL says it.
    private func typing(_ bytes: [UInt8], _ screen: Screen) -> SDL_Event {
      .make(SDL_TEXTINPUT) {
        $0.text.windowID = screen.window.id
        withUnsafeMutableBytes(of: &$0.text.text) { $0.copyBytes(from: bytes) }
      }
    }

    private func key(_ type: SDL_EventType, holding modifiers: SDL_Keymod) -> SDL_Event {
      .make(type) { $0.key.keysym.mod = UInt16(modifiers.rawValue) }
    }

    @Test("is off at the start, and switched on and off")
    func switching() throws {
      let screen = try Screen()
      #expect(!screen.window.isTextInputOn)
      for _ in 1...2 { screen.window.setTextInput(true, at: PixelRect(x: 1, y: 2, width: 3, height: 4)) }
      #expect(screen.window.isTextInputOn)
      #expect(SDL_EventState(SDL_TEXTEDITING.rawValue, SDL_QUERY) == UInt8(SDL_IGNORE))
      for _ in 1...2 { screen.window.setTextInput(false) }
      #expect(!screen.window.isTextInputOn)
    }

    @Test(
      "comes as it was typed, without characters for control",
      arguments: [
        ("a", "a"), ("Ä", "Ä"), ("مرحبا", "مرحبا"), ("👩‍🚀", "👩‍🚀"), ("a\tb\u{7F}\u{9B}c", "abc"), ("\n", nil),
        ("", nil),
        ("1234567890123456789012345678901", "1234567890123456789012345678901"),
      ] as [(String, String?)]
    )
    func text(typed: String, told: String?) throws {
      let screen = try Screen()
      screen.window.setTextInput(true)
      defer { screen.window.setTextInput(false) }
      screen.settle()
      let expected = told.map { Event.Kind.text(window: screen.window.id, $0) }
      #expect(screen.translate(typing(Array(typed.utf8), screen)) == expected)
    }

    @Test("that is no UTF-8 is mended")
    func broken() throws {
      let screen = try Screen()
      screen.window.setTextInput(true)
      defer { screen.window.setTextInput(false) }
      screen.settle()
      let expected = Event.Kind.text(window: screen.window.id, "a\u{FFFD}b")
      #expect(screen.translate(typing([0x61, 0xFF, 0x62], screen)) == expected)
    }

    @Test(
      "is none while a key is held that makes a command of a letter",
      arguments: [
        (KMOD_NONE, true), (KMOD_LSHIFT, true), (KMOD_RALT, true), (KMOD_NUM, true), (KMOD_CAPS, true),
        (KMOD_LCTRL, false), (KMOD_RCTRL, false), (KMOD_LALT, false), (KMOD_LGUI, false), (KMOD_RGUI, false),
      ]
    )
    func commands(modifier: SDL_Keymod, isText: Bool) throws {
      let screen = try Screen()
      screen.window.setTextInput(true)
      defer { screen.window.setTextInput(false) }
      screen.settle()
      screen.push(key(SDL_KEYDOWN, holding: modifier))
      screen.push(typing([0x61], screen))
      screen.push(key(SDL_KEYUP, holding: KMOD_NONE))
      screen.push(typing([0x62], screen))
      let texts = screen.allEvents().compactMap { event -> String? in
        guard case .text(_, let text) = event.kind else { return nil }
        return text
      }
      #expect(texts == (isText ? ["a", "b"] : ["b"]))
    }
  }
}
