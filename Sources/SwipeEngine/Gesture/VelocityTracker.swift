import Glibc

/// Estimates how fast a pointer moves from its latest samples.
///
/// A least-squares parabola (or line) through the samples of the last 100 ms, read at the newest of them. A
/// pointer that has stood still for 40 ms has velocity 0, so a slow drag that stops before it is let go is no
/// flick. The estimate is not limited: see `Decay.flingSpeeds`.
///
/// Give it every sample, with the time it arrived; on down `reset()` first; on up add a sample only if the
/// pointer moved.
public struct VelocityTracker: Hashable, Sendable {
  /// How far back from the newest sample others count, in seconds.
  public let horizon: Double

  /// How long without a sample means the pointer has stopped, in seconds.
  public let stop: Double

  /// 2 for a parabola, which follows a changing speed; 1 for a line, which is calmer and lags.
  public let degree: Int

  /// If set, samples weigh e^(−age/weightTime), in seconds. `nil`: all the same.
  public let weightTime: Double?

  /// Samples kept: 100 ms of a 300 Hz touch screen. Of a faster device a shorter while counts.
  public static let capacity = 32

  /// 100 ms, as in Flutter and Android.
  public static let defaultHorizon = 0.1

  /// 40 ms, as in Flutter and Android.
  public static let defaultStop = 0.04

  /// Samples closer than this count as one, in seconds: shorter than the reports of any touch screen.
  private static let shortestGap = 0.0005

  private struct Sample: Hashable, Sendable {
    var time: Timestamp
    var position: Point
  }

  /// Oldest first.
  private var samples: [Sample] = []

  /// - `horizon`, `stop`: seconds (defaults 100 ms and 40 ms). NaN and values below 0 give the default.
  /// - `degree`: 1 or 2 (default); anything else is moved to the nearer of them.
  /// - `weightTime`: seconds; `nil` (default), NaN and values at or below 0: no weights.
  public init(
    horizon: Double = defaultHorizon,
    stop: Double = defaultStop,
    degree: Int = 2,
    weightTime: Double? = nil
  ) {
    self.horizon = horizon >= 0 ? horizon : Self.defaultHorizon
    self.stop = stop >= 0 ? stop : Self.defaultStop
    self.degree = min(max(degree, 1), 2)
    self.weightTime = weightTime.flatMap { $0 > 0 ? $0 : nil }
    samples.reserveCapacity(Self.capacity)
  }

  /// Adds a sample in points. One within half a millisecond of the newest takes its place and keeps its time: reports that
  /// a busy program finds together bear stamps microseconds apart, which say nothing of the pointer's speed. One
  /// before the newest is dropped, and so is one that is NaN or infinite. O(`capacity`).
  public mutating func add(_ position: Point, at time: Timestamp) {
    guard position.x.isFinite, position.y.isFinite else { return }
    if let newest = samples.last {
      if time < newest.time { return }
      if time.seconds(since: newest.time) < Self.shortestGap {
        samples[samples.count - 1].position = position
        return
      }
    }
    if samples.count == Self.capacity { samples.removeFirst() }
    samples.append(Sample(time: time, position: position))
  }

  /// Forgets all samples: the next gesture has nothing to do with the last.
  public mutating func reset() {
    samples.removeAll(keepingCapacity: true)
  }

  /// The velocity in points/s of a pointer let go at `time`. 0 with fewer than two samples that count, or if
  /// the newest is older than `stop`. O(`capacity`).
  public func velocity(at time: Timestamp) -> Point {
    guard let newest = samples.last, time.seconds(since: newest.time) <= stop else { return .zero }
    let first = oldestThatCounts(newest)
    let span = newest.time.seconds(since: samples[first].time)
    guard span > 0 else { return .zero }
    var x = SlopeFit(span: span)
    var y = SlopeFit(span: span)
    for sample in samples[first...] {
      let age = newest.time.seconds(since: sample.time)
      let weight = weightTime.map { exp(-age / $0) } ?? 1
      x.add(age: age, value: sample.position.x - newest.position.x, weight: weight)
      y.add(age: age, value: sample.position.y - newest.position.y, weight: weight)
    }
    let degree = samples.count - first > 2 ? self.degree : 1
    let velocity = Point(
      x: x.coefficients(degree: degree).slope,
      y: y.coefficients(degree: degree).slope
    )
    return Point(x: velocity.x.finite(or: 0), y: velocity.y.finite(or: 0))
  }

  /// Walks back from the newest sample to the horizon, or to where the pointer stood still.
  private func oldestThatCounts(_ newest: Sample) -> Int {
    var first = samples.count - 1
    while first > 0 {
      let earlier = samples[first - 1].time
      guard newest.time.seconds(since: earlier) <= horizon else { break }
      guard samples[first].time.seconds(since: earlier) <= stop else { break }
      first -= 1
    }
    return first
  }
}
