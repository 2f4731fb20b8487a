import Foundation
import SwipeLab

/// The folder that recordings are saved in, under numbers that count up.
struct RecordingFolder {
  private let folder: NumberedFolder

  private static let name = "swipelab/recordings"
  private static let fileEnding = "swipe"

  /// - Parameter path: the folder asked for; nil is the user's own, `$XDG_DATA_HOME/swipelab/recordings`.
  init(_ path: String?) {
    folder = NumberedFolder(
      path: path ?? UserFolder.data.path + "/" + Self.name,
      prefix: "recording-",
      endings: [Self.fileEnding],
      option: "--recordings"
    )
  }

  /// Writes a recording under a new name, and makes the folder where it is not there.
  ///
  /// - Returns: the file's path.
  func save(_ recording: Recording) throws(CommandFailure) -> String {
    try folder.save(Array(recording.encoded().utf8), ending: Self.fileEnding)
  }

  /// A file's folder, the user's own shortened to `~`, and its name: for people.
  static func parts(of path: String) -> (folder: String, name: String) {
    let name = (path as NSString).lastPathComponent
    let folder = (path as NSString).deletingLastPathComponent
    let home = NSHomeDirectory() + "/"
    return (folder.hasPrefix(home) ? "~/" + folder.dropFirst(home.count) : folder, name)
  }
}
