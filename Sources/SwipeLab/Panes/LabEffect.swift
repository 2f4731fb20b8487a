public import SwipeEngine
public import SwipeTable

/// What the laboratory asks the program around it to do.
public enum LabEffect: Hashable, Sendable {
  /// Write a recording to a file, and tell the laboratory where it is (`Laboratory.announce`).
  case save(Recording)
  /// Let something be felt that has just happened, where there is a device for it.
  case feel(SwipeEvent.Haptic)
  /// Make a film, and tell how it is coming along (`Laboratory.follow`).
  case film(FilmRequest)
  /// End the film that is being made.
  case cancelFilm
  /// Show the film that was made last, with the desktop's own means.
  case showFilm
  /// Put a text on the clipboard.
  case copy(String)
  /// Hand in the text on the clipboard (`Laboratory.paste`).
  case paste
  /// A text is being typed in this frame of the window, in points; nil ends that.
  case typing(Rect?)
  /// Hand the text on the clipboard to the field that is being typed in (`Laboratory.type`).
  case pasteText
  /// Keep a side's style under a name, in the place of one of the same name where that is allowed; then tell
  /// (`Laboratory.styleWasSaved`, `styleWasRefused`).
  case saveStyle(name: String, StyleReference, side: Int, replaces: Bool)
  /// Give one's own style another name; then tell (`Laboratory.styleWasRenamed`, `styleWasRefused`).
  case renameStyle(String, to: String)
  /// Delete one's own style; then tell (`Laboratory.styleWasDeleted`, `styleWasRefused`).
  case deleteStyle(String)
  /// Open a file with the desktop's own means.
  case showFile(String)
  case quit
}
