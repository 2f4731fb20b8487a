import CSDL2
import Testing

@testable import SDL

extension SDLTests {
  @Suite("SDLError")
  @MainActor
  struct SDLErrorTests {
    @Test("an error reads as a sentence with the operation and the reason")
    func sentence() {
      let error = SDLError(operation: "open the font /a/b.otf", reason: "no such file")
      #expect(error.description == "Cannot open the font /a/b.otf: no such file.")
    }

    @Test("the text of SDL is taken at the throw and does not change later")
    func captured() {
      let file = SDL_RWFromFile("/nowhere/first", "rb")
      #expect(file == nil)
      let error = SDLError.captured("open a file")
      SDL_ClearError()
      #expect(error.reason.contains("/nowhere/first"))
    }

    @Test("a failure without a text still gives a reason")
    func withoutText() {
      SDL_ClearError()
      #expect(SDLError.captured("open a file").reason == "SDL gave no reason")
    }
  }
}
