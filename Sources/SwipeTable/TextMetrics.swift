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

  /// - Parameter width: the advance width in points of one line of text, independent of the display scale.
  public init(width: @escaping (String, TextStyle) -> Double) {
    measure = width
  }

  /// The advance width of one line of text, in points.
  public func width(of text: String, _ style: TextStyle) -> Double {
    measure(text, style)
  }
}
