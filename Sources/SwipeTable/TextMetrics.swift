/// How text is set: face, size and the height of its line.
public struct TextStyle: Hashable, Sendable {
  /// The weights of the interface's typeface.
  public enum Weight: String, Sendable, CaseIterable {
    case regular, medium, semiBold, bold
  }

  public var weight: Weight
  /// Em size in points.
  public var size: Double
  /// Height of the line box in points; the text stands vertically centred in it.
  public var lineHeight: Double

  public init(size: Double, lineHeight: Double, weight: Weight = .regular) {
    self.size = size
    self.lineHeight = lineHeight
    self.weight = weight
  }
}

/// Tells how wide text is. Handed in as a value, so that the table needs no fonts.
public struct TextMetrics {
  private let measure: (String, TextStyle) -> Double
  private let keep: (Fitting, () -> [String]) -> [String]

  /// A text that is made to fit: the question whose answer is worth keeping.
  public struct Fitting: Hashable, Sendable {
    public var text: String
    public var style: TextStyle
    /// The room for a line, in points.
    public var width: Double
    /// The most lines; 0 for a text that is shortened as it is, without breaking it.
    public var limit: Int
  }

  /// - Parameters:
  ///   - width: the advance width in points of one line of text, independent of the display scale.
  ///   - keep: gives the lines for a question, from a cache or by asking the closure, which may measure widths but asks
  ///     for no other lines. Default: always asks.
  public init(
    width: @escaping (String, TextStyle) -> Double,
    keep: @escaping (Fitting, () -> [String]) -> [String] = { $1() }
  ) {
    measure = width
    self.keep = keep
  }

  /// The lines for a question, kept or made.
  func kept(_ fitting: Fitting, make: () -> [String]) -> [String] { keep(fitting, make) }

  /// The advance width of one line of text, in points.
  public func width(of text: String, _ style: TextStyle) -> Double {
    measure(text, style)
  }
}
