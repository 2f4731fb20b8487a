/// One piece of a line: a rectangle at any angle, as four corners in subpixels.
struct LineQuad {
  /// A direction of length 1, in 65536ths.
  struct Direction {
    static let bits = 16
    let x: Int
    let y: Int

    init(dx: Int, dy: Int, length: Int) {
      x = (dx << Self.bits) / length
      y = (dy << Self.bits) / length
    }

    /// How far a way leads in this direction.
    func along(x wayX: Int, y wayY: Int) -> Int {
      (wayX * x + wayY * y) >> Self.bits
    }
  }

  private typealias Corner = (x: Int, y: Int)

  private let first: Corner
  private let second: Corner
  private let third: Corner
  private let fourth: Corner
  /// The pixel rows it touches.
  let rows: Range<Int>

  /// The piece of a line between two lengths from its start.
  init(_ line: LineShape, _ direction: Direction, from start: Int, to end: Int) {
    let acrossX = (-direction.y * line.width) >> (Direction.bits + 1)
    let acrossY = (direction.x * line.width) >> (Direction.bits + 1)
    let startX = line.fromX + (direction.x * start) >> Direction.bits
    let startY = line.fromY + (direction.y * start) >> Direction.bits
    let endX = line.fromX + (direction.x * end) >> Direction.bits
    let endY = line.fromY + (direction.y * end) >> Direction.bits
    first = (startX + acrossX, startY + acrossY)
    second = (endX + acrossX, endY + acrossY)
    third = (endX - acrossX, endY - acrossY)
    fourth = (startX - acrossX, startY - acrossY)
    let top = Subpixel.pixel(min(first.y, second.y, third.y, fourth.y))
    rows = top..<max(top, Subpixel.pixelAtOrAfter(max(first.y, second.y, third.y, fourth.y)))
  }

  /// Adds what the piece covers of a row of pixels.
  func add(row y: Int, to coverage: inout RowCoverage) {
    for scanline in 0..<Subpixel.scanlines {
      let middle = Subpixel.middle(row: y, scanline: scanline)
      var low = Int.max
      var high = Int.min
      cross(first, second, at: middle, &low, &high)
      cross(second, third, at: middle, &low, &high)
      cross(third, fourth, at: middle, &low, &high)
      cross(fourth, first, at: middle, &low, &high)
      if low < high { coverage.add(from: low, to: high) }
    }
  }

  /// Notes where the side between two corners crosses a scan line.
  @inline(__always)
  private func cross(_ one: Corner, _ other: Corner, at y: Int, _ low: inout Int, _ high: inout Int) {
    let (upper, lower) = one.y <= other.y ? (one, other) : (other, one)
    guard y >= upper.y, y < lower.y else { return }
    let x = upper.x + (y - upper.y) * (lower.x - upper.x) / (lower.y - upper.y)
    low = min(low, x)
    high = max(high, x)
  }
}
