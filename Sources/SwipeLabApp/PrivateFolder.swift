import Foundation

/// A hidden folder with a new name that only the user can look into, for what is not finished.
struct PrivateFolder {
  let path: String

  /// What the name begins with; six letters that are nobody's follow.
  private static let pattern = ".swipelab-XXXXXX"

  /// Makes it in a folder.
  ///
  /// - Parameter option: the option that names another folder, for a sentence.
  init(in folder: String, option: String) throws(CommandFailure) {
    var name = Array("\(folder)/\(Self.pattern)".utf8CString)
    // Its mode is 0700, whatever the user's mask.
    guard mkdtemp(&name) != nil else {
      throw CommandFailure(
        "the folder \(folder) cannot be written to (\(String(cString: strerror(errno)))); name another one "
          + "with \(option)."
      )
    }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes it with everything in it.
  func remove() {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      Program.report("the folder \(path) cannot be removed (\(error.localizedDescription)); remove it.")
    }
  }
}
