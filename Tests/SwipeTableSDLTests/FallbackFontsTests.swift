import SwipeTable
import Testing

@testable import SwipeTableSDL

extension SwipeTableSDLTests {
  @Suite("Fallback fonts")
  @MainActor
  struct FallbackFontsTests {
    private let inter: String
    private let shelf = FontShelf { _ in }

    init() throws {
      inter = try #require(FontFiles.find().paths[.regular])
    }

    @Test(
      "a letter that the typeface has asks nobody",
      arguments: ["a", "é", "e\u{301}", "→", "Ж", "a\u{200D}"]
    )
    func own(character: Character) {
      let fallback = FallbackFonts(shelf: shelf) { pattern in
        Issue.record("fontconfig was asked for \(pattern)")
        return nil
      }
      #expect(fallback.path(for: character, .regular, preferring: inter) == inter)
    }

    @Test("a letter that it lacks is looked for once; the font found serves the next letters too")
    func found() {
      // No font at all in the first place: every letter is lacking, and Inter is the answer.
      var questions: [String] = []
      let fallback = FallbackFonts(shelf: shelf) { [inter] pattern in
        questions.append(pattern)
        return FontMatch(family: "Inter", file: inter)
      }
      for character in "Archive" {
        #expect(fallback.path(for: character, .bold, preferring: "/none.otf") == inter)
      }
      #expect(questions == ["sans-serif:weight=200:charset=41:color=false"])
    }

    @Test("a letter that no font has, or only a coloured one, is asked for once and left to the typeface")
    func hopeless() {
      var answers: [FontMatch?] = [
        nil, FontMatch(family: "Inter", file: inter),
        FontMatch(family: "Emoji", file: inter, isColored: true),
      ]
      let fallback = FallbackFonts(shelf: shelf) { _ in answers.removeFirst() }
      for _ in 0..<3 {
        for character in ["\u{1F600}", "\u{1F601}", "\u{1F602}"] as [Character] {
          #expect(fallback.path(for: character, .regular, preferring: inter) == inter)
        }
      }
      #expect(fallback.questions == 3)
    }

    @Test("a text of ever new letters does not ask without end")
    func limited() throws {
      let fallback = FallbackFonts(shelf: shelf) { _ in nil }
      for value in 0x4E00..<0x4E00 + 500 as Range<UInt32> {
        let character = Character(try #require(Unicode.Scalar(value)))
        _ = fallback.path(for: character, .regular, preferring: inter)
      }
      #expect(fallback.questions == FallbackFonts.mostQuestions)
    }
  }
}
