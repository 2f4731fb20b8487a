public import SwipeEngine

/// Which moments of a recording a film shows: how many frames, and the time of each.
///
/// Moving frame k shows `start + k · speed / rate`, rounded to the nanosecond, for every k whose time lies before `end`;
/// there is at least one. So a film of a span of T seconds has exactly ⌈T · rate / speed⌉ moving frames. The held frames
/// after them all show `end` itself. The whole of it comes as often as `rounds` says.
public struct FilmPlan: Hashable, Sendable {
  /// The time of the first frame.
  public let start: Timestamp
  /// The first time that is not shown in motion, and the one that is held.
  public let end: Timestamp
  public let rate: FrameRate
  /// How many times faster than it was: 0.25 is slow motion.
  public let speed: Double
  /// Frames of one round that show motion, at least 1.
  public let movingFrames: Int
  /// Frames of one round that show `end`.
  public let heldFrames: Int
  /// How often the film is shown in the file itself, at least 1.
  public let rounds: Int

  /// The speeds that can be asked for.
  public static let speeds: ClosedRange<Double> = 0.05...4
  /// The most milliseconds that the end can be held: a minute.
  public static let holds: ClosedRange<Double> = 0...60_000
  /// The most times that a film can be shown.
  public static let mostRounds = 1000
  /// The most frames of a film: more than two hours at 120 a second.
  public static let mostFrames = 1_000_000

  private static let nanosecondsPerSecond = 1e9
  private static let millisecondsPerSecond = 1e3

  /// - Parameters:
  ///   - start: the time of the first frame.
  ///   - end: later than `start`.
  ///   - speed: default 1.
  ///   - hold: milliseconds of the film in which the end stands still, rounded to whole frames; default 0.
  ///   - rounds: default 1.
  /// - Precondition: the speed, the hold and the rounds lie within what can be asked for.
  /// - Returns: nil where nothing lies between start and end, or the frames would be more than `mostFrames`.
  public init?(
    from start: Timestamp,
    to end: Timestamp,
    rate: FrameRate = .standard,
    speed: Double = 1,
    hold: Double = 0,
    rounds: Int = 1
  ) {
    precondition(Self.speeds.contains(speed), "A film plays at 0.05 to 4 times the speed.")
    precondition(Self.holds.contains(hold), "A film stands still for at most a minute.")
    precondition((1...Self.mostRounds).contains(rounds), "A film is shown 1 to 1000 times.")
    guard start < end else { return nil }
    self.start = start
    self.end = end
    self.rate = rate
    self.speed = speed
    self.rounds = rounds
    heldFrames = Int((hold / Self.millisecondsPerSecond * rate.value).rounded())
    let estimate = (end.seconds(since: start) * rate.value / speed).rounded(.up)
    guard estimate * Double(rounds) <= Double(Self.mostFrames) else { return nil }
    var count = max(1, Int(estimate))
    // The estimate is off by one where rounding to the nanosecond decides.
    while Self.time(count, start, rate, speed) < end { count += 1 }
    while count > 1, Self.time(count - 1, start, rate, speed) >= end { count -= 1 }
    movingFrames = count
    guard frameCount <= Self.mostFrames else { return nil }
  }

  /// Frames in the file.
  public var frameCount: Int { (movingFrames + heldFrames) * rounds }

  /// How long the film plays, in seconds.
  public var duration: Double { Double(frameCount) / rate.value }

  /// The time of the recording that a frame shows, from 0 up to `frameCount` (a precondition).
  public func time(ofFrame index: Int) -> Timestamp {
    precondition((0..<frameCount).contains(index), "The film has no such frame.")
    let place = index % (movingFrames + heldFrames)
    return place < movingFrames ? Self.time(place, start, rate, speed) : end
  }

  private static func time(_ place: Int, _ start: Timestamp, _ rate: FrameRate, _ speed: Double) -> Timestamp
  {
    let seconds = Double(place) * Double(rate.seconds) * speed / Double(rate.frames)
    return Timestamp(nanoseconds: start.nanoseconds + Int64((seconds * nanosecondsPerSecond).rounded()))
  }
}
