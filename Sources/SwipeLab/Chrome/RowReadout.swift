import SwipeEngine
import SwipeTable

/// What the row in hand does at this moment, in words and numbers; one column a side.
struct RowReadout: Hashable, Sendable {
  /// One side's values.
  struct Side: Hashable, Sendable {
    /// In points and pt/s, positive to the right; nil where no row is in hand.
    var offset: Double?
    var velocity: Double?
    /// `dragging`.
    var phase: String
    /// The action that is armed.
    var armed: String
  }

  /// One, or A and B.
  var sides: [Side]

  // The visual language, section 7. Lengths in points.
  private static let headHeight = 28.0
  private static let lineHeight = 24.0
  /// Where the columns of numbers end, from the left.
  private static let oneEnd = 148.0
  private static let twoEnds = [132.0, 200.0]
  private static let unitGap = 6.0
  private static let columnGap = 8.0
  private static let labelWidth = 60.0

  /// - Parameter origin: the top left of the head.
  func paint(at origin: Point, _ theme: Theme, _ metrics: TextMetrics, into list: inout DisplayList) {
    list.text("Row now", at: origin, LabType.smallHead, theme.text)
    let numbers: [(name: String, value: (Side) -> Double?, decimals: Int, unit: String)] = [
      ("Offset", \.offset, 1, "pt"), ("Velocity", \.velocity, 0, "pt/s"),
    ]
    var y = origin.y + Self.headHeight
    for line in numbers {
      paint(name: line.name, at: Point(x: origin.x, y: y), theme, into: &list)
      for (index, side) in sides.enumerated() {
        let text = FigureText.fixed(line.value(side), decimals: line.decimals)
        let color = color(of: index, theme)
        list.number(text, endingAt: origin.x + end(of: index), y: y, LabType.value, color, metrics)
      }
      let place = Point(x: origin.x + end(of: sides.count - 1) + Self.unitGap, y: y + Self.unitDrop)
      list.text(line.unit, at: place, LabType.caption, theme.text3)
      y += Self.lineHeight
    }
    for (name, words) in [("Phase", sides.map(\.phase)), ("Armed", sides.map(\.armed))] {
      paint(name: name, at: Point(x: origin.x, y: y), theme, into: &list)
      for (index, word) in words.enumerated() {
        let text = metrics.truncated(word, LabType.value, toWidth: room(of: index))
        let x = origin.x + end(of: index) - metrics.width(of: text, LabType.value)
        list.text(text, at: Point(x: x, y: y), LabType.value, color(of: index, theme))
      }
      y += Self.lineHeight
    }
  }

  /// Units are smaller and stand on the same line as the numbers.
  private static let unitDrop = (LabType.value.lineHeight - LabType.caption.lineHeight) / 2

  private func paint(name: String, at place: Point, _ theme: Theme, into list: inout DisplayList) {
    let place = Point(x: place.x, y: place.y + Self.unitDrop)
    list.text(name, at: place, LabType.caption, theme.text2)
  }

  private func end(of side: Int) -> Double {
    sides.count > 1 ? Self.twoEnds[min(max(side, 0), Self.twoEnds.count - 1)] : Self.oneEnd
  }

  private func room(of side: Int) -> Double {
    end(of: side) - (side > 0 ? end(of: side - 1) + Self.columnGap : Self.labelWidth)
  }

  private func color(of side: Int, _ theme: Theme) -> Color {
    sides.count > 1 ? theme.curve(side) : theme.text
  }
}
