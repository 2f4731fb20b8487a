import SwipeEngine
import SwipeTable

/// Grid, axes, late frames and title.
extension CurveDrawing {
  // Lengths in points; the first steps are those of the visual language, larger and smaller ones keep the
  // texts apart.
  private static let gridWidth = 1.0
  private static let timeStep = 100.0
  private static let leastTimeStep = 10.0
  private static let leastTimeGap = 44.0
  private static let leastTimeLines = 4
  private static let offsetStep = 200.0
  private static let fineOffsetStep = 100.0
  private static let leastOffsetStep = 10.0
  private static let leastOffsetGap = 26.0
  private static let leastOffsetLines = 3
  /// A lane higher than this has the fine grid.
  private static let highLane = 130.0
  private static let axisGap = 10.0
  private static let timeTop = 6.0
  static let headTop = 6.0
  /// How far the name of the velocity may leave its lane; its letters are lower than its line.
  private static let nameLift = 2.0
  private static let title = "Offset, pt"
  private static let lateWidth = 2.0
  private static let lateHeight = 6.0
  private static let hintPadding = 8.0

  mutating func addGrid() {
    addTimes()
    addOffsets()
    let lane = layout.velocityLane
    let zero = layout.velocity.place(0)
    addLevel(zero)
    addAxisText("0", x: lane.minX - Self.axisGap, middle: zero, .end)
    let most = plot.isEmpty ? "" : "±\(FigureText.fixed(layout.velocity.high, decimals: 0)) "
    addVelocityName("Velocity, \(most)pt/s", in: lane)
  }

  /// Written at the right where the curve is not: above the line of 0, below it, or over the lane.
  private mutating func addVelocityName(_ name: String, in lane: Rect) {
    let width = metrics.width(of: name, PlotType.axis)
    let height = PlotType.axis.lineHeight
    let tops = [lane.minY - Self.nameLift, lane.maxY - height + Self.nameLift]
    let top = tops.first { top in
      let box = Rect(x: lane.maxX - width, y: top, width: width, height: height)
      return !plot.entries.contains { entry in
        entry.curves.line.contains { box.contains(layout.velocityPoint($0)) }
      }
    }
    let y = top ?? lane.minY - height + Self.nameLift
    marks.append(.text(name, x: lane.maxX, y: y, .end, PlotType.axis, theme.text3))
  }

  private mutating func addTimes() {
    let scale = layout.time
    let few = scale.multiples(of: Self.timeStep).count < Self.leastTimeLines
    let step = scale.step(from: few ? Self.leastTimeStep : Self.timeStep, atLeast: Self.leastTimeGap)
    let top = layout.offsetLane.minY
    let bottom = layout.velocityLane.maxY
    for (index, time) in scale.multiples(of: step).enumerated() {
      let x = scale.place(time)
      marks.append(
        .line(
          from: Point(x: x, y: top),
          to: Point(x: x, y: bottom),
          width: Self.gridWidth,
          dash: nil,
          theme.separator
        )
      )
      let text = FigureText.fixed(time, decimals: 0) + (index == 0 ? " ms" : "")
      marks.append(.text(text, x: x, y: bottom + Self.timeTop, .middle, PlotType.axis, theme.text3))
    }
  }

  private mutating func addOffsets() {
    let scale = layout.offset
    var least = layout.offsetLane.height > Self.highLane ? Self.fineOffsetStep : Self.offsetStep
    if scale.multiples(of: least).count < Self.leastOffsetLines { least = Self.leastOffsetStep }
    for offset in scale.multiples(of: scale.step(from: least, atLeast: Self.leastOffsetGap)) {
      let y = scale.place(offset)
      addLevel(y)
      let text = FigureText.fixed(offset, decimals: 0)
      addAxisText(text, x: layout.offsetLane.minX - Self.axisGap, middle: y, .end)
    }
  }

  private mutating func addLevel(_ y: Double) {
    let lane = layout.offsetLane
    marks.append(
      .line(
        from: Point(x: lane.minX, y: y),
        to: Point(x: lane.maxX, y: y),
        width: Self.gridWidth,
        dash: nil,
        theme.separator
      )
    )
  }

  private mutating func addAxisText(_ text: String, x: Double, middle: Double, _ anchor: PlotMark.Anchor) {
    let y = middle - PlotType.axis.lineHeight / 2
    marks.append(.text(text, x: x, y: y, anchor, PlotType.axis, theme.text3))
  }

  /// Ticks under the axis of the times; those out of the range are left out.
  mutating func addLateFrames() {
    let top = layout.velocityLane.maxY
    for time in extras.lateFrames where plot.range.contains(time) {
      let x = layout.x(time) - Self.lateWidth / 2
      marks.append(.fill(Rect(x: x, y: top, width: Self.lateWidth, height: Self.lateHeight), theme.danger))
    }
  }

  /// A sentence in the middle of the offsets, on a ground of its own that keeps the grid away.
  mutating func addHint(_ hint: String) {
    let style = LabType.label
    let lane = layout.offsetLane
    let text = metrics.truncated(hint, style, toWidth: lane.width)
    let width = metrics.width(of: text, style)
    let y = lane.midY - style.lineHeight / 2
    let box = Rect(
      x: lane.midX - width / 2 - Self.hintPadding,
      y: y,
      width: width + 2 * Self.hintPadding,
      height: style.lineHeight
    )
    marks.append(.fill(box, theme.panel))
    marks.append(.text(text, x: lane.midX, y: y, .middle, style, theme.text3))
  }

  mutating func addTitle() {
    let y = layout.frame.y + Self.headTop
    marks.append(.text(Self.title, x: layout.offsetLane.minX, y: y, .start, PlotType.title, theme.text))
  }

  /// Where the title ends, or would begin where there is none.
  var titleEnd: Double {
    layout.offsetLane.minX + (extras.showsTitle ? metrics.width(of: Self.title, PlotType.title) : 0)
  }
}
