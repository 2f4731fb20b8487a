/// How much room an action's image and title ask for, as measured: all that a button's width depends on.
public struct ButtonContent: Hashable, Sendable {
  /// The widths of the title's words in points, in order; empty for no title.
  public var words: [Double]
  /// The width of the space between two words, in points.
  public var space: Double
  /// The width of the image in points; 0 for none.
  public var image: Double

  /// Widths that are negative or not finite count as 0.
  public init(words: [Double] = [], space: Double = 0, image: Double = 0) {
    func legal(_ width: Double) -> Double { width.isFinite ? max(width, 0) : 0 }
    self.words = words.map(legal)
    self.space = legal(space)
    self.image = legal(image)
  }

  /// The width in whole points of the title where no line is wider than `limit`: the widest of its lines. A single word
  /// that is wider than the limit counts with its own width. Complexity: O(n) in the number of words.
  public func titleWidth(wrappedAt limit: Double) -> Double {
    var (widest, line) = (0.0, 0.0)
    for word in words {
      let longer = line == 0 ? word : line + space + word
      line = longer <= limit ? longer : word
      widest = max(widest, line)
    }
    return widest.rounded(.up)
  }
}
