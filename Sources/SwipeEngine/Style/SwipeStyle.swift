/// How a table's rows behave: everything that tells one swipe system from another, as one value.
///
/// Two styles with equal values behave alike; nothing else, in particular no preset's name, has any influence.
/// Every number can be reached by its parameter id, see `SwipeStyle.parameters`, and no number leaves its
/// parameter's range: one that is set outside of it is moved to the nearer end. Files keep a style by those ids too.
public struct SwipeStyle: Hashable, Sendable {
  /// When a movement counts as a swipe.
  public var recognition = Recognition()
  /// How the row follows the pointer.
  public var drag = DragResponse()
  /// Where a released row goes.
  public var release = ReleaseRule()
  /// How it gets there.
  public var settle = SettleMotion()
  /// How a row moves that nobody threw.
  public var slide = SlideMotion()
  /// The distances at which letting go does something.
  public var triggers = Triggers()
  /// How a row goes out past one of them.
  public var leave = LeaveMotion()
  /// The full swipe.
  public var expansion = Expansion()
  /// How the actions come into view.
  public var transition = ActionTransition.reveal
  /// What a pane shows. Default `buttons`.
  public var pane = PaneContent.buttons
  /// What it shows as a stage.
  public var stage = StageStyle()
  /// How the buttons of the actions are built.
  public var buttons = ButtonStyle()
  /// What icons and labels do besides moving.
  public var effects = SlotEffectStyle()
  /// Which rows may be open together.
  public var openRows = OpenRows.one
  /// What a tap on the selected row does. Default `stays`.
  public var selection = SelectionRule.stays
  /// What a touch outside an open row does.
  public var touchOutside = TouchOutside.close
  /// Whether scrolling closes open rows. Default true.
  public var closeOnScroll = true
  /// How the list scrolls.
  public var scroll = ScrollResponse()

  /// The project's own style, the same as the preset `default`.
  public init() {}
}

/// What lies under a row.
public enum PaneContent: String, Hashable, Sendable, CaseIterable {
  /// A button for each action; the row rests where they are all uncovered.
  case buttons
  /// One colour and one icon, see `StageStyle`; the row rests only where a trigger point holds it.
  case stage
}

/// How many rows may be open at a time.
public enum OpenRows: String, Hashable, Sendable, CaseIterable {
  /// A row that opens closes the others, and one finger at a time may swipe.
  case one
  /// Rows open and close independently, several fingers may swipe at once, and touches elsewhere close nothing.
  case many
}

/// What a tap on the selected row does.
public enum SelectionRule: String, Hashable, Sendable, CaseIterable {
  /// It selects the row again.
  case stays
  /// The row is not selected any more.
  case toggles
}

/// What a touch outside an open row does, where one row may be open at a time.
public enum TouchOutside: String, Hashable, Sendable, CaseIterable {
  /// The row closes at the down; a tap does nothing else, a drag swipes or scrolls as usual.
  case close
  /// The row closes at the down, and the tap acts too.
  case closeAndForward
}
