import SwipeEngine
import SwipeTable

/// Draws the ruler above a device, and the same places as notches in the row in hand.
struct RulerPainter {
  var theme: Theme
  var metrics: TextMetrics

  // The visual language, section 7. Lengths in points.
  /// How high the ruler is, and how far it stands above the device.
  static let height = 24.0
  static let gap = 6.0
  private static let step = 10.0
  /// Each so many steps there is a long tick.
  private static let longStep = 5
  private static let tick = 5.0
  private static let longTick = 9.0
  private static let tickWidth = 1.0
  private static let markWidth = 2.0
  private static let mark = 12.0
  private static let notch = 10.0
  private static let pointerWidth = 10.0
  private static let pointerHeight = 11.0
  /// The part of the pointer with straight sides.
  private static let pointerBody = 6.0
  private static let pointerRadius = 1.5
  /// How far the labels stand above the ruler's frame, which their line boxes are a little too high for.
  private static let labelRise = 4.0
  /// Longer rulers have no more ticks than this.
  private static let mostTicks = 400

  /// - Parameters:
  ///   - frame: 24 high, as wide as the row.
  ///   - color: of the pointer, the side's own.
  func paint(_ ruler: Ruler, in frame: Rect, _ color: Color, into list: inout DisplayList) {
    guard !frame.isEmpty else { return }
    paintTicks(ruler, in: frame, into: &list)
    for mark in ruler.marks {
      guard let x = ruler.x(of: abs(mark.offset), in: frame) else { continue }
      let box = Rect(
        x: Self.left(of: x, Self.markWidth, frame),
        y: frame.maxY - Self.mark,
        width: Self.markWidth,
        height: Self.mark
      )
      list.append(.fill(box, theme.mark(mark.kind)))
    }
    for label in ruler.labels(in: frame, metrics) {
      let place = Point(x: label.x, y: frame.y - Self.labelRise)
      list.text(label.text, at: place, LabType.axis, theme.mark(label.kind))
    }
    if let x = ruler.pointer(in: frame) { paintPointer(at: x, frame, color, into: &list) }
  }

  private func paintTicks(_ ruler: Ruler, in frame: Rect, into list: inout DisplayList) {
    let count = min(Int(frame.width / Self.step), Self.mostTicks)
    for index in 0...count {
      guard let x = ruler.x(of: Double(index) * Self.step, in: frame) else { continue }
      let length = index % Self.longStep == 0 ? Self.longTick : Self.tick
      let box = Rect(
        x: Self.left(of: x, Self.tickWidth, frame),
        y: frame.maxY - length,
        width: Self.tickWidth,
        height: length
      )
      list.append(.fill(box, theme.controlBorder))
    }
  }

  /// Where a line around `x` begins, inside the frame.
  private static func left(of x: Double, _ width: Double, _ frame: Rect) -> Double {
    min(max(x - width / 2, frame.minX), frame.maxX - width)
  }

  /// A flag whose tip points at the row's edge.
  private func paintPointer(at x: Double, _ frame: Rect, _ color: Color, into list: inout DisplayList) {
    let top = frame.maxY - Self.pointerHeight
    let body = Rect(
      x: x - Self.pointerWidth / 2,
      y: top,
      width: Self.pointerWidth,
      height: Self.pointerBody
    )
    list.append(.roundedRect(body, radius: Self.pointerRadius, color))
    // A square that stands on its corner, as wide as the body, in which its upper half lies.
    let reach = Self.pointerWidth / 4
    list.append(
      .line(
        from: Point(x: x - reach, y: body.maxY - reach),
        to: Point(x: x + reach, y: body.maxY + reach),
        width: Self.pointerWidth / 2.0.squareRoot(),
        dash: nil,
        color
      )
    )
  }

  /// The places of a ruler as notches at top and bottom of the row in hand: white where the row has uncovered its pane,
  /// in their own colours on the row.
  ///
  /// - Parameter row: where the row rests.
  func paintNotches(_ ruler: Ruler, in row: Rect, into list: inout DisplayList) {
    let edge = ruler.pointer(in: row)
    for mark in ruler.marks {
      guard let x = ruler.x(of: abs(mark.offset), in: row) else { continue }
      let isUncovered = edge.map { ruler.side == .left ? x <= $0 : x >= $0 } ?? false
      let color = isUncovered ? .white : theme.mark(mark.kind)
      let left = Self.left(of: x, Self.markWidth, row)
      for y in [row.minY, row.maxY - Self.notch] {
        let box = Rect(x: left, y: y, width: Self.markWidth, height: min(Self.notch, row.height))
        list.append(.fill(box, color))
      }
    }
  }
}
