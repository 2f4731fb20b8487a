import SwipeEngine

/// How the spring that settles is stated: by its response, or by a duration in place of it.
enum SettleForm {
  static let labels = ["Response", "Duration"]
  static let durationID = "settle.duration"

  /// The travel that is left of a unit when a spring counts as settled, as durations of springs are stated.
  private static let tolerance = 0.001
  private static let durationEnd = ".duration"

  /// Which of the labels holds.
  static func index(in subject: Inspector.Subject) -> Int {
    subject.shown.style.settle.duration == nil ? 0 : 1
  }

  /// The time in s in which the motion settles that a missing duration leaves to its response; nil where that never
  /// happens, and for other parameters.
  static func settlingTime(of id: String, in style: SwipeStyle) -> Double? {
    guard id.hasSuffix(durationEnd) else { return nil }
    let motion: SettleMotion
    switch id.dropLast(durationEnd.count) {
    case "fill": motion = style.expansion.fill
    case "spread": motion = style.expansion.spread
    default: motion = style.settle
    }
    let time = SpringTrajectory(spring: motion.spring, from: 0, to: 1).settlingDuration(tolerance: tolerance)
    return time.isFinite ? time : nil
  }
}
