import Foundation

/// Writing a file so that it appears whole or not at all.
///
/// The bytes go into a file with another name in the same folder, which takes the name asked for only when all of
/// them are on the disk.
struct WholeFile {
  /// Where the file is to appear. A symbolic link there is replaced itself, not what it leads to.
  let path: String
  /// Whether a file that is already there makes room; else it is never touched, whenever it appears.
  let replaces: Bool

  /// Who may do what with a new file, before the user's mask: read and write for everybody.
  private static let mode: mode_t = 0o666
  /// Errors of a file system that cannot give a file two names.
  private static let noLinkErrors: Set<Int32> = [EPERM, EOPNOTSUPP, ENOSYS, EMLINK]

  /// Writes the file. Throws where it cannot be, and leaves nothing behind then.
  func write(_ bytes: [UInt8]) throws(CommandFailure) {
    guard try writeWhereFree(bytes) else { throw taken }
  }

  /// A new name for a draft beside the file.
  private var draftPath: String { Self.draftPath(in: (path as NSString).deletingLastPathComponent) }

  /// A new hidden name for something that is not finished, in a folder.
  static func draftPath(in folder: String) -> String {
    (folder as NSString).appendingPathComponent(".swipelab-\(UUID().uuidString).part")
  }

  /// Throws where it is known before the work that the file cannot be written.
  func check() throws(CommandFailure) {
    try checkTarget()
    var status = stat()
    if !replaces, lstat(path, &status) == 0 { throw taken }
  }

  /// Checks, and begins a draft for another program to write: an empty file with a new name beside the file.
  func makeDraft() throws(CommandFailure) -> String {
    try check()
    let draft = draftPath
    close(try open(draft))
    return draft
  }

  /// Gives the file's name to a draft that another program has written beside it. Throws where that cannot be; the
  /// draft is then still there.
  func take(_ draft: String) throws(CommandFailure) {
    guard try takeWhereFree(draft) else { throw taken }
  }

  /// The same, but a file that is there and does not make room is no failure.
  ///
  /// - Returns: whether the draft has the name now: false where that is taken.
  func takeWhereFree(_ draft: String) throws(CommandFailure) -> Bool {
    let descriptor = Foundation.open(draft, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure(errno) }
    let status = fsync(descriptor) == 0 ? 0 : errno
    close(descriptor)
    guard status == 0 else { throw failure(status, advice: "make room or name another folder") }
    return try place(draft)
  }

  private var taken: CommandFailure {
    CommandFailure("\(path) exists and is left as it is; name another file, or add --force to replace it.")
  }

  /// The same, but a file that is there and does not make room is no failure.
  ///
  /// - Returns: whether the file was written: false where its name is taken.
  func writeWhereFree(_ bytes: [UInt8]) throws(CommandFailure) -> Bool {
    try checkTarget()
    let draft = draftPath
    let descriptor = try open(draft)
    defer { unlink(draft) }
    var status = Descriptor.writeAll(bytes, to: descriptor)
    if status == 0, fsync(descriptor) != 0 { status = errno }
    if close(descriptor) != 0, status == 0 { status = errno }
    guard status == 0 else { throw failure(status, advice: "make room or name another folder") }
    return try place(draft)
  }

  /// Opens a new draft for writing.
  private func open(_ draft: String) throws(CommandFailure) -> Int32 {
    let descriptor = Foundation.open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, Self.mode)
    guard descriptor >= 0 else { throw failure(errno, advice: "name a folder that can be written to") }
    return descriptor
  }

  /// Gives the finished draft its name; false where that is taken.
  private func place(_ draft: String) throws(CommandFailure) -> Bool {
    if !replaces {
      if link(draft, path) == 0 { return true }
      let status = errno
      if status == EEXIST { return false }
      guard Self.noLinkErrors.contains(status) else { throw failure(status) }
      guard try claim() else { return false }
    }
    guard rename(draft, path) == 0 else {
      let status = errno
      // What was claimed is empty, and nobody else's.
      if !replaces { unlink(path) }
      throw failure(status)
    }
    return true
  }

  /// Takes the name with an empty file, where a file system cannot link; false where somebody was first.
  private func claim() throws(CommandFailure) -> Bool {
    let descriptor = Foundation.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, Self.mode)
    guard descriptor >= 0 else {
      guard errno == EEXIST else { throw failure(errno) }
      return false
    }
    close(descriptor)
    return true
  }

  private func checkTarget() throws(CommandFailure) {
    var isFolder: ObjCBool = false
    let manager = FileManager.default
    if manager.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
      throw CommandFailure("\(path) is a folder; name a file in it.")
    }
    let folder = (path as NSString).deletingLastPathComponent
    guard !folder.isEmpty else { return }
    guard manager.fileExists(atPath: folder, isDirectory: &isFolder) else {
      throw CommandFailure(
        "the folder \(folder) does not exist, so \(path) cannot be written; make it first."
      )
    }
    guard isFolder.boolValue else {
      throw CommandFailure("\(folder) is no folder, so \(path) cannot be written; name another one.")
    }
  }

  private func failure(_ status: Int32, advice: String = "name another folder") -> CommandFailure {
    CommandFailure("\(path) cannot be written (\(String(cString: strerror(status)))); \(advice).")
  }
}
