/// What the program around a scene does about an action that has fired.
public enum SceneAnswer: Hashable, Sendable {
  /// The row goes.
  case remove
  /// A row that went out waits until somebody has answered.
  case ask(SceneQuestion)
  /// All actions of the row are offered in a menu.
  case menu
  /// The program says that it has done something, as the name of an icon and a line of text.
  case announce(icon: String, text: String)
}
