import SwipeLab
import SwipeTable
import SwipeTableSDL

/// What the window is to be, as the command line asks for it; nil where it does not.
struct ShellOptions {
  /// Pixels to a point.
  var scale: Double?
  var theme: Theme.Appearance?
  /// The folder that recordings are saved in. Need not exist yet.
  var recordings: String?
  /// The folder that films are saved in. Need not exist yet.
  var films: String?
  /// Whether the list stands alone, without the laboratory around it.
  var isBare = false
  /// Size of the window's content in points, at least `leastSize`.
  var size: PointSize?
  /// The id of the scene to begin with.
  var scene = Self.firstScene
  /// The style to begin with: its name, what it is, and the file that it is in; nil for the scene's own.
  var style: (name: String, reference: StyleReference, file: String?)?
  /// What to play, in its own viewport and with the style that was asked for.
  var replay: Recording?
  /// How fast to play: 2 is twice as fast as it was.
  var speed = 1.0

  /// The scene that a window begins with where nobody asked for another.
  static let firstScene = InboxScene.id
  /// The least size of a window in points.
  static let leastSize = PointSize(width: 320, height: 480)
  /// The size of a window that nobody asked for another of, in points.
  static let firstSize = PointSize(width: 1280, height: 800)
  /// The same where the list stands alone: about that of a telephone.
  static let bareSize = PointSize(
    width: WindowLoop.standardSize.width,
    height: WindowLoop.standardSize.height
  )
}
