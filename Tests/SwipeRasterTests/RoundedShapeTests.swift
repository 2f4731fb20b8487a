import SwipeRaster
import SwipeTable
import Testing

@Suite struct RoundedShapeTests {
  @Test("A rounded rectangle looks the same in four mirrors", arguments: [1.0, 1.5, 2, 3], [2.0, 5, 8, 11])
  func symmetry(scale: Double, radius: Double) {
    let size = Int(24 * scale)
    let picture = Picture(
      size,
      size,
      scale: scale,
      [.roundedRect(Rect(x: 2, y: 2, width: 20, height: 20), radius: radius, .white)]
    )
    let values = picture.values
    #expect(values == values.reversed())
    #expect(values == values.map { $0.reversed() })
  }

  @Test("Turned by a right angle, a round corner differs by no more than the height of a scan line")
  func quarterTurn() {
    let values = Picture(24, 24, [.roundedRect(Rect(x: 0, y: 0, width: 24, height: 24), radius: 9, .white)])
      .values
    for y in 0..<24 {
      for x in 0..<24 { #expect(abs(values[y][x] - values[x][y]) <= 16) }
    }
  }

  @Test("The covered area is the shape's area", arguments: [1.0, 1.5, 2, 3], [0.0, 3, 8, 16])
  func filledArea(scale: Double, radius: Double) {
    let picture = Picture(
      120,
      120,
      scale: scale,
      [.roundedRect(Rect(x: 2, y: 2, width: 32, height: 36), radius: radius, .white)]
    )
    let exact = (32 * 36 - (4 - Double.pi) * radius * radius) * scale * scale
    #expect(abs(picture.area - exact) < 0.002 * exact)
  }

  @Test(
    "A disc at any fraction of a pixel has the area of the circle",
    arguments: [4.0, 8, 18, 22],
    [0.0, 0.25, 0.3, 0.7]
  )
  func discArea(size: Double, fraction: Double) {
    let rect = Rect(x: 3 + fraction, y: 2 + fraction / 2, width: size, height: size)
    let picture = Picture(30, 30, [.roundedRect(rect, radius: size / 2, .white)])
    let exact = Double.pi * size * size / 4
    #expect(abs(picture.area - exact) < 0.01 * exact + 0.05)
  }

  @Test("An outline covers the outer shape without the inner one", arguments: [1.0, 2], [1.0, 2, 3])
  func outlineArea(scale: Double, width: Double) {
    let picture = Picture(
      100,
      100,
      scale: scale,
      [.roundedBorder(Rect(x: 2, y: 2, width: 40, height: 30), radius: 10, width: width, .white)]
    )
    func rounded(_ across: Double, _ down: Double, _ radius: Double) -> Double {
      across * down - (4 - Double.pi) * radius * radius
    }
    let exact = rounded(40, 30, 10) - rounded(40 - 2 * width, 30 - 2 * width, 10 - width)
    #expect(abs(picture.area - exact * scale * scale) < 0.01 * exact * scale * scale)
  }

  @Test("An outline wider than its radius has square inner corners")
  func wideOutline() {
    let rect = Rect(x: 1, y: 1, width: 20, height: 20)
    let picture = Picture(22, 22, [.roundedBorder(rect, radius: 2, width: 6, .white)])
    let exact = 400 - (4 - Double.pi) * 4 - 64
    #expect(abs(picture.area - exact) < 0.2)
    for y in 7..<15 { #expect(picture.values[y][7..<15].allSatisfy { $0 == 0 }) }
  }

  @Test("A 1 pt outline is one whole pixel wide along the straight sides", arguments: [1.0, 1.25])
  func crispOutline(scale: Double) {
    let list = DisplayList.Item.roundedBorder(
      Rect(x: 1.3, y: 1.3, width: 20, height: 20),
      radius: 4,
      width: 1,
      .white
    )
    let picture = Picture(40, 40, scale: scale, [list])
    let row = picture.values[12].filter { $0 > 0 }
    #expect(row == [255, 255])
  }

  @Test("An outline as wide as the shape fills it")
  func fullOutline() {
    let rect = Rect(x: 1, y: 1, width: 10, height: 8)
    let outline = Picture(12, 10, [.roundedBorder(rect, radius: 3, width: 5, .white)])
    let filled = Picture(12, 10, [.roundedRect(rect, radius: 3, .white)])
    #expect(outline.buffer == filled.buffer)
  }

  @Test("A moving disc changes by small steps: nothing jumps by more than its way")
  func smoothMotion() {
    var before = Picture(16, 16, [.roundedRect(Rect(x: 3, y: 3, width: 8, height: 8), radius: 4, .white)])
      .values
    for step in 1...16 {
      let rect = Rect(x: 3 + Double(step) / 16, y: 3, width: 8, height: 8)
      let after = Picture(16, 16, [.roundedRect(rect, radius: 4, .white)]).values
      for y in 0..<16 {
        for x in 0..<16 { #expect(abs(after[y][x] - before[y][x]) <= 255 / 16 + 2) }
      }
      before = after
    }
  }

  @Test("Rounded shapes match their goldens")
  func goldens() throws {
    let rect = Rect(x: 1, y: 1, width: 14, height: 12)
    let filled = Picture(16, 14, [.roundedRect(rect, radius: 5, .white)])
    try GoldenFile.expect(filled.map, "rounded-filled.txt")
    let outline = Picture(16, 14, [.roundedBorder(rect, radius: 5, width: 1, .white)])
    try GoldenFile.expect(outline.map, "rounded-outline.txt")
    let disc = Picture(
      14,
      14,
      [.roundedRect(Rect(x: 1.5, y: 2.25, width: 10, height: 10), radius: 5, .white)]
    )
    try GoldenFile.expect(disc.map, "disc.txt")
    let fraction = Picture(
      18,
      18,
      scale: 1.5,
      [.roundedRect(Rect(x: 1, y: 1, width: 9, height: 9), radius: 3, .white)]
    )
    try GoldenFile.expect(fraction.map, "rounded-scale-1.5.txt")
  }
}
