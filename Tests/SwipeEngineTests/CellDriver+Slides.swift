import SwipeEngine
import TestSupport
import Testing

extension CellDriver {
  /// The side that the row shows or is about to show, as SwipeCellKit names it; `center` for one that is closed or on
  /// its way there.
  var side: String {
    switch cell.heading {
    case .open(.leading): "left"
    case .open(.trailing): "right"
    case .closed: "center"
    case nil: "none"
    }
  }

  /// Expects the row to move on from where it is: `spring`, as thrown rows do, or `timed`, as rows that nobody threw do,
  /// by the spring that has settled after that time in s. Looked at for a while in which no row of the vectors arrives.
  mutating func expectSlide(
    to target: Double,
    by curve: String,
    _ duration: Double?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let spring: Spring
    switch (curve, duration) {
    case ("spring", nil): spring = context.style.settle.spring
    case ("timed", let duration?): spring = .settling(in: duration, dampingRatio: 1)
    default:
      Issue.record("no such curve: \(curve)", sourceLocation: sourceLocation)
      return
    }
    let motion = SpringTrajectory(spring: spring, from: offset, to: target, velocity: velocity)
    let start = time
    for instant in [20.0, 50, 100, 200] {
      pass(start.milliseconds + instant - now)
      expectClose(
        offset,
        motion.position(at: time.seconds(since: start)),
        within: 1e-6,
        "the offset on the way",
        sourceLocation: sourceLocation
      )
    }
  }
}
