public import SwipeEngine

/// One action's slot in a row of a trace.
public struct ActionTrace: Hashable, Sendable {
  public var id: ActionID
  /// The left edge of the slot before the row covers it, in the row's own coordinates, in points.
  public var x: Double
  public var width: Double
  /// Opacity and scale of the slot's content.
  public var alpha: Double
  public var scale: Double

  public init(id: ActionID, x: Double, width: Double, alpha: Double = 1, scale: Double = 1) {
    self.id = id
    self.x = x
    self.width = width
    self.alpha = alpha
    self.scale = scale
  }
}
