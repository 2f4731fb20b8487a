/// The part of a collapsing row that is drawn. It moves with the row's content, which stays where it went out, and loses
/// height from the bottom up.
public struct CollapseMask: Hashable, Sendable {
  /// In points, in coordinates that move with the content: (0, 0) is the top left of the row wherever it has moved.
  public var rect: Rect

  /// How many rows' widths the mask is wide, and how many of them lie beside the content where the pane is on the left:
  /// room for the content and, on the side of the pane, for one twice as wide.
  private static let widths = 4.0
  private static let widthsOfPane = 2.0

  /// - Parameters:
  ///   - rowWidth: the row's width in points.
  ///   - height: what is left of its height, in points; with 0 or less nothing is drawn.
  ///   - isPaneLeft: whether the pane lies at the left of the content.
  public init(rowWidth: Double, height: Double, isPaneLeft: Bool) {
    rect = Rect(
      x: isPaneLeft ? -Self.widthsOfPane * rowWidth : 0,
      y: 0,
      width: Self.widths * rowWidth,
      height: height
    )
  }
}
