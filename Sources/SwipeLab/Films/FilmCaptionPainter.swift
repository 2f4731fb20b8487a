import SwipeEngine
import SwipeTable

/// Draws the band under a stage: the style's name on the left, the values in question in the middle, the time and the
/// speed on the right.
struct FilmCaptionPainter {
  var theme: Theme
  var metrics: TextMetrics

  // The visual language, sections 7 and 8. Lengths in points.
  static let height = 40.0
  private static let padding = 16.0
  private static let gap = 8.0
  private static let unitGap = 3.0
  private static let discSize = 24.0
  private static let name = TextStyle(size: 13, lineHeight: 20, weight: .semiBold)
  private static let value = TextStyle(size: 13, lineHeight: 20, weight: .medium)
  private static let unit = TextStyle(size: 12, lineHeight: 16)
  private static let millisecond = "ms"

  /// - Parameters:
  ///   - side: 0 or 1 where two are compared; nil for a film of one.
  ///   - band: where to draw.
  func paint(
    _ caption: (name: String, value: String),
    side: Int?,
    at time: Timestamp,
    speed: String,
    in band: Rect,
    into list: inout DisplayList
  ) {
    list.append(.fill(band, theme.panel))
    list.clipped(to: band) { list in
      let right = paintTime(time, speed, in: band, into: &list)
      var left = band.x + Self.padding
      if let side { left = paintDisc(side, in: band, into: &list) }
      paintTexts(caption, from: left, to: right - Self.gap, in: band, into: &list)
    }
    list.append(.fill(Rect(x: band.x, y: band.y, width: band.width, height: 1), theme.separator))
  }

  /// Name and values; the values about the middle of the band where there is room, else beside the name, else not at
  /// all.
  private func paintTexts(
    _ caption: (name: String, value: String),
    from left: Double,
    to right: Double,
    in band: Rect,
    into list: inout DisplayList
  ) {
    let y = band.midY - Self.name.lineHeight / 2
    let name = metrics.truncated(caption.name, Self.name, toWidth: max(0, right - left))
    list.text(name, at: Point(x: left, y: y), Self.name, theme.text)
    let next = left + metrics.width(of: name, Self.name) + Self.gap
    let value = metrics.truncated(caption.value, Self.value, toWidth: max(0, right - next))
    let width = metrics.width(of: value, Self.value)
    let x = min(max(band.midX - width / 2, next), right - width)
    list.text(value, at: Point(x: x, y: y), Self.value, theme.text2)
  }

  /// Returns where the text beside the disc begins.
  private func paintDisc(_ side: Int, in band: Rect, into list: inout DisplayList) -> Double {
    let radius = Self.discSize / 2
    let frame = Rect(
      x: band.x + Self.padding,
      y: band.midY - radius,
      width: Self.discSize,
      height: Self.discSize
    )
    list.append(.roundedRect(frame, radius: radius, theme.curve(side)))
    let letter = CurvePlot.letters[side]
    let x = frame.midX - metrics.width(of: letter, Self.name) / 2
    let y = frame.midY - Self.name.lineHeight / 2
    list.text(letter, at: Point(x: x, y: y), Self.name, theme.onCurve)
    return frame.maxX + Self.gap
  }

  /// Returns where time and speed begin. Each digit stands in a cell as wide as a zero, so that nothing shimmers.
  private func paintTime(_ time: Timestamp, _ speed: String, in band: Rect, into list: inout DisplayList)
    -> Double
  {
    let y = band.midY - Self.value.lineHeight / 2
    var right = band.maxX - Self.padding
    if !speed.isEmpty {
      right -= metrics.width(of: speed, Self.value)
      list.text(speed, at: Point(x: right, y: y), Self.value, theme.text2)
      right -= Self.gap
    }
    right -= metrics.width(of: Self.millisecond, Self.unit)
    let unitPlace = Point(x: right, y: band.midY - Self.unit.lineHeight / 2)
    list.text(Self.millisecond, at: unitPlace, Self.unit, theme.text3)
    right -= Self.unitGap
    let number = FigureText.fixed(time.milliseconds, decimals: 0)
    return list.number(number, endingAt: right, y: y, Self.value, theme.text, metrics)
  }
}
