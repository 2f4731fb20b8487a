/// Frames a second as a fraction of whole numbers, as films keep it: exact for 60, 59.94 and 100/3.
public struct FrameRate: Hashable, Sendable {
  /// Frames …
  public let frames: Int
  /// … in so many seconds.
  public let seconds: Int

  /// The rates that can be asked for, in frames a second.
  public static let range: ClosedRange<Double> = 24...120
  /// The rate where nobody asks for another: that of most screens.
  public static let standard = FrameRate(frames: 60, in: 1)

  /// Steps of a rate in one frame a second: three decimals, as in 59.94 and 23.976.
  private static let fineness = 1000.0
  /// A GIF counts time in hundredths of a second.
  private static let gifTicks = 100
  /// The least ticks of a GIF's frame: viewers play one of a single tick ten times too slowly.
  private static let leastGIFTicks = 2

  /// - Precondition: both are more than 0.
  public init(frames: Int, in seconds: Int) {
    precondition(frames > 0 && seconds > 0, "A frame rate is more than 0.")
    let divisor = Self.commonDivisor(frames, seconds)
    self.frames = frames / divisor
    self.seconds = seconds / divisor
  }

  /// A rate in frames a second, rounded to three decimals and cut to `range`; NaN counts as the least.
  public init(_ framesPerSecond: Double) {
    let least = Self.range.lowerBound
    let cut = framesPerSecond > least ? min(framesPerSecond, Self.range.upperBound) : least
    self.init(frames: Int((cut * Self.fineness).rounded()), in: Int(Self.fineness))
  }

  /// Frames a second.
  public var value: Double { Double(frames) / Double(seconds) }

  /// The nearest rate that a GIF can hold: 100/n with n at least 2, because viewers slow n = 1 down.
  public var nearestInGIF: FrameRate {
    let exact = Double(Self.gifTicks) / value
    let ticks = [Int(exact.rounded(.down)), Int(exact.rounded(.up))].map { max($0, Self.leastGIFTicks) }
    let rates = ticks.map { FrameRate(frames: Self.gifTicks, in: $0) }
    return abs(rates[0].value - value) <= abs(rates[1].value - value) ? rates[0] : rates[1]
  }

  private static func commonDivisor(_ one: Int, _ other: Int) -> Int {
    other == 0 ? one : commonDivisor(other, one % other)
  }
}

extension FrameRate: CustomStringConvertible {
  /// The fraction: `60/1`, `100/3`.
  public var description: String { "\(frames)/\(seconds)" }
}
