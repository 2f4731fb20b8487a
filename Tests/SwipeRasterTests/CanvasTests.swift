import SwipeEngine
import SwipeRaster
import SwipeTable
import TestSupport
import Testing

@Suite struct CanvasTests {
  private let source = BlockSource()

  private func list(_ items: [DisplayList.Item]) -> DisplayList {
    var list = DisplayList()
    for item in items { list.append(item) }
    return list
  }

  @Test("The first draw changes the whole picture, the same list again nothing")
  func nothingChanged() {
    var canvas = Canvas(width: 60, height: 60)
    let list = list(Sample.everything)
    #expect(canvas.draw(list, background: .white, source: source) == [canvas.buffer.bounds])
    #expect(canvas.draw(list, background: .white, source: source).isEmpty)
  }

  @Test("Another background, another size, another scale and invalidating draw everything")
  func everythingChanged() {
    var canvas = Canvas(width: 60, height: 60)
    let list = list(Sample.everything)
    _ = canvas.draw(list, background: .white, source: source)
    #expect(canvas.draw(list, background: .black, source: source) == [canvas.buffer.bounds])
    canvas.invalidate()
    #expect(canvas.draw(list, background: .black, source: source) == [canvas.buffer.bounds])
    canvas.resize(width: 50, height: 70, scale: 1)
    #expect(
      canvas.draw(list, background: .black, source: source) == [PixelRect(x: 0, y: 0, width: 50, height: 70)]
    )
    canvas.resize(width: 50, height: 70, scale: 2)
    #expect(
      canvas.draw(list, background: .black, source: source) == [PixelRect(x: 0, y: 0, width: 50, height: 70)]
    )
    canvas.resize(width: 50, height: 70, scale: 2)
    #expect(canvas.draw(list, background: .black, source: source).isEmpty)
  }

  @Test("A shape that moves damages where it was and where it is, nothing else")
  func movedShape() {
    var canvas = Canvas(width: 300, height: 300)
    let still = DisplayList.Item.fill(Rect(x: 0, y: 100, width: 300, height: 4), .black)
    _ = canvas.draw(
      list([still, .fill(Rect(x: 10, y: 10, width: 50, height: 50), .black)]),
      background: .white,
      source: source
    )
    let damage = canvas.draw(
      list([still, .fill(Rect(x: 200, y: 220, width: 50, height: 50), .black)]),
      background: .white,
      source: source
    )
    #expect(
      damage == [
        PixelRect(x: 10, y: 10, width: 50, height: 50), PixelRect(x: 200, y: 220, width: 50, height: 50),
      ]
    )
  }

  @Test("However many things change, there are at most eight rectangles, and they cover every change")
  func fewRects() {
    var canvas = Canvas(width: 400, height: 400)
    _ = canvas.draw(DisplayList(), background: .white, source: source)
    let squares = (0..<36).map { index in
      Rect(x: Double(index % 6) * 66, y: Double(index / 6) * 66, width: 9, height: 9)
    }
    let damage = canvas.draw(list(squares.map { .fill($0, .black) }), background: .white, source: source)
    #expect((1...8).contains(damage.count))
    for square in squares {
      let pixels = PixelRect(x: Int(square.x), y: Int(square.y), width: 9, height: 9)
      #expect(damage.contains { $0.contains(pixels) })
    }
  }

  @Test("A scrolled list changes its clip only")
  func scrolled() {
    var canvas = Canvas(width: 100, height: 200)
    func rows(_ scroll: Double) -> DisplayList {
      var list = DisplayList()
      list.clipped(to: Rect(x: 0, y: 20, width: 100, height: 150)) { list in
        list.layer(offset: Point(x: 0, y: -scroll)) { list in
          for row in 0..<20 {
            list.append(
              .fill(Rect(x: 0, y: Double(row) * 30, width: 100, height: 29), Color(UInt32(row * 9_999)))
            )
          }
        }
      }
      return list
    }
    _ = canvas.draw(rows(0), background: .white, source: source)
    let damage = canvas.draw(rows(7), background: .white, source: source)
    #expect(damage == [PixelRect(x: 0, y: 20, width: 100, height: 150)])
  }

  @Test("Rows of a picture start at multiples of 64 bytes, and all of its memory can be read")
  func memory() {
    let canvas = Canvas(width: 21, height: 3)
    #expect(canvas.buffer.bytesPerRow == 128)
    let count = canvas.buffer.withUnsafeBytes { $0.count }
    #expect(count == 3 * 128)
    #expect(canvas.buffer.pixel(x: 20, y: 2) == 0xFF00_0000)
    #expect(canvas.buffer.pixel(x: 21, y: 2) == nil)
  }

  @Test("A picture of no pixels can be drawn into", arguments: [(0, 0), (0, 20), (20, 0), (-5, 7)])
  func noPixels(size: (Int, Int)) {
    var canvas = Canvas(width: size.0, height: size.1)
    #expect(canvas.draw(list(Sample.everything), background: .white, source: source).isEmpty)
  }

  @Test(
    "A scale out of range is cut to it",
    arguments: [(0.0, 0.25), (-3, 0.25), (100, 8), (.nan, 1), (1.5, 1.5)]
  )
  func scales(asked: Double, used: Double) {
    #expect(Canvas(width: 4, height: 4, scale: asked).scale == used)
  }
}
