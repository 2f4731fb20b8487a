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
  /// Width of its slot in points, where `content` is not known; nil takes `ButtonStyle.standardWidth`.
  public var width: Double?
  /// What was measured of title and icon: the slot is as wide as this asks for under the style. Nil was not measured.
  public var content: ButtonContent?
  public var role: Role
  /// Whether the row closes after a tap on the action. Where the style has a full swipe, the outermost action of a side
  /// follows `Expansion.Kind` instead.
  public var closes: Bool
  /// Whether it can be performed. Default true; a disabled one is drawn faintly, keeps its place, and does nothing.
  public var isEnabled: Bool
  /// What an assistive technology and a menu call it; nil takes the title, else the icon's name.
  public var accessibilityLabel: String?
  /// How its content comes into view; nil takes the style's way.
  public var transition: SlotTransition?
  /// What its button looks like, beside title and icon.
  public var look: ActionLook
  /// The colours of its slot; nil (the default) takes those of what its icon stands for, else of its role. Part of the
  /// look alone: recordings do not carry it, a scene gives it through `TablePainter.face`.
  public var colors: ActionColors?

  public init(
    id: ActionID,
    title: String,
    icon: String? = nil,
    width: Double? = nil,
    content: ButtonContent? = nil,
    role: Role = .normal,
    closes: Bool = true,
    isEnabled: Bool = true,
    accessibilityLabel: String? = nil,
    transition: SlotTransition? = nil,
    look: ActionLook = ActionLook(),
    colors: ActionColors? = nil
  ) {
    self.id = id
    self.title = title
    self.icon = icon
    self.width = width
    self.content = content
    self.role = role
    self.closes = closes
    self.isEnabled = isEnabled
    self.accessibilityLabel = accessibilityLabel
    self.transition = transition
    self.look = look
    self.colors = colors
  }
}
