/// Straight lines of which each begins where the one before ended: a curve, or a single line.
struct StrokeShape: Hashable {
  var lines: [LineShape]

  init(_ line: LineShape) {
    lines = [line]
  }

  func offset(x: Int, y: Int) -> StrokeShape {
    var copy = self
    for index in copy.lines.indices { copy.lines[index] = copy.lines[index].offset(x: x, y: y) }
    return copy
  }

  /// All pixels it may touch.
  var bounds: PixelRect {
    lines.reduce(.zero) { $0.union($1.bounds) }
  }

  /// Whether another stroke begins where this one ends, with the same width and both without dashes.
  func isContinued(by next: StrokeShape) -> Bool {
    guard let last = lines.last, let first = next.lines.first else { return false }
    return last.toX == first.fromX && last.toY == first.fromY && last.width == first.width
      && last.dash == nil && first.dash == nil
  }
}
