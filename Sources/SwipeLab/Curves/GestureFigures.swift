public import SwipeEngine

/// A gesture in numbers. Each is nil where there is no such thing: nobody let go, the row was caught, or it
/// left.
///
/// They do not depend on the rate of the curve's samples.
public struct GestureFigures: Hashable, Sendable {
  /// When the row was let go, or a command sent it out.
  public var start: Timestamp?
  /// The row's velocity as it was let go, in pt/s, positive to the right.
  public var releaseVelocity: Double?
  /// From the release to the analytic end of the last motion, in seconds. Nil where the row was caught before
  /// or its motion never ends; a row that waits for the program's answer has ended.
  public var settling: Double?
  /// How far the row went past the place where it came to rest, on the side away from where it was let go, in
  /// points; 0 where it did not.
  public var overshoot: Double?
  /// The overshoot as a part of the way between the places where the row was before the gesture and after it;
  /// of the way from the release, where it came back to where it had been. 0.02 is two per cent.
  public var overshootShare: Double?
  /// The velocity of the greatest amount from the beginning of the gesture to the rest, in pt/s, positive to
  /// the right.
  public var peakVelocity: Double?

  public init() {}
}
