import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("The initials disc")
struct InitialsDiscTests {
  private func disc(_ name: String, _ theme: Theme = .light) -> InitialsDisc {
    InitialsDisc(name: name, theme: theme)
  }

  @Test(
    "shows the first letters of the first and the last word, as capitals",
    arguments: [
      ("Mira Oduya", "MO"), ("Studio Kestrel Berlin", "SB"), ("Elif", "E"), ("elif sayan", "ES"), ("", ""),
      ("   ", ""), ("  Jonas   Feld ", "JF"), ("Ödön Ármin", "ÖÁ"), ("👩‍👩‍👧 Team", "👩‍👩‍👧T"),
      ("e\u{301}lan vital", "E\u{301}V"),
    ]
  )
  func initials(name: String, expected: String) {
    #expect(disc(name).initials == expected)
  }

  // The published test values of FNV-1a, 32 bits: "" 0x811C9DC5, "a" 0xE40C292C, "b" 0xE70C2DE5, "foobar"
  // 0xBF9CF968; the last three bits are the index.
  @Test("takes its colour by FNV-1a modulo 8", arguments: [("", 5), ("a", 4), ("b", 5), ("foobar", 0)])
  func colorIndex(name: String, expected: Int) {
    #expect(disc(name).colorIndex == expected)
  }

  @Test("has the colours of the visual language, light and dark")
  func colors() {
    for (name, theme, ground, text) in [
      ("foobar", Theme.light, 0xE1E7FD as UInt32, 0x3247B5 as UInt32),
      ("foobar", .dark, 0x232C54, 0xB6C4FF),
      ("a", .light, 0xFBEBCB, 0x84540A),
      ("a", .dark, 0x43320F, 0xF5CF86),
    ] {
      var list = DisplayList()
      disc(name, theme).paint(at: Point(x: 20, y: 12), metrics: .halfEm, into: &list)
      #expect(list.rounded(Color(ground)) == [Rect(x: 20, y: 12, width: 40, height: 40)])
      #expect(list.texts.first?.color == Color(text))
      #expect(list.texts.first?.middle == Point(x: 40, y: 32))
    }
  }

  @Test("has letters that can be read: a contrast of at least 5.2", arguments: [Theme.light, .dark])
  func contrast(theme: Theme) {
    var indexes: Set<Int> = []
    for number in 0..<200 {
      let disc = disc("Name \(number)", theme)
      var list = DisplayList()
      disc.paint(at: .zero, metrics: .halfEm, into: &list)
      guard case .roundedRect(_, _, let ground)? = list.items.first, let text = list.texts.first?.color else {
        Issue.record("a disc has a ground and a text")
        return
      }
      #expect(text.contrast(with: ground) >= 5.2, "index \(disc.colorIndex)")
      indexes.insert(disc.colorIndex)
    }
    #expect(indexes.count == 8)
  }
}
