import SwipeEngine
import SwipeRaster
import SwipeTable
import Testing

@Suite struct LineTests {
  private func line(
    _ from: Point,
    _ to: Point,
    _ width: Double,
    _ dash: DisplayList.Dash? = nil,
    _ color: Color = .white
  ) -> DisplayList.Item {
    .line(from: from, to: to, width: width, dash: dash, color)
  }

  @Test("A level line is crisp wherever it lies", arguments: [2.0, 2.3, 2.5, 2.8], [1.0, 1.25, 2])
  func level(y: Double, width: Double) {
    let values = Picture(20, 8, [line(Point(x: 2, y: y), Point(x: 18, y: y), width)]).values
    #expect(Set(values.joined()) == [0, 255])
    #expect(values.filter { $0.contains(255) }.count == Int((width + 0.5).rounded(.down)))
    #expect(values.joined().filter { $0 == 255 }.count % 16 == 0)
  }

  @Test("An upright line is crisp, too, and runs either way")
  func upright() {
    let down = Picture(8, 20, [line(Point(x: 3.4, y: 2), Point(x: 3.4, y: 18), 2)])
    let up = Picture(8, 20, [line(Point(x: 3.4, y: 18), Point(x: 3.4, y: 2), 2)])
    #expect(down.buffer == up.buffer)
    #expect(down.drawn == PixelRect(x: 2, y: 2, width: 2, height: 16))
    #expect(Set(down.values.joined()) == [0, 255])
  }

  @Test("A line at any angle covers its length times its width", arguments: Array(0..<12))
  func area(step: Int) {
    let ways = [(40.0, 3.0), (38, 11), (30, 25), (20, 33), (7, 39), (1, 40)]
    let (dx, dy) = ways[step % 6]
    let from = Point(x: 5.2, y: 5.7)
    let to = step < 6 ? Point(x: 5.2 + dx, y: 5.7 + dy) : Point(x: 5.2 + dx, y: 5.7 - dy + 40)
    let start = step < 6 ? from : Point(x: 5.2, y: 45.7)
    let picture = Picture(60, 60, [line(start, to, 2)])
    let exact = (to - start).length * 2
    #expect(abs(picture.area - exact) < 0.015 * exact)
  }

  @Test("Dashes cover their share of the line", arguments: [(4.0, 4.0), (2, 3), (6, 4), (3, 3)])
  func dashes(dash: (Double, Double)) {
    let length = (dash.0 + dash.1) * 5
    let pattern = DisplayList.Dash(line: dash.0, gap: dash.1)
    let level = Picture(60, 8, [line(Point(x: 2, y: 4), Point(x: 2 + length, y: 4), 2, pattern)])
    #expect(abs(level.area - dash.0 * 5 * 2) < 0.1)
    #expect(Set(level.values.joined()) == [0, 255])
    let way = Point(x: 2 + length * 0.6, y: 2 + length * 0.8)
    let slanted = Picture(60, 60, [line(Point(x: 2, y: 2), way, 2, pattern)])
    #expect(abs(slanted.area - dash.0 * 5 * 2) < 0.03 * dash.0 * 5 * 2 + 0.2)
  }

  @Test("Lines that continue each other have no seam, even half transparent")
  func noSeams() {
    let half = Color.white.opacity(0.5)
    func corner(_ index: Int) -> Point { Point(x: 3 + Double(index) * 1.7, y: 4 + Double(index) * 0.6) }
    let pieces = (0..<20).map { line(corner($0), corner($0 + 1), 3, nil, half) }
    let whole = line(corner(0), corner(20), 3, nil, half)
    let joined = Picture(42, 22, pieces).values
    let single = Picture(42, 22, [whole]).values
    for y in 0..<22 {
      for x in 0..<42 { #expect(abs(joined[y][x] - single[y][x]) <= 8, "at \(x), \(y)") }
    }
  }

  @Test("A hairline is one device pixel high at every scale and ends at its y", arguments: [1.0, 1.5, 2, 3])
  func hairline(scale: Double) {
    let picture = Picture(40, 40, scale: scale, [.hairline(x: 2, y: 10, width: 8, .white)])
    let bottom = Int((10 * scale + 0.5).rounded(.down))
    #expect(picture.drawn.minY == bottom - 1)
    #expect(picture.drawn.maxY == bottom)
    #expect(picture.drawn.width == Int(8 * scale))
  }

  @Test("Lines match their goldens")
  func goldens() throws {
    let steep = Picture(12, 16, [line(Point(x: 2.5, y: 1), Point(x: 8.25, y: 14.5), 2)])
    try GoldenFile.expect(steep.map, "line-steep.txt")
    let dashed = Picture(
      24,
      12,
      [line(Point(x: 1, y: 2), Point(x: 22, y: 10), 1.5, DisplayList.Dash(line: 4, gap: 3))]
    )
    try GoldenFile.expect(dashed.map, "line-dashed.txt")
  }
}
