import Glibc

/// The springs that UIKit's animations by duration and damping ratio are taken to be. What UIKit does is not published: the
/// rule is assumed, and agrees with the readings that are known.
extension Spring {
  /// The part of the travel that is left of the swing when the duration is over.
  private static let uiKitTolerance = 0.001
  /// Steps of the search; each gains about two digits.
  private static let uiKitSteps = 60

  /// The spring whose swing, begun from rest or with `velocity`, is down to a thousandth of the travel when `duration` is
  /// over.
  ///
  /// With ζ < 1 the swing's envelope is meant, |ζω₀ − v|/(ω₀√(1 − ζ²)) · e^(−ζω₀t); at ζ = 1 what is left,
  /// (1 + (ω₀ − v)t) · e^(−ω₀t), which is ω₀ = 9.2334/duration from rest. Never fails.
  ///
  /// - Parameters:
  ///   - duration: in s; at or below 0 and NaN give a snap.
  ///   - dampingRatio: limited to 0.05…1: UIKit takes no more. NaN gives 1.
  ///   - velocity: in travels a second towards the target. Default 0; not finite counts as 0.
  /// Complexity: O(1), a search of fixed length.
  public static func uiKit(duration: Double, dampingRatio: Double, velocity: Double = 0) -> Spring {
    let ratio = dampingRatio.isNaN ? 1 : dampingRatio.limited(to: leastUIKitRatio...1)
    guard duration > 0, duration.isFinite else { return .clamped(response: 0, dampingRatio: ratio) }
    let speed = velocity.isFinite ? velocity : 0
    var frequency = 1 / duration
    for _ in 0..<uiKitSteps {
      let size =
        ratio < 1
        ? abs(ratio - speed / frequency) / ((1 - ratio) * (1 + ratio)).squareRoot()
        : 1 + abs(frequency - speed) * duration
      // A launch that leaves nothing to swing would give no spring; one that is slower by far stands for it.
      frequency = max(log(max(size, leastUIKitSwing) / uiKitTolerance), 1) / (ratio * duration)
    }
    return .clamped(response: 2 * Double.pi / frequency, dampingRatio: ratio)
  }

  private static let leastUIKitRatio = 0.05
  private static let leastUIKitSwing = 0.01
}
