internal import SwipeEngine
internal import SwipeTable

extension FrameResolver {
  /// A level or upright line lies on whole pixels, as wide as rounding makes it; any other keeps its exact place.
  func line(
    _ from: Point,
    _ to: Point,
    _ width: Double,
    _ dash: DisplayList.Dash?,
    _ color: Color
  ) -> ResolvedShape? {
    guard color.alpha > 0, width > 0, let (from, to) = cut(from, to) else { return nil }
    let thick = min(scale.subpixels(width), RoundedShape.largestRadius)
    var shape = LineShape(
      fromX: scale.subpixels(from.x),
      fromY: scale.subpixels(from.y),
      toX: scale.subpixels(to.x),
      toY: scale.subpixels(to.y),
      width: max(1, thick),
      dash: dash.flatMap(pixels)
    )
    let isLevel = shape.fromY == shape.toY
    let isUpright = shape.fromX == shape.toX
    let length = (to - from).length * scale.scale
    guard isLevel || isUpright, length >= Self.shortestCrispLine else {
      return .stroke(StrokeShape(shape), color)
    }
    let crisp = max(1, scale.snapped(width)) << Subpixel.bits
    shape.width = min(crisp, RoundedShape.largestRadius)
    if isLevel {
      shape.level()
    } else {
      shape.upright()
    }
    return shape.dash == nil ? .fill(shape.crispRect, color) : .stroke(StrokeShape(shape), color)
  }

  private func pixels(_ dash: DisplayList.Dash) -> LineShape.Dash? {
    guard dash.line > 0, dash.gap > 0 else { return nil }
    let limit = RoundedShape.largestRadius
    let pixels = LineShape.Dash(
      line: min(scale.subpixels(dash.line), limit),
      gap: min(scale.subpixels(dash.gap), limit)
    )
    return pixels.period < Self.shortestDashPeriod ? nil : pixels
  }

  /// The part of the line that lies within `farthestLineEnd` of the picture; nil where there is none.
  private func cut(_ from: Point, _ to: Point) -> (Point, Point)? {
    let way = to - from
    guard way.x.isFinite, way.y.isFinite, from.x.isFinite, from.y.isFinite else { return nil }
    let reach = Self.farthestLineEnd / scale.scale
    let left = -Double(layer.originX) / scale.scale
    let top = -Double(layer.originY) / scale.scale
    var range = (low: 0.0, high: 1.0)
    Self.cut(&range, from.x - left, way.x, reach)
    Self.cut(&range, from.y - top, way.y, reach)
    guard range.low < range.high else { return nil }
    func at(_ part: Double) -> Point { Point(x: from.x + way.x * part, y: from.y + way.y * part) }
    return (range.low > 0 ? at(range.low) : from, range.high < 1 ? at(range.high) : to)
  }

  /// Cuts the range of fractions of a way to where it runs between −reach and reach.
  private static func cut(
    _ range: inout (low: Double, high: Double),
    _ start: Double,
    _ way: Double,
    _ reach: Double
  ) {
    if way == 0 {
      if start < -reach || start > reach { range.high = range.low }
      return
    }
    let one = (-reach - start) / way
    let other = (reach - start) / way
    range.low = max(range.low, min(one, other))
    range.high = min(range.high, max(one, other))
  }
}

extension LineShape {
  /// Puts a level line's sides and start on whole pixels.
  fileprivate mutating func level() {
    let top = Self.snapped(fromY - width / 2)
    fromY = top + width / 2
    toY = fromY
    fromX = Self.snapped(fromX)
    toX = Self.snapped(toX)
  }

  /// Puts an upright line's sides and start on whole pixels.
  fileprivate mutating func upright() {
    let left = Self.snapped(fromX - width / 2)
    fromX = left + width / 2
    toX = fromX
    fromY = Self.snapped(fromY)
    toY = Self.snapped(toY)
  }

  /// The pixels of a level or upright line with its sides on whole pixels.
  fileprivate var crispRect: PixelRect {
    let isLevel = fromY == toY
    let acrossX = isLevel ? 0 : width / 2
    let acrossY = isLevel ? width / 2 : 0
    return PixelRect(
      minX: Subpixel.pixel(min(fromX, toX) - acrossX),
      minY: Subpixel.pixel(min(fromY, toY) - acrossY),
      maxX: Subpixel.pixel(max(fromX, toX) + acrossX),
      maxY: Subpixel.pixel(max(fromY, toY) + acrossY)
    )
  }

  private static func snapped(_ place: Int) -> Int {
    Subpixel.pixel(place + Subpixel.half) << Subpixel.bits
  }
}
