/// How many device pixels make a point, and who said so.
///
/// X11 tells a program nothing about the size of its pixels, so the answer is put together from clues: what
/// the user asks for counts most.
public struct DisplayScale: Hashable, Sendable {
  /// The scales that are used; others are cut to it.
  public static let range: ClosedRange<Double> = 0.5...8
  /// The variable of the environment that sets the scale.
  public static let variable = "SWIPELAB_SCALE"
  /// Dots per inch at which a pixel is a point: X11's own idea of an ordinary screen.
  private static let dotsPerInchAtOne = 96.0

  /// Where the scale comes from.
  public enum Origin: Hashable, Sendable {
    /// The program's caller said it.
    case option
    /// `SWIPELAB_SCALE` says it.
    case environment
    /// The desktop's setting `Xft.dpi`.
    case xResources
    /// The display server (Wayland).
    case display
    /// Nobody said anything: 1.
    case standard
  }

  /// What is known; nil for what is not.
  public struct Clues: Hashable, Sendable {
    /// What the program's caller asks for.
    public var option: Double?
    /// The text of `SWIPELAB_SCALE`.
    public var environment: String?
    /// The desktop's `Xft.dpi`.
    public var dotsPerInch: Double?
    /// Device pixels in a unit of the display server.
    public var pixelDensity: Double?

    public init(
      option: Double? = nil,
      environment: String? = nil,
      dotsPerInch: Double? = nil,
      pixelDensity: Double? = nil
    ) {
      self.option = option
      self.environment = environment
      self.dotsPerInch = dotsPerInch
      self.pixelDensity = pixelDensity
    }
  }

  /// Device pixels in a point, inside of `range`.
  public let value: Double
  public let origin: Origin
  /// A sentence about a clue that is no scale and was passed over; nil where there was none.
  public let complaint: String?

  /// Decides. A clue that is no positive number is passed over; one outside of `range` is cut to it.
  public init(_ clues: Clues) {
    var complaint: String?
    let environment = clues.environment.flatMap { text in
      if !text.isEmpty, Self.number(text) == nil {
        complaint = Self.complaint(about: text, in: Self.variable)
      }
      return Self.number(text)
    }
    if let option = clues.option, Self.usable(option) == nil {
      complaint = Self.complaint(about: "\(option)", in: "The scale that was asked for")
    }
    let candidates: [(Double?, Origin)] = [
      (clues.option, .option), (environment, .environment),
      (clues.dotsPerInch.map { $0 / Self.dotsPerInchAtOne }, .xResources), (clues.pixelDensity, .display),
    ]
    let chosen = candidates.lazy.compactMap { value, origin in
      value.flatMap(Self.usable).map { (value: $0, origin: origin) }
    }.first
    value = chosen?.value ?? 1
    origin = chosen?.origin ?? .standard
    self.complaint = complaint
  }

  /// The scale that a text asks for, cut to `range`; nil for what is no positive number.
  public static func number(_ text: String) -> Double? {
    Double(text).flatMap(usable)
  }

  /// A sentence for a text that is no scale.
  ///
  /// - Parameter place: where it was found, at the start of the sentence: `--scale`, `SWIPELAB_SCALE`.
  public static func complaint(about text: String, in place: String) -> String {
    "\(place) is \"\(text)\", which is no display scale: write a number such as 1, 1.5 or 2."
  }

  private static func usable(_ value: Double) -> Double? {
    guard value.isFinite, value > 0 else { return nil }
    return min(max(value, range.lowerBound), range.upperBound)
  }
}
