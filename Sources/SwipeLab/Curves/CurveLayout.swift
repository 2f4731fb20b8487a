import SwipeEngine
import SwipeTable

/// Where the parts of a plot stand, by the visual language, section 7. Lengths in points.
struct CurveLayout: Hashable, Sendable {
  let frame: Rect
  let offsetLane: Rect
  let velocityLane: Rect
  /// The column of numbers; nil where there is none, or no room for it.
  let readout: Rect?
  let time: PlotScale
  let offset: PlotScale
  let velocity: PlotScale
  private let origin: Timestamp

  private static let gutter = 56.0
  private static let top = 40.0
  private static let bottom = 28.0
  private static let right = 16.0
  private static let offsetShare = 0.68
  private static let laneGap = 14.0
  /// The column for one curve, and for each further one.
  private static let readoutWidth = 236.0
  private static let furtherWidth = 64.0
  /// A plot narrower than this, without the column, keeps it out.
  private static let leastPlot = 240.0
  /// Space above and below the curves, as a part of what they cover.
  private static let headroom = 0.06
  /// What an offset lane covers at least, in points of offset, and the steps of the velocity's, in pt/s.
  private static let leastOffsets = 40.0
  /// What it covers of a plot without curves: the same to either side.
  private static let emptyOffsets = -240.0...240.0
  private static let velocityStep = 200.0

  init(_ plot: CurvePlot, in frame: Rect, showsReadout: Bool) {
    self.frame = frame
    origin = plot.origin
    let column = Self.readoutWidth + Double(plot.entries.count - 1) * Self.furtherWidth
    let hasReadout = showsReadout && frame.width - column - Self.gutter - Self.right >= Self.leastPlot
    let width = max(0, frame.width - Self.gutter - Self.right - (hasReadout ? column : 0))
    let height = max(0, frame.height - Self.top - Self.bottom - Self.laneGap)
    let x = frame.x + Self.gutter
    let y = frame.y + Self.top
    offsetLane = Rect(x: x, y: y, width: width, height: height * Self.offsetShare)
    velocityLane = Rect(
      x: x,
      y: offsetLane.maxY + Self.laneGap,
      width: width,
      height: height * (1 - Self.offsetShare)
    )
    readout =
      hasReadout
      ? Rect(x: offsetLane.maxX + Self.right, y: frame.y, width: column, height: frame.height) : nil
    time = PlotScale(
      low: plot.range.lowerBound.milliseconds(since: plot.origin),
      high: plot.range.upperBound.milliseconds(since: plot.origin),
      from: offsetLane.minX,
      to: offsetLane.maxX
    )
    let offsets = Self.offsets(of: plot)
    offset = PlotScale(
      low: offsets.lowerBound,
      high: offsets.upperBound,
      from: offsetLane.maxY,
      to: offsetLane.minY
    )
    let fastest = Self.fastest(of: plot)
    velocity = PlotScale(low: -fastest, high: fastest, from: velocityLane.maxY, to: velocityLane.minY)
  }

  func point(_ sample: GestureCurves.Sample) -> Point {
    Point(x: x(sample.time), y: offset.place(sample.offset))
  }

  func velocityPoint(_ sample: GestureCurves.Sample) -> Point {
    Point(x: x(sample.time), y: velocity.place(sample.velocity))
  }

  func x(_ time: Timestamp) -> Double { self.time.place(time.milliseconds(since: origin)) }

  /// The instant at an x of the lanes; nil where they cover no time.
  func instant(at x: Double) -> Timestamp? {
    time.value(at: x).map { Timestamp(milliseconds: origin.milliseconds + $0) }
  }

  /// The offsets that the lane covers: the curves, 0 and the marks, with some room.
  private static func offsets(of plot: CurvePlot) -> ClosedRange<Double> {
    if plot.isEmpty { return emptyOffsets }
    let all = plot.entries.flatMap { entry in
      entry.curves.samples.map(\.offset) + entry.curves.marks.map(\.offset)
    }
    var low = min(all.min() ?? 0, 0)
    var high = max(all.max() ?? 0, 0)
    if high - low < leastOffsets { low = high - leastOffsets }
    let room = (high - low) * headroom
    if low < 0 { low -= room }
    if high > 0 || low >= 0 { high += room }
    return low...high
  }

  private static func fastest(of plot: CurvePlot) -> Double {
    let all = plot.entries.flatMap { $0.curves.samples.map { abs($0.velocity) } }
    return max(1, ((all.max() ?? 0) / velocityStep).rounded(.up)) * velocityStep
  }
}
