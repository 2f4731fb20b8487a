extension Event {
  /// What can happen to a window.
  public enum WindowChange: Hashable, Sendable {
    /// The content has a new size in pixels, by the user's hand or the program's.
    case resized(width: Int, height: Int)
    /// A part that was covered can be seen again: show the picture once more.
    case exposed
    /// Moved on the desktop; the upper left corner in the desktop's units.
    case moved(x: Int, y: Int)
    /// Put away as an icon.
    case minimized
    /// Made as large as the screen.
    case maximized
    /// Back from being minimised or maximised.
    case restored
    /// Has the keyboard from now on.
    case focusGained
    /// Has the keyboard no longer. Releases of buttons and keys may never arrive: end what they hold.
    case focusLost
    /// On the screen from now on.
    case shown
    /// Off the screen from now on.
    case hidden
    /// The user wants it closed; nothing closes by itself.
    case closeRequested
    /// On another screen: refresh rate and scale may be others.
    case displayChanged
    /// The mouse came in.
    case mouseEntered
    /// The mouse went out.
    case mouseLeft
  }
}
