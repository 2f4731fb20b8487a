public import SwipeEngine
public import SwipeTable

/// What a window shows and does: everything that `WindowLoop` knows nothing of.
///
/// All times are the session's: 0 when the loop was made. They never go back.
@MainActor
public protocol WindowContent: AnyObject {
  /// Takes an input in, in window points. A change of the window's size comes as a `resize` command.
  func take(_ input: TableInput, at time: Timestamp)

  /// Takes in text that was typed, at least one character and none for control, in which a press of a key counts once. Comes
  /// only while `WindowLoop.setTyping` says where a text field is; keys that type make no key input then, all others
  /// (Backspace, arrows, Return, with Ctrl) come as keys. Default: it is passed over.
  func type(_ text: String, at time: Timestamp)

  /// Lets time pass up to `time`. Called for every frame; one is drawn also when another thread has called
  /// `WindowLoop.waker`, whether anything moves or not.
  func advance(to time: Timestamp)

  /// Whether anything moves by itself at `time`.
  func needsFrame(at time: Timestamp) -> Bool

  /// When something is due that may change the picture; `distantFuture` for never.
  var nextEvent: Timestamp { get }

  /// The whole window as it is at `time`, in points, and what lies under everything.
  func picture(at time: Timestamp) -> (list: DisplayList, background: Color)
}

extension WindowContent {
  public func type(_ text: String, at time: Timestamp) {}
}
