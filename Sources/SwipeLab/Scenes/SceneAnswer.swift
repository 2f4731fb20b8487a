/// What the program around a scene does about an action that has fired.
public enum SceneAnswer: Hashable, Sendable {
  /// The row goes.
  case remove
  /// A filled row waits until somebody has answered.
  case ask(SceneQuestion)
  /// All actions of the row are offered in a menu.
  case menu
}
