import TestSupport
import Testing

@testable import SDL

extension SDLTests {
  @Suite("Font from right to left")
  @MainActor
  struct FontDirectionTests {
    init() throws { try DejaVu.require() }

    private let hebrew = TextDirection.rightToLeft(.hebrew)
    private let arabic = TextDirection.rightToLeft(.arabic)

    private func font(_ pixelSize: Double = 40) throws(SDLError) -> Font {
      try Font(path: DejaVu.path, pixelSize: pixelSize)
    }

    @Test(
      "letters that do not join are drawn like the same letters turned round",
      arguments: ["שלום", "אבגדה", "עולם!", "א ב"]
    )
    func turnedRound(text: String) throws {
      let font = try font()
      let drawn = try #require(try font.coverage(of: text, hebrew))
      #expect(try drawn == font.coverage(of: String(text.reversed())))
      #expect(try drawn != font.coverage(of: text))
      #expect(try font.width(of: text, hebrew) == font.width(of: String(text.reversed())))
    }

    @Test("brackets are mirrored", arguments: [("(א", "א)"), ("[א]", "[א]"), ("א<", ">א")])
    func mirrored(text: String, shown: String) throws {
      let font = try font()
      #expect(try font.coverage(of: text, hebrew) == font.coverage(of: shown))
    }

    @Test(
      "Arabic letters take the forms that join",
      arguments: [
        // BEH three times: its initial, medial and final form, from right to left.
        ("\u{628}\u{628}\u{628}", "\u{FE90}\u{FE92}\u{FE91}"),
        // LAM and ALEF: one ligature.
        ("\u{644}\u{627}", "\u{FEFB}"),
        // REH does not join the letter after it.
        ("\u{628}\u{631}\u{628}", "\u{FE8F}\u{FEAE}\u{FE91}"),
      ]
    )
    func joined(text: String, forms: String) throws {
      let font = try font()
      let drawn = try #require(try font.coverage(of: text, arabic))
      let shown = try #require(try font.coverage(of: forms))
      #expect(drawn.width == shown.width && drawn.coverage == shown.coverage)
    }

    @Test("a picture is as wide as the text measures", arguments: ["مرحبا", "שלום", "ج", "\u{FE91}"])
    func pictureWidth(text: String) throws {
      let direction = text == "שלום" ? hebrew : arabic
      let font = try font()
      #expect(try font.coverage(of: text, direction)?.width == font.width(of: text, direction))
    }

    @Test("direction and script are put back: a text from left to right is drawn as before")
    func putBack() throws {
      let font = try font()
      let texts = ["Archive (12)", "مرحبا", "שלום"]
      let before = try texts.map { try font.coverage(of: $0) }
      for script in Script.allCases { _ = try font.coverage(of: "אב", .rightToLeft(script)) }
      _ = try font.width(of: "مرحبا", arabic)
      #expect(try texts.map { try font.coverage(of: $0) } == before)
    }

    @Test("an empty text has no width and no picture from right to left either")
    func emptyText() throws {
      let font = try font()
      #expect(try font.width(of: "", hebrew) == 0)
      #expect(try font.coverage(of: "", hebrew) == nil)
    }

    @Test("ink left of the pen moves the origin, as from left to right", arguments: ["j", "f", "H", "א"])
    func origin(letter: String) throws {
      let font = try font(100)
      let drawn = try #require(try font.coverage(of: letter, .rightToLeft(nil)))
      let plain = try #require(try font.coverage(of: letter))
      #expect(abs(drawn.originX - plain.originX) <= 1)
    }
  }
}
