/// What an action's button looks like beside title, icon and colours. Part of the look alone: recordings do not carry it.
public struct ActionLook: Hashable, Sendable {
  /// What lies under title and icon.
  public enum Ground: Hashable, Sendable {
    /// The slot in the action's colour.
    case color
    /// Nothing: the pane shows.
    case clear
    /// Whatever the program draws there, see `TablePainter.effect`: a picture, a pattern.
    case effect
  }

  /// Default `color`.
  public var ground = Ground.color
  /// The icon while a pointer presses the button; nil keeps the icon.
  public var highlightedIcon: String?
  /// How the title is set; nil takes the visual language's.
  public var font: TextStyle?
  /// The colour of title and icon, under circular buttons of the title alone. Nil is white, or black where that is
  /// better to read on the action's colour; on a pane it is a colour of the theme.
  public var textColor: Color?
  /// The same while a pointer presses the button; nil keeps the colour.
  public var highlightedTextColor: Color?
  /// What lies on the slot, or on the disc of a circular button, under title and icon, while a pointer presses it. Nil is
  /// black at 10 % on the action's colour, and nothing on a ground that is clear or an effect.
  public var highlightedGround: Color?

  public init() {}
}
