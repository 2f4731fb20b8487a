import SwipeEngine
import SwipeRaster
import SwipeTable
import Testing

@Suite struct CoverageTests {
  private let style = TextStyle(size: 8, lineHeight: 12)

  @Test("Text lies on whole pixels, moved by the origin its source gives")
  func textPlace() {
    let picture = Picture(20, 16, [.text("A", origin: Point(x: 3.4, y: 1.6), style, .white, scale: 1)])
    #expect(picture.drawn == PixelRect(minX: 2, minY: 4, maxX: 5, maxY: 12))
    #expect(picture.value(3, 6) == 255)
    #expect(picture.value(2, 6) == 65)
  }

  @Test("Coverage tints the colour: half of half is a quarter")
  func tint() {
    let picture = Picture(
      20,
      16,
      [.text("\u{7F}", origin: Point(x: 3, y: 0), style, Color(0xFF0000, alpha: 128), scale: 1)]
    )
    #expect(picture.buffer.pixel(x: 3, y: 4) == 0xFF80_0000)
    #expect(picture.buffer.pixel(x: 2, y: 4) == 0xFF40_0000)
  }

  @Test("An icon fills its square in device pixels", arguments: [1.0, 1.5, 2, 3])
  func iconPlace(scale: Double) {
    let picture = Picture(
      80,
      80,
      scale: scale,
      [.icon("flag", Rect(x: 4, y: 6, width: 16, height: 16), .white, scale: 1)]
    )
    let side = Int(16 * scale)
    #expect(picture.drawn == PixelRect(x: Int(4 * scale), y: Int(6 * scale), width: side, height: side))
  }

  @Test("An unknown icon and empty text draw nothing")
  func unknown() {
    let items: [DisplayList.Item] = [
      .icon("missing", Rect(x: 2, y: 2, width: 10, height: 10), .white, scale: 1),
      .text("", origin: .zero, style, .white, scale: 1),
    ]
    #expect(Picture(20, 20, items).drawn.isEmpty)
  }

  @Test("An enlarged icon keeps its middle and grows by the factor", arguments: [0.5, 1.12, 1.5, 2])
  func enlarged(factor: Double) {
    let rect = Rect(x: 22, y: 22, width: 16, height: 16)
    let values = Picture(60, 60, [.icon("flag", rect, .white, scale: factor)]).values
    #expect(values == values.reversed())
    #expect(values == values.map { $0.reversed() })
    let natural = Picture(60, 60, [.icon("flag", rect, .white, scale: 1)]).area
    let area = Picture(60, 60, [.icon("flag", rect, .white, scale: factor)]).area
    #expect(abs(area / natural - factor * factor) < 0.15 * factor * factor)
  }

  @Test("Enlarging by almost nothing changes almost nothing")
  func continuous() {
    let rect = Rect(x: 8, y: 8, width: 16, height: 16)
    let natural = Picture(32, 32, [.icon("flag", rect, .white, scale: 1)]).values
    let almost = Picture(32, 32, [.icon("flag", rect, .white, scale: 1.0001)]).values
    for y in 0..<32 {
      for x in 0..<32 { #expect(abs(natural[y][x] - almost[y][x]) <= 2) }
    }
  }

  @Test("Blending is exact to half a step for every alpha and colour")
  func blending() {
    for alpha in stride(from: 0, through: 255, by: 5) {
      for ground in [0, 1, 100, 254, 255] {
        for ink in [0, 37, 128, 255] {
          let color = Color(UInt32(ink) * 0x010101, alpha: UInt8(alpha))
          let picture = Picture(
            1,
            1,
            on: Color(UInt32(ground) * 0x010101),
            [.fill(Rect(x: 0, y: 0, width: 1, height: 1), color)]
          )
          let exact = Double(ink * alpha + ground * (255 - alpha)) / 255
          #expect(abs(Double(picture.value(0, 0)) - exact) <= 0.5)
        }
      }
    }
  }

  @Test("A gradient runs from its top to its bottom colour in even steps")
  func gradient() {
    let rect = Rect(x: 0, y: 0, width: 4, height: 52)
    let picture = Picture(4, 52, [.gradient(rect, radius: 0, top: Color(0x101010), bottom: Color(0xF0F0F0))])
    let column = picture.values.map { $0[1] }
    for (y, value) in column.enumerated() {
      let exact = 16 + 224 * (Double(y) + 0.5) / 52
      #expect(abs(Double(value) - exact) <= 0.5)
    }
  }

  @Test("Enlarged text matches its golden")
  func golden() throws {
    let picture = Picture(24, 18, [.text("ab", origin: Point(x: 6, y: 3), style, .white, scale: 1.3)])
    try GoldenFile.expect(picture.map, "text-enlarged.txt")
  }
}
