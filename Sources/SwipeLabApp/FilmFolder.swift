import Foundation

/// The folder that films of the window are saved in, under numbers that count up.
struct FilmFolder: Hashable {
  let folder: NumberedFolder

  private static let name = "SwipeLab"

  /// - Parameter path: the folder asked for; nil is `SwipeLab` in the user's folder for videos.
  init(_ path: String?) {
    folder = NumberedFolder(
      path: path ?? VideosFolder.ofUser + "/" + Self.name,
      prefix: "film-",
      endings: Set(FilmFormat.allCases.filter { $0 != .pictures }.map(\.rawValue)),
      option: "--films"
    )
  }

  var path: String { folder.path }
}
