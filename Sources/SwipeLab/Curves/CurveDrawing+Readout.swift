import SwipeEngine
import SwipeTable

/// The column of numbers.
extension CurveDrawing {
  /// A line of the column.
  private struct Line: Sendable {
    var label: String
    var unit: String
    var decimals: Int
    var value: @Sendable (GestureFigures) -> Double?
  }

  private static let lines = [
    Line(label: "Release velocity", unit: "pt/s", decimals: 0) { $0.releaseVelocity },
    Line(label: "Settling", unit: "s", decimals: 2) { $0.settling },
    Line(label: "Overshoot", unit: "pt", decimals: 1) { $0.overshoot },
    Line(label: "Overshoot", unit: "%", decimals: 1) { $0.overshootShare.map { $0 * 100 } },
    Line(label: "Peak velocity", unit: "pt/s", decimals: 0) { $0.peakVelocity },
  ]
  private static let late = "Frames late"
  private static let head = "Last gesture"
  private static let readoutTop = 6.0
  private static let readoutBottom = 16.0
  private static let lineHeight = 24.0
  private static let manyLineHeight = 28.0
  /// The room of the unit at the right, with the edge.
  private static let unitWidth = 48.0
  private static let unitGap = 6.0
  private static let column = 64.0

  /// Where the numbers end.
  var readoutEnd: Double {
    layout.frame.y + readoutHeight(of: readoutLineHeight)
  }

  private func readoutHeight(of line: Double) -> Double {
    let count = Self.lines.count + (extras.lateFrameCount == nil ? 0 : 1)
    return Self.readoutTop + PlotType.head.lineHeight + Double(count) * line
  }

  /// The lines of several curves are farther apart, where there is room for it.
  private var readoutLineHeight: Double {
    let isWide = readoutHeight(of: Self.manyLineHeight) + Self.readoutBottom <= layout.frame.height
    return plot.entries.count > 1 && isWide ? Self.manyLineHeight : Self.lineHeight
  }

  mutating func addReadout(in frame: Rect) {
    let many = plot.entries.count > 1
    let height = readoutLineHeight
    var middle = frame.y + Self.readoutTop + PlotType.head.lineHeight / 2
    addText(Self.head, x: frame.x, middle, .start, PlotType.head, theme.text)
    let right = frame.maxX - Self.unitWidth
    func end(_ index: Int) -> Double { right - Double(plot.entries.count - 1 - index) * Self.column }
    if many {
      for index in plot.entries.indices {
        addText(CurvePlot.letters[index], x: end(index), middle, .end, PlotType.head, theme.curve(index))
      }
    }
    for line in Self.lines {
      middle += height
      addText(line.label, x: frame.x, middle, .start, PlotType.label, theme.text2)
      for (index, entry) in plot.entries.enumerated() {
        let text = FigureText.fixed(line.value(entry.curves.figures), decimals: line.decimals)
        let color = many ? theme.curve(index) : theme.text
        addNumber(text, x: end(index), middle, color)
      }
      addText(line.unit, x: right + Self.unitGap, middle, .start, PlotType.label, theme.text3)
    }
    guard let count = extras.lateFrameCount else { return }
    middle += height
    addText(Self.late, x: frame.x, middle, .start, PlotType.label, theme.text2)
    for index in plot.entries.indices {
      let color = many ? theme.curve(index) : theme.text
      addNumber(
        FigureText.fixed(Double(count), decimals: 0),
        x: end(index),
        middle,
        count > 0 ? theme.danger : color
      )
    }
  }

  private mutating func addNumber(_ text: String, x: Double, _ middle: Double, _ color: Color) {
    let style = PlotType.value
    marks.append(.number(text, x: x, y: middle - style.lineHeight / 2, style, color))
  }

  private mutating func addText(
    _ text: String,
    x: Double,
    _ middle: Double,
    _ anchor: PlotMark.Anchor,
    _ style: TextStyle,
    _ color: Color
  ) {
    marks.append(.text(text, x: x, y: middle - style.lineHeight / 2, anchor, style, color))
  }
}
