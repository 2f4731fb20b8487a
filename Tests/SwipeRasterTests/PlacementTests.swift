import SwipeEngine
import SwipeRaster
import SwipeTable
import Testing

@Suite struct PlacementTests {
  private func layer(_ x: Double, _ y: Double, _ items: [DisplayList.Item]) -> [DisplayList.Item] {
    [.pushLayer(offset: Point(x: x, y: y))] + items + [.popLayer]
  }

  @Test(
    "A layer moves by floor(x + 0.5) pixels, so nothing sticks around 0",
    arguments: [
      (-1.0, -1), (-0.75, -1), (-0.51, -1), (-0.5, 0), (-0.2, 0), (0, 0), (0.49, 0), (0.5, 1), (1.2, 1),
    ]
  )
  func rounding(offset: Double, pixels: Int) {
    let items = layer(offset, 0, [.fill(Rect(x: 4, y: 0, width: 3, height: 2), .white)])
    #expect(Picture(12, 2, items).drawn.minX == 4 + pixels)
  }

  @Test("Nested layers are rounded one by one and added", arguments: [1.0, 1.5, 2])
  func nested(scale: Double) {
    let inner = layer(0.4, 0.4, [.fill(Rect(x: 4, y: 4, width: 4, height: 4), .white)])
    let picture = Picture(30, 30, scale: scale, layer(1.4, 1.4, inner))
    func pixels(_ points: Double) -> Int { Int((points * scale + 0.5).rounded(.down)) }
    #expect(picture.drawn.minX == pixels(4) + pixels(1.4) + pixels(0.4))
    #expect(picture.drawn.minY == picture.drawn.minX)
  }

  @Test("All shapes of a layer move as one piece", arguments: [0.2, 0.5, 3.7, -2.5])
  func onePiece(offset: Double) {
    let items: [DisplayList.Item] = [
      .roundedRect(Rect(x: 8.3, y: 8.2, width: 9, height: 9), radius: 4.5, .white),
      .text("ab", origin: Point(x: 18.4, y: 6), TextStyle(size: 9, lineHeight: 12), .white, scale: 1.12),
      .line(from: Point(x: 6, y: 20), to: Point(x: 30, y: 25), width: 1.5, dash: nil, .white),
    ]
    let resting = Picture(48, 36, items).values
    let moved = Picture(48, 36, layer(offset, 0, items)).values
    let way = Int((offset + 0.5).rounded(.down))
    for y in 0..<36 {
      for x in 6..<40 { #expect(moved[y][x + way] == resting[y][x]) }
    }
  }

  @Test("Fills that share an edge leave no gap and do not overlap", arguments: [1.0, 1.25, 1.5, 2, 3])
  func neighbours(scale: Double) {
    let half = Color.white.opacity(0.5)
    let edges = [0.0, 3.3, 6.1, 6.5, 9.99, 14]
    let fills = zip(edges, edges.dropFirst()).map { left, right in
      DisplayList.Item.fill(Rect(x: left, y: 0, width: right - left, height: 2), half)
    }
    let width = Int(14 * scale)
    let row = Picture(width, 2, scale: scale, fills).values[0]
    #expect(Set(row) == [128])
  }

  @Test("Nothing is drawn outside of a clip", arguments: [1.0, 1.5, 2])
  func clip(scale: Double) {
    var list = DisplayList()
    list.clipped(to: Rect(x: 10, y: 12, width: 20, height: 10)) { list in
      for item in Sample.everything { list.append(item) }
    }
    let picture = Picture(160, 160, scale: scale, list)
    func pixels(_ points: Double) -> Int { Int((points * scale + 0.5).rounded(.down)) }
    let clip = PixelRect(minX: pixels(10), minY: pixels(12), maxX: pixels(30), maxY: pixels(22))
    #expect(clip.contains(picture.drawn))
    #expect(!picture.drawn.isEmpty)
  }

  @Test("A clip shows exactly the pixels that are there without it")
  func clipKeepsPixels() {
    let whole = Picture(80, 80, Sample.everything)
    let rect = Rect(x: 17, y: 9, width: 31, height: 45)
    let part = Picture(80, 80, [.pushClip(rect)] + Sample.everything + [.popClip])
    for y in 9..<54 {
      for x in 17..<48 { #expect(part.buffer.pixel(x: x, y: y) == whole.buffer.pixel(x: x, y: y)) }
    }
  }

  @Test("Clips inside clips show what lies in both, and pops without a push are passed over")
  func nestedClips() {
    let picture = Picture(
      20,
      20,
      [
        .popClip, .popLayer,
        .pushClip(Rect(x: 2, y: 2, width: 10, height: 10)),
        .pushClip(Rect(x: 6, y: 0, width: 10, height: 8)),
        .fill(Rect(x: 0, y: 0, width: 20, height: 20), .white),
        .popClip, .popClip, .popClip,
      ]
    )
    #expect(picture.drawn == PixelRect(minX: 6, minY: 2, maxX: 12, maxY: 8))
  }
}
