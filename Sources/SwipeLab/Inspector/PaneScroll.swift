import SwipeEngine

/// How far something is scrolled, and the fling that moves it on.
struct PaneScroll: Hashable, Sendable {
  /// Where it stands without a fling, in points. Places past an end count as the end.
  private(set) var offset = 0.0
  private(set) var fling: Trajectory?
  /// When the fling has run out or met an end.
  private(set) var flingEnd = Timestamp.zero

  /// Where it is at `time`, within 0…`end`.
  func position(at time: Timestamp, end: Double) -> Double {
    max(0, min(fling?.position(at: time) ?? offset, end))
  }

  /// Stands still at a place.
  mutating func stand(at place: Double) {
    offset = place
    fling = nil
  }

  /// Goes on with a speed in pt/s, positive towards `end`, and slows down; it stops dead at 0 and at `end`. Slow
  /// ones stand still.
  mutating func release(at place: Double, velocity: Double, end: Double, _ time: Timestamp) {
    stand(at: place)
    let speeds = Decay.flingSpeeds
    guard abs(velocity) >= speeds.lowerBound else { return }
    let speed = max(-speeds.upperBound, min(velocity, speeds.upperBound))
    let motion = DecayTrajectory(decay: .normal, from: place, velocity: speed)
    let wall = motion.timeToReach(speed > 0 ? end : 0)
    fling = .decay(.normal, from: place, velocity: speed, start: time)
    flingEnd = time.adding(seconds: min(wall, motion.restTime()))
  }

  /// Whether it moves by itself at `time`.
  func isFlung(at time: Timestamp) -> Bool { fling != nil && flingEnd > time }

  /// Forgets a fling that has ended by `time`.
  mutating func settle(at time: Timestamp) {
    if let fling, flingEnd <= time { stand(at: fling.position(at: flingEnd)) }
  }
}
