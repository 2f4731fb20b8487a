import SDL
import SwipeRaster
import SwipeTable
import Testing

@testable import SwipeTableSDL

extension SwipeTableSDLTests {
  /// With the real Inter: these tests need the package fonts-inter.
  @Suite("Glyph cache")
  @MainActor
  struct GlyphCacheTests {
    private let cache = GlyphCache(files: .find()) { Issue.record("a warning: \($0)") }
    private nonisolated static let body = TextStyle(size: 14, lineHeight: 20)
    private nonisolated static let styles = [
      TextStyle(size: 22, lineHeight: 28, weight: .bold),
      TextStyle(size: 16, lineHeight: 24, weight: .medium), body,
      TextStyle(size: 12, lineHeight: 16, weight: .medium), TextStyle(size: 11, lineHeight: 16),
    ]
    private nonisolated static let scales = [1, 1.25, 1.5, 2, 3]

    /// Rows with strong ink, from the top of the line box.
    private func inkRows(_ coverage: Coverage) -> [Int] {
      (0..<coverage.height)
        .filter { row in
          coverage.bytes[row * coverage.width..<(row + 1) * coverage.width].contains { $0 > 127 }
        }
        .map { $0 + coverage.originY }
    }

    @Test("Inter is there")
    func inter() {
      #expect(FontFiles.find().warning == nil)
      #expect(FontFiles.find().paths[.regular]?.hasSuffix("/Inter-Regular.otf") == true)
    }

    @Test("every text of a style stands on the same row", arguments: styles, scales)
    func baseline(style: TextStyle, scale: Double) throws {
      let texts = ["H", "ÉH", "HxiE", "\u{1EBE}", "x", "EEEE EEEE"]
      let rows = try texts.map { text in
        inkRows(try #require(cache.coverage(of: text, style: style, scale: scale))).last
      }
      #expect(Set(rows).count == 1)
    }

    @Test("capitals stand in the middle of the line box, within a pixel", arguments: styles, scales)
    func middle(style: TextStyle, scale: Double) throws {
      let rows = inkRows(try #require(cache.coverage(of: "HEN", style: style, scale: scale)))
      let (top, bottom) = (Double(try #require(rows.first)), Double(try #require(rows.last)) + 1)
      #expect(abs((top + bottom) / 2 - style.lineHeight * scale / 2) <= 1)
    }

    @Test(
      "upright letters are sharp: their feet are one row of full ink above an empty one",
      arguments: scales
    )
    func sharp(scale: Double) throws {
      let line = try #require(cache.coverage(of: "HEHEHE", style: Self.body, scale: scale))
      let last = line.bytes.suffix(line.width)
      #expect(last.contains { $0 > 230 })
    }

    @Test(
      "a width is the same at every display scale: text is drawn as wide as it measures",
      arguments: scales
    )
    func widths(scale: Double) throws {
      let text = "Hidden in the orchard, nine small bridgesH"
      for style in Self.styles {
        let ink = Double(try #require(cache.coverage(of: text, style: style, scale: scale)).width) / scale
        let exact = Double(try #require(cache.coverage(of: text, style: style, scale: 16)).width) / 16
        // Under a pixel in advance; and the edges of ink are spread over up to half a pixel on both sides.
        #expect(abs(ink - exact) < 2 / scale)
      }
    }

    @Test("widths grow with the size, add up over words, and know the weight")
    func metrics() {
      let metrics = cache.metrics
      let (small, large) = (TextStyle(size: 10, lineHeight: 20), TextStyle(size: 30, lineHeight: 20))
      #expect(abs(metrics.width(of: "Sketches", large) - 3 * metrics.width(of: "Sketches", small)) < 1e-9)
      let bold = TextStyle(size: 10, lineHeight: 20, weight: .bold)
      #expect(metrics.width(of: "Sketches", bold) > metrics.width(of: "Sketches", small))
      #expect(metrics.width(of: "", small) == 0)
      let sum = metrics.width(of: "Spare ", small) + metrics.width(of: "key", small)
      #expect(abs(metrics.width(of: "Spare key", small) - sum) < 0.2)
    }

    @Test("a style without a size takes no room and draws nothing", arguments: [0, -3, .nan, .infinity])
    func noSize(size: Double) {
      let style = TextStyle(size: size, lineHeight: 20)
      #expect(cache.width(of: "Inbox", style) == 0)
      #expect(cache.coverage(of: "Inbox", style: style, scale: 1) == nil)
    }

    @Test(
      "odd texts are set as far as they can be",
      arguments: [
        "", " ", "\u{0}", "\n\r\t", "\u{200D}", "\u{FE0F}", "\u{301}", "\u{202E}abc", "\u{FEFF}",
        "👩‍👩‍👧‍👦🇺🇳", "مواعيد", "תמונות", "日本語", "\u{10FFFD}", "a\u{2028}b",
        String(repeating: "Wide ", count: 30_000),
        String(repeating: "e\u{301}\u{323}", count: 3000),
      ]
    )
    func oddTexts(text: String) {
      let cache = GlyphCache(files: .find()) { _ in }
      let width = cache.width(of: text, Self.body)
      #expect(width >= 0 && width.isFinite)
      if let line = cache.coverage(of: text, style: Self.body, scale: 2) {
        #expect(line.originX + line.width <= TypeSetter.widestLine)
        #expect(line.bytes.contains { $0 > 0 })
      }
    }

    @Test("a null or a line break does not end a text", arguments: ["Spare\u{0}key", "Spare\nkey"])
    func control(text: String) {
      #expect(cache.width(of: text, Self.body) == cache.width(of: "Spare key", Self.body))
    }

    @Test("a text is drawn once, and memory stays within its budget")
    func bounded() {
      let style = TextStyle(size: 40, lineHeight: 48)
      let text = String(repeating: "Signage ", count: 12)
      for number in 0..<120 {
        _ = cache.coverage(of: text + "\(number)", style: style, scale: 2)
        #expect(cache.usage.lineBytes <= GlyphCache.coverageBudget)
      }
      #expect(cache.usage.lines < 120)
      let lines = cache.usage.lines
      _ = cache.coverage(of: text + "119", style: style, scale: 2)
      #expect(cache.usage.lines == lines)
    }

    @Test("a file that is no font gives one warning, and no text")
    func brokenFont() {
      var warnings: [String] = []
      let broken = Dictionary(uniqueKeysWithValues: TextStyle.Weight.allCases.map { ($0, #filePath) })
      let cache = GlyphCache(files: FontFiles(paths: broken)) { warnings.append($0) }
      for text in ["Inbox", "Archive"] {
        #expect(cache.width(of: text, Self.body) == 0)
        #expect(cache.coverage(of: text, style: Self.body, scale: 1) == nil)
      }
      #expect(warnings.count == 1)
      #expect(warnings.first?.contains(#filePath) == true)
    }
  }
}
