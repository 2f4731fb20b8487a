import Foundation

/// Making a folder of pictures so that it appears whole or not at all.
///
/// The pictures go into a hidden folder beside it, which takes the name asked for when all of them are written.
struct WholeFolder {
  /// Where the folder is to appear: absolute, its links followed.
  let path: String
  /// What the user called it.
  let name: String
  /// Whether a folder that holds a film's pictures and nothing else makes room.
  let replaces: Bool

  /// Who may do what with a new folder and a new file, before the user's mask.
  private static let folderMode: mode_t = 0o777
  private static let fileMode: mode_t = 0o666

  init(path: String, replaces: Bool) {
    self.path = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    name = path
    self.replaces = replaces
  }

  /// Throws where the folder cannot be made, or what is there does not make room: another folder's content is never
  /// touched.
  func check() throws(CommandFailure) {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    if manager.fileExists(atPath: path, isDirectory: &isFolder) {
      guard isFolder.boolValue else {
        throw CommandFailure("\(name) is a file and is left as it is; name another folder.")
      }
      guard path != manager.currentDirectoryPath else {
        throw CommandFailure("\(name) is the folder you are in; name a new folder in it.")
      }
      try checkContent()
    }
    guard manager.fileExists(atPath: parent, isDirectory: &isFolder), isFolder.boolValue else {
      throw CommandFailure("the folder \(parent) does not exist, so \(name) cannot be made; make it first.")
    }
  }

  /// Makes the hidden folder. Returns its path.
  func makeDraft() throws(CommandFailure) -> String {
    let draft = WholeFile.draftPath(in: parent)
    guard mkdir(draft, Self.folderMode) == 0 else {
      throw failure(errno, advice: "name a folder that can be written to")
    }
    return draft
  }

  /// Writes a file into the hidden folder.
  func write(_ bytes: [UInt8], as file: String, in draft: String) throws(CommandFailure) {
    let descriptor = open(draft + "/" + file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, Self.fileMode)
    guard descriptor >= 0 else { throw failure(errno) }
    var status = Descriptor.writeAll(bytes, to: descriptor)
    if close(descriptor) != 0, status == 0 { status = errno }
    guard status == 0 else { throw failure(status) }
  }

  /// Gives the finished folder its name.
  func take(_ draft: String) throws(CommandFailure) {
    try check()
    // An empty folder makes room by itself.
    if rename(draft, path) == 0 { return }
    let status = errno
    guard replaces, status == ENOTEMPTY || status == EEXIST else { throw failure(status) }
    let old = WholeFile.draftPath(in: parent)
    guard rename(path, old) == 0 else { throw failure(errno) }
    guard rename(draft, path) == 0 else {
      let status = errno
      rename(old, path)
      throw failure(status)
    }
    try remove(old)
  }

  /// Removes a hidden folder with everything in it, if it is there.
  func remove(_ draft: String) throws(CommandFailure) {
    guard FileManager.default.fileExists(atPath: draft) else { return }
    do {
      try FileManager.default.removeItem(atPath: draft)
    } catch {
      throw CommandFailure(
        "the folder \(draft) cannot be removed (\(error.localizedDescription)); remove it."
      )
    }
  }

  private func checkContent() throws(CommandFailure) {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw CommandFailure(
        "the folder \(name) cannot be read (\(error.localizedDescription)); name another one."
      )
    }
    guard !names.isEmpty else { return }
    guard replaces else {
      throw CommandFailure(
        "\(name) holds files and is left as it is; name another folder, or add --force to replace a film's pictures."
      )
    }
    if let other = names.sorted().first(where: { !FilmPictures.isPicture($0) }) {
      throw CommandFailure(
        "\(name) holds \(other), which is no picture of a film, and is left as it is; name another folder."
      )
    }
  }

  private var parent: String { (path as NSString).deletingLastPathComponent }

  private func failure(_ status: Int32, advice: String = "make room or name another folder") -> CommandFailure
  {
    CommandFailure("\(name) cannot be written (\(String(cString: strerror(status)))); \(advice).")
  }
}
