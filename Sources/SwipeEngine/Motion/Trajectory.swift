/// One moving number on the session's clock: what a cell's offset, the scroll and the painter's animations
/// store.
///
/// Whatever moves it, the rules are the same. Before its start it is where it starts; at and after `end` it is
/// exactly `target`, bit for bit, with velocity 0; between, it is a pure function of the time asked for, never
/// of the times asked before. No value it gives is NaN or infinite, whatever it was made from.
///
/// Values are points (or whatever the caller animates, with a fitting `Tolerance`), velocities per second.
public struct Trajectory: Hashable, Sendable {
  /// When it starts.
  public let start: Timestamp

  /// The first nanosecond at which it has ended; `distantFuture` if never.
  public let end: Timestamp

  /// Where it ends.
  public let target: Double

  let motion: Motion

  /// What moves it, in seconds since the start.
  enum Motion: Hashable, Sendable {
    case still
    case spring(SpringTrajectory)
    case springToCrossing(SpringTrajectory)
    case walledSpring(WalledSpring)
    case curve(TimingCurve, from: Double, seconds: Double)
    case decay(DecayTrajectory)
    case edgeDecay(EdgeDecay)
  }

  init(motion: Motion, target: Double, start: Timestamp, end: Timestamp) {
    self.motion = motion
    self.target = target
    self.start = start
    self.end = end
  }

  /// The value at `time`.
  public func position(at time: Timestamp) -> Double {
    guard time < end else { return target }
    guard time > start else { return origin }
    let seconds = time.seconds(since: start)
    switch motion {
    case .still:
      return target
    case .spring(let spring):
      return spring.position(at: seconds)
    case .springToCrossing(let spring):
      return onOneSide(spring, spring.position(at: seconds))
    case .walledSpring(let spring):
      return spring.position(at: seconds)
    case .curve(let curve, let from, let duration):
      return from + (target - from) * curve.value(at: seconds / duration)
    case .decay(let decay):
      return decay.position(at: seconds)
    case .edgeDecay(let fling):
      return fling.position(at: seconds)
    }
  }

  /// The velocity at `time`, per second: the exact derivative. 0 at and after `end`; before the start that of
  /// the start.
  public func velocity(at time: Timestamp) -> Double {
    guard time < end else { return 0 }
    let seconds = time > start ? time.seconds(since: start) : 0
    switch motion {
    case .still:
      return 0
    case .spring(let spring), .springToCrossing(let spring):
      return spring.velocity(at: seconds)
    case .walledSpring(let spring):
      return spring.velocity(at: seconds)
    case .curve(let curve, let from, let duration):
      return (target - from) / duration * curve.slope(at: seconds / duration)
    case .decay(let decay):
      return decay.velocity(at: seconds)
    case .edgeDecay(let fling):
      return fling.velocity(at: seconds)
    }
  }

  /// Whether it is at its target for good at `time`.
  public func hasEnded(at time: Timestamp) -> Bool { time >= end }

  /// The motion that takes over at `time` towards another target: a spring from the position and with the
  /// velocity of that instant. A target that is NaN or infinite is refused: the old one stays.
  public func retargeted(
    to target: Double,
    at time: Timestamp,
    spring: Spring,
    tolerance: Double = Tolerance.position
  ) -> Trajectory {
    .spring(
      spring,
      from: position(at: time),
      to: target.isFinite ? target : self.target,
      velocity: velocity(at: time),
      start: time,
      tolerance: tolerance
    )
  }

  /// The value at and before the start of something that has not ended there.
  private var origin: Double {
    switch motion {
    case .still: target
    case .spring(let spring), .springToCrossing(let spring): spring.from
    case .walledSpring(let spring): spring.position(at: 0)
    case .curve(_, let from, _): from
    case .decay(let decay): decay.from
    case .edgeDecay(let fling): fling.decay.from
    }
  }

  /// The position, kept from showing the other side of the target by rounding in the last nanosecond.
  private func onOneSide(_ spring: SpringTrajectory, _ position: Double) -> Double {
    let isAbove = spring.from == spring.to ? spring.velocity > 0 : spring.from > spring.to
    return isAbove ? max(position, target) : min(position, target)
  }
}
