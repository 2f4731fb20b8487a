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

  /// Distance in points that an accessory keeps from the row's trailing end, as rows of lists commonly have it.
  public static let accessoryInset = 15.0

  /// The left edge in points of something of this width, in points, that stands at the row's trailing end, `accessoryInset`
  /// from it: a disclosure mark, a switch. It moves with the row, like all that is drawn here.
  public func accessoryX(width accessoryWidth: Double) -> Double {
    direction == .leftToRight ? width - accessoryWidth - Self.accessoryInset : Self.accessoryInset
  }

  /// Draws one row's content.
  public typealias Content = (RowPainting, inout DisplayList) -> Void
}
