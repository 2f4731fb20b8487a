public import SwipeEngine

/// What a program needs to draw the content of one row: everything in points, in the row's own coordinates.
///
/// The ground and the separator are drawn already; (0, 0) is the row's top left, wherever the row has moved.
public struct RowPainting {
  public var row: Row
  public var width: Double
  public var height: Double
  public var direction: LayoutDirection
  public var isSelected: Bool
  public var theme: Theme
  public var metrics: TextMetrics

  /// Draws one row's content.
  public typealias Content = (RowPainting, inout DisplayList) -> Void
}
