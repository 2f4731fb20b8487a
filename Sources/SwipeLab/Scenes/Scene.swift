public import SwipeEngine
public import SwipeTable

/// What the rows of a table show, and what happens to it when actions fire. A scene is a value and part of what a
/// replay brings back: the same actions lead to the same content.
public protocol Scene: Sendable {
  /// The name in recordings.
  static var id: String { get }
  /// The name of the icon that stands for it.
  static var icon: String { get }
  /// The name in the window.
  static var title: String { get }
  /// A line about the state of things, under the title.
  var summary: String { get }
  /// Where the separator under a row begins, from the leading edge, in points.
  var separatorInset: Double { get }
  /// What a session with this scene begins with: rows, actions and the style that suits them, in a viewport of 0 × 0.
  var header: RecordingHeader { get }

  init()

  /// Takes note of what happened.
  mutating func take(_ event: SwipeEvent)

  /// What the program does about an action that has fired, beside the reactions of the header; nil for nothing. A row that
  /// went out comes back where nobody lets it go.
  ///
  /// - Parameter isOut: whether the row goes out or is out, with or without a pane, and waits for the program.
  func answer(to action: ActionID, of row: RowID, isOut: Bool) -> SceneAnswer?

  /// What the undo bar says of a removed row, with the icon in front of it.
  func removal(of row: RowID) -> (icon: String, text: String)

  /// What a row's action looks like at present: title and icon.
  func face(of action: SwipeAction, in row: RowID) -> SwipeAction

  /// Draws one row's content.
  func draw(_ painting: RowPainting, into list: inout DisplayList)
}

extension Scene {
  /// The name in the window.
  public var title: String { Self.title }
}

/// The built-in scenes.
public enum SceneCatalog {
  /// The ids of all scenes, in the order in which they are shown.
  public static var ids: [String] { scenes.map { $0.id } }

  /// The scene of this id, as it is at the beginning; nil where there is none.
  public static func scene(_ id: String) -> (any Scene)? {
    scenes.first { $0.id == id }?.init()
  }

  /// The icon of the scene of this id; that of a list where there is none.
  static func icon(_ id: String) -> String { scenes.first { $0.id == id }?.icon ?? PlainScene.icon }

  /// The scenes that a window offers, in the order in which they are shown: all that show more than ids.
  public static var offered: [(id: String, title: String)] {
    scenes.filter { $0.id != PlainScene.id }.map { ($0.id, $0.title) }
  }

  private static let scenes: [any Scene.Type] = [
    PlainScene.self, InboxScene.self, TasksScene.self, BooksScene.self, ContactsScene.self,
  ]
}
