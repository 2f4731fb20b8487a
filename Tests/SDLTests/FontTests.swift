import Testing

@testable import SDL

extension SDLTests {
  @Suite("Font")
  @MainActor
  struct FontTests {
    private static let folder = "/usr/share/fonts/opentype/inter"

    private func inter(_ pixelSize: Double, weight: String = "Regular") throws(SDLError) -> Font {
      do throws(SDLError) {
        return try Font(path: "\(Self.folder)/Inter-\(weight).otf", pixelSize: pixelSize)
      } catch {
        let advice = "these tests need the package fonts-inter"
        throw SDLError(operation: error.operation, reason: "\(error.reason); \(advice)")
      }
    }

    @Test(
      "every weight of Inter opens without a display",
      arguments: ["Regular", "Medium", "SemiBold", "Bold"]
    )
    func opens(weight: String) throws {
      let font = try inter(17, weight: weight)
      #expect(font.familyName.hasPrefix("Inter"))
      #expect(font.pixelSize == 17)
      #expect(try font.coverage(of: "Inbox") != nil)
    }

    @Test(
      "the line box grows with the size: Inter's ascent is 0.969 and its descent 0.242 of the em",
      arguments: [13.0, 15, 22.5, 34, 100]
    )
    func lineBox(pixelSize: Double) throws {
      let font = try inter(pixelSize)
      #expect(abs(Double(font.ascent) - 0.96875 * pixelSize) <= 1)
      #expect(abs(Double(font.descent) - 0.2412 * pixelSize) <= 1)
      #expect(abs(font.ascent + font.descent - font.height) <= 1)
    }

    @Test("a size with a fraction is kept", arguments: [16.5, 22.5, 25.5])
    func fractionalSize(pixelSize: Double) throws {
      let text = String(repeating: "Swipe a row to the left. ", count: 6)
      let exact = Double(try inter(pixelSize * 16).width(of: text)) / 16
      #expect(abs(Double(try inter(pixelSize).width(of: text)) - exact) <= 1.5)
    }

    @Test(
      "a size outside of 1 … 2000 is clamped",
      arguments: [(0, 1), (-3, 1), (.nan, 1), (.infinity, 2000), (1e9, 2000)]
    )
    func clampedSize(asked: Double, given: Double) throws {
      #expect(try inter(asked).pixelSize == given)
    }

    @Test("an empty text has no width and no picture")
    func emptyText() throws {
      let font = try inter(17)
      #expect(try font.width(of: "") == 0)
      #expect(try font.coverage(of: "") == nil)
    }

    @Test("a text's picture is as wide as the text measures", arguments: ["Inbox", "Å", "jog", "Archive 12"])
    func pictureWidth(text: String) throws {
      let font = try inter(40)
      let bitmap = try #require(try font.coverage(of: text))
      #expect(bitmap.width == (try font.width(of: text)))
      #expect(bitmap.height >= font.height)
      #expect(bitmap.coverage.contains { $0 > 240 })
      #expect(bitmap.coverage.contains(0))
    }

    @Test("the baseline is where letters without a descender end", arguments: [13.0, 17, 40])
    func baseline(pixelSize: Double) throws {
      let font = try inter(pixelSize)
      let bitmap = try #require(try font.coverage(of: "HLE"))
      let inkedRows = (0..<bitmap.height).filter { y in
        bitmap.coverage[y * bitmap.width..<(y + 1) * bitmap.width].contains { $0 > 127 }
      }
      #expect(bitmap.originY == font.ascent)
      #expect(inkedRows.last == bitmap.originY - 1)
    }

    @Test("ink above the ascent and left of the pen moves the origin instead of being cut")
    func origin() throws {
      let font = try inter(40)
      let stacked = try #require(try font.coverage(of: "\u{1EBE}"))
      #expect(stacked.originY > font.ascent)
      #expect(stacked.height == font.height + stacked.originY - font.ascent)
      let hook = try #require(try font.coverage(of: "j"))
      #expect(hook.originX > 0)
      #expect(try #require(try font.coverage(of: "H")).originX == 0)
    }

    @Test("letters stand evenly, not at whole pixels", arguments: [13.0, 15, 17])
    func evenSpacing(pixelSize: Double) throws {
      let count = 24
      let font = try inter(pixelSize)
      let advance =
        Double(try inter(pixelSize * 64).width(of: String(repeating: "l", count: count))) / 64 / Double(count)
      let bitmap = try #require(try font.coverage(of: String(repeating: "l", count: count)))
      let middles = stemMiddles(bitmap)
      #expect(middles.count == count)
      for (first, second) in zip(middles, middles.dropFirst()) {
        #expect(abs(second - first - advance) < 0.25)
      }
    }

    /// The middles of upright strokes, in pixels, from the sums of the columns.
    private func stemMiddles(_ bitmap: CoverageBitmap) -> [Double] {
      let sums = (0..<bitmap.width).map { x in
        (0..<bitmap.height).reduce(0.0) { $0 + Double(bitmap.coverage[$1 * bitmap.width + x]) }
      }
      let columns = sums.enumerated().filter { $0.element > 0 }
      var strokes: [[(offset: Int, element: Double)]] = []
      for column in columns {
        if let last = strokes.last?.last, last.offset == column.offset - 1 {
          strokes[strokes.count - 1].append(column)
        } else {
          strokes.append([column])
        }
      }
      return strokes.map { stroke in
        stroke.reduce(0) { $0 + Double($1.offset) * $1.element } / stroke.reduce(0) { $0 + $1.element }
      }
    }

    @Test("HarfBuzz sets the text: kerning, and an accent that joins its letter")
    func shaping() throws {
      let font = try inter(100)
      #expect(try font.width(of: "AV") < font.width(of: "A") + font.width(of: "V"))
      #expect(try font.width(of: "e\u{301}") == font.width(of: "\u{E9}"))
    }

    @Test("the same text gives the same picture")
    func determinism() throws {
      let (first, second) = (try inter(15), try inter(15))
      #expect(try first.coverage(of: "Undo delete") == second.coverage(of: "Undo delete"))
    }

    @Test("the font tells which letters it has")
    func provided() throws {
      let font = try inter(17)
      #expect(font.has("A") && font.has("\u{2713}"))
      #expect(!font.has("\u{1F600}"))
    }

    @Test("a file that is missing or no font gives a sentence with its path")
    func badFiles() throws {
      let folder = try TemporaryFolder()
      let paths = [
        folder.missing("none.otf"), try folder.write("text.otf", "no font"),
        try folder.write("empty.otf", ""),
      ]
      for path in paths {
        let error = #expect(throws: SDLError.self) { try Font(path: path, pixelSize: 17) }
        #expect(error?.description.hasPrefix("Cannot open the font \(path): ") == true)
        #expect(error?.description.hasSuffix(".") == true)
      }
      try folder.remove()
    }
  }
}
