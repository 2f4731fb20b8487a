import SwipeTable

/// What the inspector asks the window to do.
enum InspectorEffect: Hashable, Sendable {
  /// Set parameters, all within their ranges. Equal numbers of `change` are one step of undo: one drag, one burst of keys.
  case set([ParameterSetting], of: Inspector.Edited, change: Int)
  /// Set these parameters back to what each side's preset says.
  case reset([String], of: Inspector.Edited)
  /// The same for all that were changed.
  case resetAll(of: Inspector.Edited)
  /// Show another side's values.
  case edit(Inspector.Edited)
  /// Open the menu of a parameter's choices.
  case chooseFrom(String, anchor: Rect)
  /// Open the menu of forms in which the style can be copied.
  case copyCode(anchor: Rect)
  case copySwift
  /// Take values from the clipboard.
  case paste
  /// Ask for the name under which the style is saved.
  case save
  /// Text can be typed now, or no longer.
  case typing(Bool)
  /// Put a piece of a field's text on the clipboard.
  case copyText(String)
  /// Hand the clipboard's text to `Inspector.type`.
  case pasteText
}
