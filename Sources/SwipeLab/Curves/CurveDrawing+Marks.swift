import SwipeEngine
import SwipeTable

/// The lines at places that mean something, with their names.
extension CurveDrawing {
  private static let markWidth = 1.25
  /// Lines nearer than this are one, in points of offset.
  private static let samePlace = 0.5
  private static let textGap = 8.0

  mutating func addMarkLines() {
    var lines: [GestureCurves.Mark] = []
    for mark in plot.entries.flatMap(\.curves.marks) {
      let isKnown = lines.contains { $0.kind == mark.kind && abs($0.offset - mark.offset) < Self.samePlace }
      if !isKnown { lines.append(mark) }
    }
    let lane = layout.offsetLane
    for mark in lines {
      let y = layout.offset.place(mark.offset)
      marks.append(
        .line(
          from: Point(x: lane.minX, y: y),
          to: Point(x: lane.maxX, y: y),
          width: Self.markWidth,
          dash: dash(of: mark.kind),
          color(of: mark.kind)
        )
      )
    }
    addNames(of: lines)
  }

  /// Each name above its line at the right end; below it, or farther left, where another name stands.
  private mutating func addNames(of lines: [GestureCurves.Mark]) {
    var taken: [Rect] = []
    for mark in lines {
      let text = "\(name(of: mark.kind)) \(FigureText.length(mark.offset))"
      let width = metrics.width(of: text, PlotType.mark)
      let height = PlotType.mark.lineHeight
      let y = layout.offset.place(mark.offset)
      var box = Rect(x: layout.offsetLane.maxX - width, y: y - height, width: width, height: height)
      while isTaken(box, taken) {
        let below = Rect(x: box.x, y: y, width: width, height: height)
        if !isTaken(below, taken), below.maxY <= layout.offsetLane.maxY {
          box = below
          break
        }
        box.x -= width + Self.textGap
      }
      taken.append(box)
      marks.append(.text(text, x: box.maxX, y: box.y, .end, PlotType.mark, color(of: mark.kind)))
    }
  }

  private func isTaken(_ box: Rect, _ taken: [Rect]) -> Bool {
    box.x > layout.offsetLane.minX && taken.contains { !$0.intersection(box).isEmpty }
  }

  private func name(of kind: GestureCurves.Mark.Kind) -> String {
    switch kind {
    case .pane: "Pane"
    case .trigger: "Trigger"
    case .target: "Target"
    }
  }

  private func dash(of kind: GestureCurves.Mark.Kind) -> DisplayList.Dash {
    switch kind {
    case .pane: .init(line: 4, gap: 4)
    case .trigger: .init(line: 2, gap: 3)
    case .target: .init(line: 6, gap: 4)
    }
  }

  private func color(of kind: GestureCurves.Mark.Kind) -> Color {
    switch kind {
    case .pane: theme.text3
    case .trigger: theme.warning
    case .target: theme.danger
    }
  }
}
