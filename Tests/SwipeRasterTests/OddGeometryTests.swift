import SwipeEngine
import SwipeRaster
import SwipeTable
import TestSupport
import Testing

@Suite struct OddGeometryTests {
  static let odd: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1e-300, 1e-9, 0.3, 7.5, 1e7, -1e9, 1e18, -1e300,
    .greatestFiniteMagnitude,
  ]

  /// Every kind of item, its lengths taken in turn from a list.
  private func items(_ next: () -> Double) -> [DisplayList.Item] {
    func rect() -> Rect { Rect(x: next(), y: next(), width: next(), height: next()) }
    func point() -> Point { Point(x: next(), y: next()) }
    let style = TextStyle(size: 9, lineHeight: next())
    return [
      .fill(rect(), .white),
      .roundedRect(rect(), radius: next(), .white),
      .roundedBorder(rect(), radius: next(), width: next(), .white),
      .line(from: point(), to: point(), width: next(), dash: nil, .white),
      .line(
        from: point(),
        to: point(),
        width: next(),
        dash: DisplayList.Dash(line: next(), gap: next()),
        .white
      ),
      .hairline(x: next(), y: next(), width: next(), .white),
      .shadow(rect(), radius: next(), .large),
      .edgeShadow(rect(), towardsRight: true),
      .gradient(rect(), radius: next(), top: .white, bottom: .black),
      .text("odd", origin: point(), style, .white, scale: next()),
      .icon("odd", rect(), .white, scale: next()),
      .pushClip(rect()),
      .fill(rect(), .white),
      .popClip,
      .pushLayer(offset: point()),
      .pushLayer(offset: point()),
      .roundedRect(rect(), radius: next(), .white),
      .line(
        from: point(),
        to: point(),
        width: next(),
        dash: DisplayList.Dash(line: next(), gap: next()),
        .white
      ),
    ]
  }

  @Test("No geometry, however odd, stops the drawing", arguments: [0.25, 1, 1.5, 8])
  func neverTraps(scale: Double) {
    var random = SeededRandom(seed: 99)
    var canvas = Canvas(width: 40, height: 40, scale: scale)
    var whole = Canvas(width: 40, height: 40, scale: scale)
    for _ in 0..<150 {
      var list = DisplayList()
      for item in items({ Self.odd[random.below(Self.odd.count)] }) { list.append(item) }
      _ = canvas.draw(list, background: .black, source: BlockSource())
      whole.invalidate()
      _ = whole.draw(list, background: .black, source: BlockSource())
      #expect(canvas.buffer == whole.buffer)
    }
  }

  @Test("What is not a number or has no area draws nothing")
  func drawsNothing() {
    let nothing: [DisplayList.Item] = [
      .fill(Rect(x: .nan, y: 0, width: 9, height: 9), .white),
      .fill(Rect(x: 0, y: 0, width: 0, height: 9), .white),
      .fill(Rect(x: 0, y: 0, width: 9, height: -9), .white),
      .roundedRect(Rect(x: 0, y: 0, width: .nan, height: 9), radius: 3, .white),
      .roundedBorder(Rect(x: 0, y: 0, width: 9, height: 9), radius: 3, width: 0, .white),
      .roundedBorder(Rect(x: 0, y: 0, width: 9, height: 9), radius: 3, width: .nan, .white),
      .line(from: Point(x: 3, y: 3), to: Point(x: 3, y: 3), width: 2, dash: nil, .white),
      .line(from: Point(x: .nan, y: 3), to: Point(x: 9, y: 3), width: 2, dash: nil, .white),
      .line(from: Point(x: 0, y: 3), to: Point(x: 9, y: 3), width: 0, dash: nil, .white),
      .hairline(x: 0, y: 4, width: 0, .white),
      .hairline(x: 0, y: .nan, width: 9, .white),
      .fill(Rect(x: 0, y: 0, width: 9, height: 9), .clear),
      .icon("flag", Rect(x: 0, y: 0, width: 9, height: 9), .white, scale: 0),
      .icon("flag", Rect(x: 0, y: 0, width: 9, height: 9), .white, scale: .nan),
    ]
    for item in nothing { #expect(Picture(12, 12, [item]).drawn.isEmpty, "\(item)") }
  }

  @Test("A far larger shape than the picture covers it all")
  func larger() {
    let huge = Rect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)
    for item in [
      DisplayList.Item.fill(huge, .white), .roundedRect(huge, radius: 1e5, .white),
      .roundedRect(huge, radius: 1e13, .white),
      .line(from: Point(x: -1e9, y: 6), to: Point(x: 1e9, y: 6.1), width: 40, dash: nil, .white),
    ] {
      #expect(Picture(12, 12, [item]).area == 144, "\(item)")
    }
  }

  @Test("A list scrolled down by ten million points is drawn as at the top")
  func deepScroll() {
    let deep = 12_345_678.0
    func picture(_ base: Double) -> PixelBuffer {
      let items = Sample.everything.map { Sample.moved($0, down: base) }
      return Picture(60, 60, scale: 2, [.pushLayer(offset: Point(x: 0, y: -base))] + items + [.popLayer])
        .buffer
    }
    #expect(picture(deep) == picture(0))
  }
}
