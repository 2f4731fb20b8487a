import SwipeEngine
import SwipeTable

/// Lays a plot out as marks: ground, fingers, grid, late frames, lines, curves, releases, legend and numbers.
struct CurveDrawing {
  let plot: CurvePlot
  let theme: Theme
  let metrics: TextMetrics
  let layout: CurveLayout
  let extras: CurveExtras
  var marks: [PlotMark] = []

  // The visual language, section 7. Lengths in points.
  static let offsetWidth = 2.0
  static let velocityWidth = 1.5
  static let velocityStrength = 0.9
  private static let fingerStrength = 0.6
  private static let ringSize = 8.0
  private static let ringWidth = 2.0
  private static let releaseWidth = 1.25
  private static let releaseDot = 6.0
  /// The dot's middle above the lane.
  private static let releaseLift = 8.0
  private static let releaseGap = 6.0
  private static let releaseName = "Release"

  init(
    _ plot: CurvePlot,
    theme: Theme,
    metrics: TextMetrics,
    layout: CurveLayout,
    extras: CurveExtras = CurveExtras()
  ) {
    self.plot = plot
    self.theme = theme
    self.metrics = metrics
    self.layout = layout
    self.extras = extras
    marks.append(.fill(layout.frame, theme.panel))
    addFingers()
    addGrid()
    addLateFrames()
    if extras.showsTitle { addTitle() }
    addLegend()
    addCurves()
    addMarkLines()
    addReleases()
    if let hint = extras.hint { addHint(hint) }
    if let readout = layout.readout { addReadout(in: readout) }
  }

  private mutating func addFingers() {
    let color = theme.panel.mixed(with: theme.tint, Self.fingerStrength)
    for span in plot.entries[0].curves.fingers {
      let left = layout.x(span.lowerBound)
      let right = layout.x(span.upperBound)
      let top = layout.offsetLane.minY
      let height = layout.velocityLane.maxY - top
      marks.append(.fill(Rect(x: left, y: top, width: right - left, height: height), color))
    }
  }

  /// The first entry's curves come last, and so on top.
  private mutating func addCurves() {
    for (index, entry) in plot.entries.enumerated().reversed() {
      let color = theme.curve(index)
      let faint = theme.panel.mixed(with: color, Self.velocityStrength)
      for piece in pieces(of: entry.curves) {
        addCurve(piece.map(layout.velocityPoint), Self.velocityWidth, faint)
        addCurve(piece.map(layout.point), Self.offsetWidth, color)
      }
    }
  }

  private mutating func addCurve(_ points: [Point], _ width: Double, _ color: Color) {
    marks.append(.curve(PolylineThinning.thinned(points), width: width, color))
  }

  /// The line, apart where the row was out of the table in between.
  private func pieces(of curves: GestureCurves) -> [ArraySlice<GestureCurves.Sample>] {
    let samples = curves.line
    var pieces: [ArraySlice<GestureCurves.Sample>] = []
    var start = 0
    for index in samples.indices.dropFirst() {
      guard samples[index].time.seconds(since: samples[index - 1].time) > curves.longestGap else { continue }
      pieces.append(samples[start..<index])
      start = index
    }
    return pieces + [samples[start...]]
  }

  private mutating func addReleases() {
    let lane = layout.offsetLane
    var free = -Double.infinity
    for time in Set(plot.entries.flatMap { $0.curves.releases.map(\.time) }).sorted() {
      let x = layout.x(time)
      let dot = Point(x: x, y: lane.minY - Self.releaseLift)
      let foot = Point(x: x, y: layout.velocityLane.maxY)
      marks.append(.line(from: dot, to: foot, width: Self.releaseWidth, dash: nil, theme.text2))
      marks.append(.disc(dot, diameter: Self.releaseDot, theme.text2))
      let width = metrics.width(of: Self.releaseName, PlotType.axis)
      let fitsRight = x + Self.releaseGap + width <= lane.maxX
      let left = fitsRight ? x + Self.releaseGap : x - Self.releaseGap - width
      guard left > free else { continue }
      free = left + width + Self.releaseGap
      let y = dot.y - PlotType.axis.lineHeight / 2
      marks.append(.text(Self.releaseName, x: left, y: y, .start, PlotType.axis, theme.text2))
    }
    addRings()
  }

  private mutating func addRings() {
    for (index, entry) in plot.entries.enumerated().reversed() {
      let points = entry.curves.releases.flatMap { [layout.velocityPoint($0), layout.point($0)] }
      marks += points.map { point in
        .ring(
          point,
          diameter: Self.ringSize,
          width: Self.ringWidth,
          rim: theme.curve(index),
          fill: theme.panel
        )
      }
    }
  }
}
