public import SwipeEngine

/// One action of a side: what its button shows, and what happens to the row afterwards.
public struct SwipeAction: Hashable, Sendable {
  /// What kind of action it is.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    case normal
    /// Takes something away; drawn in the colour of danger where it has none of its own.
    case destructive
  }

  public var id: ActionID
  public var title: String
  /// The name of an icon in the assets; nil shows the title alone.
  public var icon: String?
  /// Width of its slot in points; nil takes `SwipeAction.standardWidth`.
  public var width: Double?
  public var role: Role
  /// Whether the row closes after a tap on the action. Where the style has a full swipe, the outermost action of a side
  /// follows `Expansion.Kind` instead.
  public var closes: Bool
  /// The colours of its slot; nil (the default) takes those of what its icon stands for, else of its role. Part of the
  /// look alone: recordings do not carry it, a scene gives it through `TablePainter.face`.
  public var colors: ActionColors?

  /// The width of a slot that was not measured, in points (the least width of a button in the visual language).
  public static let standardWidth = 74.0

  public init(
    id: ActionID,
    title: String,
    icon: String? = nil,
    width: Double? = nil,
    role: Role = .normal,
    closes: Bool = true,
    colors: ActionColors? = nil
  ) {
    self.id = id
    self.title = title
    self.icon = icon
    self.width = width
    self.role = role
    self.closes = closes
    self.colors = colors
  }
}
