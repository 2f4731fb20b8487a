public import SwipeEngine
public import SwipeTable

/// What the rows of a table show, and what happens to it when actions fire. A scene is a value and part of what a
/// replay brings back: the same actions lead to the same content.
public protocol Scene: Sendable {
  /// The name in recordings.
  static var id: String { get }
  /// The name in the window.
  var title: String { get }
  /// A line about the state of things, under the title.
  var summary: String { get }
  /// Where the separator under a row begins, from the leading edge, in points.
  var separatorInset: Double { get }
  /// What a session with this scene begins with: rows and actions, in a viewport of 0 × 0.
  var header: RecordingHeader { get }

  init()

  /// Takes note of what happened.
  mutating func take(_ event: SwipeEvent)

  /// What the program does about an action that has fired, beside the reactions of the header; nil for nothing. A filled
  /// row for which there is no answer comes back.
  ///
  /// - Parameter isFilled: whether the row went out under its pane and waits for the program.
  func answer(to action: ActionID, isFilled: Bool) -> SceneAnswer?

  /// What the undo bar says of a removed row, with the icon in front of it.
  func removal(of row: RowID) -> (icon: String, text: String)

  /// What a row's action looks like at present: title and icon.
  func face(of action: SwipeAction, in row: RowID) -> SwipeAction

  /// Draws one row's content.
  func draw(_ painting: RowPainting, into list: inout DisplayList)
}

/// The built-in scenes.
public enum SceneCatalog {
  /// The ids of all scenes, in the order in which they are shown.
  public static var ids: [String] { scenes.map { $0.id } }

  /// The scene of this id, as it is at the beginning; nil where there is none.
  public static func scene(_ id: String) -> (any Scene)? {
    scenes.first { $0.id == id }?.init()
  }

  private static let scenes: [any Scene.Type] = [PlainScene.self, InboxScene.self]
}
