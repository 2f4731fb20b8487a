import SwipeEngine
import SwipeTable

/// The curves in their window.
extension Laboratory {
  /// What the sides are called in legends.
  var sideNames: [String] { zip(sides.indices, origins).map { $1.name } }

  var plot: CurvePlot { curves.plot(names: sideNames) }

  /// How the curves are drawn at a time of the window.
  func curvePainter(_ theme: Theme) -> CurvePainter {
    var painter = CurvePainter(plot, theme: theme, metrics: metrics)
    painter.lateFrameCount = curves.lateFrames.count
    painter.lateFrames = curves.lateFrames
    if isPaused || !view.isLive { painter.playhead = shownInstant }
    return painter
  }

  /// The time of the session at a place on the curves; nil beside a gesture's.
  func curveTime(at x: Double) -> Timestamp? {
    guard let frame = layout.plot, !plot.isEmpty else { return nil }
    let place = CurveLayout(plot, in: frame, showsReadout: true)
    guard (place.offsetLane.minX...place.offsetLane.maxX).contains(x) else { return nil }
    return place.instant(at: x)
  }

  /// Takes note that a frame is drawn: one that came later than the display could have shown one is late.
  mutating func noteFrame(at time: Timestamp) {
    defer { lastFrame = (time, needsFrame(at: time)) }
    guard let last = lastFrame, last.moves, view.isLive, !isPaused else { return }
    let missed = (time.seconds(since: last.time) / frameInterval).rounded() - 1
    guard missed >= 1 else { return }
    curves.late(at: now)
  }
}
