import SwipeEngine
import TestSupport
import Testing

/// Rows with trigger points, as the vectors drive them.
extension CellDriver {
  /// A closed row in these surroundings.
  init(_ context: CellContext) {
    self.init()
    self.context = context
  }

  /// A row with one action on each side, `L` and `R`, in a style that has at most one point a side.
  ///
  /// - Parameter edges: the sides that have their action.
  init(_ style: SwipeStyle, width: Double = 375, height: Double = 72, edges: [Edge] = Edge.allCases) {
    self.init(
      CellContext(
        style: style,
        width: width,
        height: height,
        leading: edges.contains(.leading) ? [CellAction(id: "L", width: 80)] : [],
        trailing: edges.contains(.trailing) ? [CellAction(id: "R", width: 80)] : []
      )
    )
  }

  /// A finger takes the row and stands so far from where it took it, in points.
  mutating func draw(_ way: Double) {
    grab(atX: 0)
    jump(toX: way)
  }

  /// The id of the action whose point the row has come to, as the vectors say it.
  var state: String {
    guard let edge = cell.visibleEdge(at: time, in: context) else { return "none" }
    return context.stop(at: abs(offset), edge)?.action ?? "none"
  }

  /// How often what is armed has changed.
  var triggerChanges: Int { log.filter { $0.hasPrefix("triggerChanged") }.count }

  /// The actions that fired, and by what.
  var actions: [String] { log.filter { $0.hasPrefix("action ") } }

  /// Expects the row to go on from where it is along a curve, looked at three times on its way, and to be there after a time
  /// in s.
  mutating func expectCurve(
    to target: Double,
    by curve: TimingCurve,
    _ duration: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (start, from) = (now, offset)
    for part in [0.25, 0.5, 0.75] {
      pass(start + duration * 1000 * part - now)
      expectClose(
        offset,
        from + (target - from) * curve.value(at: part),
        within: 1e-4,
        "the offset after \(part) of the time",
        sourceLocation: sourceLocation
      )
    }
    pass(start + duration * 1000 + 0.001 - now)
    #expect(offset == target, sourceLocation: sourceLocation)
  }

  /// Expects the row to spring home from where it is, as UIKit's spring of this duration in s does, and to have arrived soon
  /// after.
  mutating func expectSpring(
    _ duration: Double,
    dampingRatio: Double,
    launch: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let (start, from) = (now, offset)
    let spring = Spring.uiKit(duration: duration, dampingRatio: dampingRatio, velocity: launch)
    let motion = SpringTrajectory(spring: spring, from: from, to: 0, velocity: -launch * from)
    for part in [0.25, 0.5, 0.75] {
      pass(start + duration * 1000 * part - now)
      expectClose(
        offset,
        motion.position(at: duration * part),
        within: 1e-4,
        "the offset after \(part) of the time",
        sourceLocation: sourceLocation
      )
    }
    pass(start + duration * 1000 - now)
    // A thousandth of the way, which is what the duration stands for.
    expectClose(offset, 0, within: 0.001 * abs(from), "what is left", sourceLocation: sourceLocation)
    pass(duration * 1000)
    #expect(offset == 0, sourceLocation: sourceLocation)
  }
}

extension TimingCurve {
  /// The curve by the vectors' name; nil for another one.
  static func named(_ name: String) -> TimingCurve? {
    ["linear": .linear, "ease-in": .easeIn, "ease-out": .easeOut, "ease-in-out": .easeInOut][name]
  }
}
