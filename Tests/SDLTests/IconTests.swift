import Testing

@testable import SDL

extension SDLTests {
  @Suite("Icon")
  @MainActor
  struct IconTests {
    private func svg(_ shapes: String, width: Int = 24, height: Int = 24) -> String {
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" \
      viewBox="0 0 \(width) \(height)">\(shapes)</svg>
      """
    }

    private func draw(_ text: String, width: Int, height: Int) throws -> CoverageBitmap {
      let folder = try TemporaryFolder()
      let path = try folder.write("icon.svg", text)
      let bitmap = try Icon.coverage(svgFile: path, width: width, height: height)
      try folder.remove()
      return bitmap
    }

    @Test("a square is full inside and empty outside, at every size", arguments: [24, 36, 48, 72])
    func square(size: Int) throws {
      let bitmap = try draw(
        svg(#"<rect x="6" y="6" width="12" height="12" fill="black"/>"#),
        width: size,
        height: size
      )
      #expect(bitmap.width == size && bitmap.height == size)
      #expect(bitmap.originX == 0 && bitmap.originY == 0)
      let inside = size / 4..<size * 3 / 4
      for y in 0..<size {
        for x in 0..<size {
          let expected: UInt8 = inside.contains(x) && inside.contains(y) ? 255 : 0
          #expect(abs(Int(bitmap.coverage[y * size + x]) - Int(expected)) <= 1)
        }
      }
    }

    @Test("colour does not matter, opacity does")
    func colour() throws {
      func disc(_ look: String) throws -> CoverageBitmap {
        try draw(svg(#"<circle cx="12" cy="12" r="9" \#(look)/>"#), width: 48, height: 48)
      }
      let black = try disc(#"fill="black""#)
      #expect(try disc(#"fill="orange""#) == black)
      let half = try disc(#"fill="black" opacity="0.5""#)
      #expect(abs(Int(half.coverage[24 * 48 + 24]) - 128) <= 2)
      #expect(black.coverage[24 * 48 + 24] == 255)
    }

    @Test("a slanted edge has shades between empty and full")
    func smoothEdge() throws {
      let bitmap = try draw(svg(#"<path d="M0 0 L24 0 L0 24 Z"/>"#), width: 24, height: 24)
      #expect(bitmap.coverage.contains { (64...192).contains($0) })
    }

    @Test("a drawing keeps its proportions and stands at the upper left corner")
    func proportions() throws {
      let wide = svg(#"<rect x="0" y="0" width="40" height="20"/>"#, width: 40, height: 20)
      let bitmap = try draw(wide, width: 40, height: 40)
      #expect(bitmap.width == 40 && bitmap.height == 40)
      #expect(bitmap.coverage[10 * 40 + 39] >= 250)
      #expect(bitmap.coverage[30 * 40 + 20] == 0)
    }

    @Test("sizes outside of 1 … 4096 are clamped", arguments: [(0, 1), (-4, 1), (1, 1), (Int.min, 1)])
    func clampedSize(asked: Int, given: Int) throws {
      let bitmap = try draw(svg(#"<rect width="24" height="24"/>"#), width: asked, height: asked)
      #expect(bitmap.width == given && bitmap.height == given)
    }

    @Test("a file that is missing or no drawing gives a sentence with its path")
    func badFiles() throws {
      let folder = try TemporaryFolder()
      let paths = [
        folder.missing("none.svg"), try folder.write("text.svg", "no drawing"),
        try folder.write("empty.svg", ""),
        try folder.write("hollow.svg", "<svg"),
      ]
      for path in paths {
        let error = #expect(throws: SDLError.self) { try Icon.coverage(svgFile: path, width: 24, height: 24) }
        #expect(error?.description.hasPrefix("Cannot read the icon \(path): ") == true)
        #expect(error?.description.hasSuffix(".") == true)
      }
      try folder.remove()
    }
  }
}
