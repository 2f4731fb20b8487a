import SwipeEngine

/// The numbers of a gesture as far as they are known while it happens.
///
/// Everything is kept as it runs, so that a sample costs O(1). What lies between two samples of the free motion is taken
/// from the cubic through their places and velocities: at 60 frames a second an overshoot is exact to a hundredth of
/// itself. The peak velocity is that of the samples, which may miss it by two hundredths.
struct LiveFigures: Hashable, Sendable {
  private(set) var figures = GestureFigures()
  /// When the gesture began; nil before.
  private(set) var began: Timestamp?
  /// When the row came to rest; nil before.
  private(set) var rested: Timestamp?
  /// Where the row was before the gesture.
  private var before = 0.0
  /// Where it set out for its rest, once it has.
  private var release: GestureCurves.Sample?
  /// How far it has been since.
  private var lowest = 0.0
  private var highest = 0.0
  private var last: GestureCurves.Sample?

  /// A way shorter than this, in points, has no parts: a finger's tremble.
  private static let leastWay = 1.0

  /// A gesture begins, or a motion without one: whatever was known is about an earlier one.
  mutating func begin(at time: Timestamp, from offset: Double) {
    self = LiveFigures()
    began = time
    before = offset
  }

  /// The row sets out for its rest.
  ///
  /// - Parameter velocity: nil where nobody let it go.
  mutating func setOut(at time: Timestamp, velocity: Double?, from offset: Double) {
    figures.start = time
    figures.releaseVelocity = velocity
    measure(from: GestureCurves.Sample(time: time, offset: offset, velocity: velocity ?? 0))
  }

  private mutating func measure(from sample: GestureCurves.Sample) {
    release = sample
    (lowest, highest) = (sample.offset, sample.offset)
    last = sample
  }

  /// The row at one more instant of the motion.
  mutating func take(_ sample: GestureCurves.Sample) {
    guard let began, sample.time >= began, rested == nil else { return }
    if abs(sample.velocity) > abs(figures.peakVelocity ?? 0) || figures.peakVelocity == nil {
      figures.peakVelocity = sample.velocity
    }
    guard let release else { return }
    if sample.time == release.time { measure(from: sample) }
    let turn = last.flatMap { Self.turn(from: $0, to: sample) } ?? sample.offset
    lowest = min(lowest, sample.offset, turn)
    highest = max(highest, sample.offset, turn)
    last = sample
  }

  /// The row has come to rest.
  ///
  /// - Parameter place: where; nil where that is no rest that it could pass, or it has left.
  mutating func rest(at time: Timestamp, place: Double?) {
    guard rested == nil, let start = figures.start, let release else { return }
    rested = time
    figures.settling = time.seconds(since: start)
    guard let place else { return }
    let way = place - release.offset
    let sign = way == 0 ? release.velocity : way
    let overshoot = max(0, sign < 0 ? place - lowest : highest - place)
    figures.overshoot = overshoot
    let whole = abs(place - before)
    let length = whole < Self.leastWay ? abs(way) : whole
    figures.overshootShare = length < Self.leastWay ? nil : overshoot / length
  }

  /// The row came to rest at another instant than was thought: events tell it to the nanosecond.
  mutating func correctRest(to time: Timestamp) {
    guard let start = figures.start, rested != nil else { return }
    rested = time
    figures.settling = time.seconds(since: start)
  }

  /// The place where a row turns back between two samples; nil where it does not.
  ///
  /// The extreme of the cubic with their places and velocities (Hermite): its velocity is 0 where
  /// a·s² + b·s + c is, s being the part of the time.
  private static func turn(from first: GestureCurves.Sample, to second: GestureCurves.Sample) -> Double? {
    guard first.velocity * second.velocity < 0 else { return nil }
    let time = second.time.seconds(since: first.time)
    let (from, to) = (first.velocity * time, second.velocity * time)
    let way = second.offset - first.offset
    let a = 3 * (from + to - 2 * way)
    let b = 2 * (3 * way - 2 * from - to)
    let c = from
    // The velocities differ in sign, so exactly one zero lies between; this form holds for a = 0 too.
    let root = max(0, b * b - 4 * a * c).squareRoot()
    let divisor = -b + (c > 0 ? root : -root)
    guard divisor != 0 else { return nil }
    let part = 2 * c / divisor
    guard (0...1).contains(part) else { return nil }
    return first.offset + part * (c + part * (b / 2 + part * a / 3))
  }
}
