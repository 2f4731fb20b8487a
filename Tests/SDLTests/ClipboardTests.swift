import CSDL2
import Testing

@testable import SDL

extension SDLTests {
  @Suite("Clipboard")
  @MainActor
  struct ClipboardTests {
    @Test("gives the text back that was put in", arguments: ["a", "{\n  \"ζ\": 0,86\n}\n", "👩‍🚀"])
    func text(_ text: String) throws {
      let clipboard = Clipboard(session: try Screen().session)
      try clipboard.setText(text)
      #expect(clipboard.text == text)
    }

    @Test("has none where nothing was put in, and where it was emptied")
    func empty() throws {
      let clipboard = Clipboard(session: try Screen().session)
      #expect(clipboard.text == nil)
      try clipboard.setText("a")
      try clipboard.setText("")
      #expect(clipboard.text == nil)
    }
  }
}
