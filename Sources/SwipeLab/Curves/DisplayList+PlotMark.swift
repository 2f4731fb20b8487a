import SwipeEngine
import SwipeTable

extension DisplayList {
  /// Draws one mark of a plot.
  mutating func append(_ mark: PlotMark, _ metrics: TextMetrics) {
    switch mark {
    case .fill(let rect, let color): append(.fill(rect, color))
    case .line(let from, let to, let width, let dash, let color):
      append(.line(from: from, to: to, width: width, dash: dash, color))
    case .curve(let points, let width, let color): appendCurve(points, width, color)
    case .disc(let middle, let diameter, let color):
      append(.roundedRect(Rect(around: middle, diameter), radius: diameter / 2, color))
    case .ring(let middle, let diameter, let width, let rim, let fill):
      append(.roundedRect(Rect(around: middle, diameter), radius: diameter / 2, rim))
      let inner = diameter - 2 * width
      append(.roundedRect(Rect(around: middle, inner), radius: inner / 2, fill))
    case .bar(let rect, let radius, let color): append(.roundedRect(rect, radius: radius, color))
    case .text(let string, let x, let y, let anchor, let style, let color):
      let width = anchor == .start ? 0 : metrics.width(of: string, style)
      let left = anchor == .middle ? x - width / 2 : x - width
      text(string, at: Point(x: left, y: y), style, color)
    case .number(let text, let x, let y, let style, let color):
      number(text, endingAt: x, y: y, style, color, metrics)
    }
  }

  /// A level line would be moved to whole pixels, and a curve seem to change its weight where it comes to
  /// rest; so none is quite level, by this many points.
  private static let tilt = 0.02

  /// Points by which lines with butt ends reach into each other, so that no light notch is left between them.
  private static let overlap = 0.25
  /// The bend, as the sine of its angle, from which lines reach half their width into each other to fill the corner.
  private static let sharpBend = 0.5

  private mutating func appendCurve(_ points: [Point], _ width: Double, _ color: Color) {
    let ways = zip(points, points.dropFirst()).map { from, to in
      var way = to - from
      if way.y == 0 { way.y = Self.tilt }
      return way
    }
    for (index, way) in ways.enumerated() where way.length > 0 {
      let before = index > 0 ? Self.reach(ways[index - 1], way, width) : 0
      let after = index + 1 < ways.count ? Self.reach(way, ways[index + 1], width) : 0
      let from = points[index] - way.scaled(to: before)
      let to = points[index] + way + way.scaled(to: after)
      append(.line(from: from, to: to, width: width, dash: nil, color))
    }
  }

  /// How far two pieces of a curve reach into each other.
  private static func reach(_ first: Point, _ second: Point, _ width: Double) -> Double {
    let size = first.length * second.length
    guard size > 0 else { return overlap }
    let bend = abs(first.x * second.y - first.y * second.x) / size
    return overlap + max(0, width / 2 - overlap) * min(1, bend / sharpBend)
  }
}

extension Point {
  /// A way in the same direction of another length.
  fileprivate func scaled(to length: Double) -> Point {
    let own = self.length
    return own > 0 ? Point(x: x / own * length, y: y / own * length) : .zero
  }
}

extension Rect {
  /// A square around a point.
  fileprivate init(around middle: Point, _ side: Double) {
    self.init(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
  }
}
