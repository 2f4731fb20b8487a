import SwipeTableSDL

/// A variable of the environment that the program goes by.
struct CommandVariable: Hashable {
  let name: String
  /// A few words about it in lower case, without a full stop.
  let help: String

  static let scale = CommandVariable(
    name: DisplayScale.variable,
    help: "pixels to a point where --scale is not given"
  )
  static let presentation = CommandVariable(
    name: Presentation.variable,
    help: "how frames reach the window: automatic, surface or texture"
  )
  static let frames = CommandVariable(
    name: WindowLoop.framesVariable,
    help: "end after so many frames, for automatic checks"
  )
  static let assets = CommandVariable(
    name: AssetLocator.variable,
    help: "the folder with the icons, if not beside the program"
  )
  static let recordings = CommandVariable(
    name: UserFolder.data.variable,
    help: "where recordings are saved; default ~/.local/share"
  )
  static let styles = CommandVariable(
    name: UserFolder.configuration.variable,
    help: "where styles of your own are; default ~/.config"
  )
  static let films = CommandVariable(
    name: VideosFolder.variable,
    help: "where films are saved; default as the desktop says, else ~/Videos"
  )
  /// All of them, in the order in which help shows them.
  static let all = [scale, presentation, frames, assets, recordings, films, styles]
}
