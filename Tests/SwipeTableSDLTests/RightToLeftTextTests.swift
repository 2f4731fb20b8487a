import SDL
import SwipeRaster
import SwipeTable
import TestSupport
import Testing

@testable import SwipeTableSDL

extension SwipeTableSDLTests {
  @Suite("Text from right to left")
  @MainActor
  struct RightToLeftTextTests {
    init() throws { try DejaVu.require() }

    private nonisolated static let style = TextStyle(size: 20, lineHeight: 28)
    private let files = FontFiles(
      paths: Dictionary(uniqueKeysWithValues: TextStyle.Weight.allCases.map { ($0, DejaVu.path) })
    )
    private var setter: TypeSetter { TypeSetter(files: files) { Issue.record("a warning: \($0)") } }
    private var cache: GlyphCache { GlyphCache(files: files) { Issue.record("a warning: \($0)") } }

    private func shown(_ text: String) -> [String] { setter.runs(of: text, .regular).map(\.text) }

    @Test(
      "runs stand in the order in which they are seen",
      arguments: [
        ("שלום עולם abc", ["abc", "שלום עולם "]), ("abc שלום def", ["abc ", "שלום", " def"]),
        ("abc שלום 12 עולם", ["abc ", " עולם", "12", "שלום "]), ("שלום 12 abc", ["abc", " ", "12", "שלום "]),
        ("مرحبا שלום", ["שלום", "مرحبا "]), ("שלום abc…", ["…", "abc", "שלום "]), ("abc é", ["abc é"]),
      ]
    )
    func order(text: String, runs: [String]) {
      #expect(shown(text) == runs)
    }

    @Test("each run knows its script")
    func scripts() {
      let directions = setter.runs(of: "مرحبا (שלום) abc", .regular).map(\.direction)
      #expect(directions == [.leftToRight, .rightToLeft(.hebrew), .rightToLeft(.arabic)])
    }

    @Test("a Hebrew line is drawn like its letters turned round", arguments: [1.0, 1.5, 2, 3])
    func turnedRound(scale: Double) throws {
      let font = try Font(path: DejaVu.path, pixelSize: Self.style.size * scale)
      let bitmap = try #require(try font.coverage(of: "םלוע םולש"))
      var line = InkLine(baseline: 0, widest: TypeSetter.widestLine)
      line.add(bitmap, at: 0)
      let expected = try #require(line.coverage)
      let drawn = try #require(cache.coverage(of: "שלום עולם", style: Self.style, scale: scale))
      #expect(drawn.bytes == expected.bytes && drawn.width == expected.width)
      #expect(drawn.originX == expected.originX)
    }

    @Test(
      "a line is drawn as wide as it measures",
      arguments: [
        "שלום עולם abc", "مرحبا بالعالم", "abc (שלום) 12", "سعر ١٢٣ (ريال)", "שָׁלוֹם", "ججج", "שלום עולם…",
      ]
    )
    func widths(text: String) throws {
      let scale = 16.0
      let line = try #require(cache.coverage(of: text, style: Self.style, scale: scale))
      let width = cache.width(of: text, Self.style)
      // Side bearings: a letter's ink stays away from both ends of its advance by up to a seventh of the em.
      let bearing = Self.style.size / 7
      #expect(Double(line.originX) / scale >= -bearing)
      #expect(abs(Double(line.originX + line.width) / scale - width) <= bearing)
      #expect(Double(line.width) / scale >= width - 2 * bearing)
    }

    @Test("a shortened text ends in … on its left")
    func shortened() throws {
      let text = "שלום עולם ארוך מאוד"
      let room = cache.width(of: text, Self.style) / 2
      let kept = cache.metrics.truncated(text, Self.style, toWidth: room)
      #expect(kept.hasSuffix("…") && text.hasPrefix(kept.dropLast()))
      #expect(cache.width(of: kept, Self.style) <= room)
      // The dots are the only ink in the leftmost half em, and they stand on the baseline.
      let line = try #require(cache.coverage(of: kept, style: Self.style, scale: 2))
      let dots = try #require(cache.coverage(of: "…", style: Self.style, scale: 2))
      let column = dots.width - 1
      let high = (0..<line.height - dots.height - 4).filter { line.bytes[$0 * line.width + column] > 0 }
      #expect(high.isEmpty)
      #expect(shown(kept) == [kept])
    }

    @Test("a line that is too wide to draw keeps the left end of what is seen")
    func tooWide() throws {
      let style = TextStyle(size: 100, lineHeight: 120)
      let text = String(repeating: "א", count: 300) + "ב"
      let line = try #require(cache.coverage(of: text, style: style, scale: 2))
      let last = try #require(cache.coverage(of: "ב", style: style, scale: 2))
      #expect(line.originX + line.width <= TypeSetter.widestLine)
      #expect(line.originX == last.originX)
    }
  }
}
