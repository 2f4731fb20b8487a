import SDL
import Testing

extension SDLTests {
  @Suite("PixelRect")
  @MainActor
  struct PixelRectTests {
    @Test(
      "clipping keeps what is inside of the picture",
      arguments: [
        (PixelRect(x: 2, y: 3, width: 4, height: 5), PixelRect(x: 2, y: 3, width: 4, height: 5)),
        (PixelRect(x: -2, y: -3, width: 4, height: 5), PixelRect(x: 0, y: 0, width: 2, height: 2)),
        (PixelRect(x: 8, y: 18, width: 9, height: 9), PixelRect(x: 8, y: 18, width: 2, height: 2)),
        (PixelRect(x: -5, y: 0, width: .max, height: .max), PixelRect(x: 0, y: 0, width: 10, height: 20)),
        (PixelRect(x: .min, y: 0, width: .max, height: 20), PixelRect(x: 0, y: 0, width: 0, height: 20)),
        (PixelRect(x: 3, y: .max, width: .max, height: .max), PixelRect(x: 3, y: 20, width: 7, height: 0)),
      ]
    )
    func clipping(rect: PixelRect, expected: PixelRect) {
      #expect(rect.clipped(toWidth: 10, height: 20) == expected)
    }

    @Test(
      "a rectangle without a pixel is empty, also when its size is negative",
      arguments: [(0, 1, true), (1, 0, true), (-1, 4, true), (.min, .min, true), (1, 1, false)]
    )
    func emptiness(width: Int, height: Int, isEmpty: Bool) {
      let rect = PixelRect(x: 1, y: 1, width: width, height: height)
      #expect(rect.isEmpty == isEmpty)
      #expect(rect.clipped(toWidth: 10, height: 10).isEmpty == isEmpty)
    }
  }
}
