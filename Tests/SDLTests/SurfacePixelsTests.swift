import Testing

@testable import SDL

extension SDLTests {
  @Suite("SurfacePixels")
  @MainActor
  struct SurfacePixelsTests {
    /// Noise with every alpha: the picture that compresses worst. xorshift32, fixed seed.
    private func noise(_ width: Int, _ height: Int) -> SurfacePixels {
      var state: UInt32 = 2_463_534_242
      let words = (0..<width * height).map { _ in
        state ^= state << 13
        state ^= state >> 17
        state ^= state << 5
        return state
      }
      return SurfacePixels(width: width, height: height, words: words)
    }

    @Test(
      "a picture comes back from its PNG bit by bit",
      arguments: [(1, 1), (3, 5), (257, 129), (1, 4000), (1200, 800)]
    )
    func roundTrip(width: Int, height: Int) throws {
      let folder = try TemporaryFolder()
      let picture = noise(width, height)
      let path = try folder.write("picture.png", try picture.encodedPNG())
      #expect(try SurfacePixels(pngFile: path) == picture)
      try folder.remove()
    }

    @Test("the same picture gives the same bytes, and they are a PNG")
    func sameBytes() throws {
      let picture = noise(40, 30)
      let bytes = try picture.encodedPNG()
      #expect(try picture.encodedPNG() == bytes)
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
    }

    @Test("a pixel is found by column and row")
    func subscripts() {
      var picture = SurfacePixels(width: 3, height: 2, words: [1, 2, 3, 4, 5, 6])
      #expect(picture[2, 1] == 6)
      picture[0, 1] = 9
      #expect(picture.words == [1, 2, 3, 9, 5, 6])
    }

    @Test("alpha becomes coverage; a larger size is filled up with emptiness")
    func coverage() {
      let picture = SurfacePixels(width: 2, height: 1, words: [0x8011_2233, 0xFF00_0000])
      #expect(picture.coverage(width: 3, height: 2).coverage == [0x80, 0xFF, 0, 0, 0, 0])
      #expect(picture.coverage(width: 1, height: 1).coverage == [0x80])
    }

    @Test("a file that is missing or no PNG gives a sentence with its path")
    func badFiles() throws {
      let folder = try TemporaryFolder()
      let whole = try noise(20, 20).encodedPNG()
      let paths = [
        folder.missing("none.png"), try folder.write("text.png", "no picture"),
        try folder.write("empty.png", ""),
        try folder.write("cut.png", Array(whole.prefix(whole.count / 2))),
      ]
      for path in paths {
        let error = #expect(throws: SDLError.self) { try SurfacePixels(pngFile: path) }
        #expect(error?.description.hasPrefix("Cannot read the picture \(path): ") == true)
      }
      try folder.remove()
    }
  }
}
