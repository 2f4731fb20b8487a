import Foundation

/// A folder in which files are saved under numbers that count up: `film-0001.mp4`, `film-0002.gif` …
struct NumberedFolder: Hashable {
  let path: String
  /// What the files' names begin with: `film-`.
  let prefix: String
  /// How the names of files that count end, without the dot.
  let endings: Set<String>
  /// The option that names another folder, for sentences.
  let option: String

  /// Digits of a number at least, so that names sort as they were saved.
  private static let digits = 4
  /// Digits of a number at most; a file with more of them was not saved here and is passed over.
  private static let mostDigits = 15

  /// Writes a file under a new number, and makes the folder where it is not there.
  ///
  /// - Returns: the file's path.
  func save(_ bytes: [UInt8], ending: String) throws(CommandFailure) -> String {
    try make()
    return try place(ending) { file throws(CommandFailure) in try file.writeWhereFree(bytes) }
  }

  /// Gives a new number to a file that lies in a folder of this one.
  ///
  /// - Returns: the file's new path.
  func take(_ draft: String, ending: String) throws(CommandFailure) -> String {
    try place(ending) { file throws(CommandFailure) in try file.takeWhereFree(draft) }
  }

  /// Makes the folder, and those above it, where it is not there.
  func make() throws(CommandFailure) {
    try FileManager.default.makeFolder(at: path, otherwise: "name another one with \(option)")
  }

  /// The path that the next file would have.
  func nextPath(ending: String) throws(CommandFailure) -> String {
    file(try highestNumber() + 1, ending)
  }

  /// - Parameter write: whether it could; false where the name is taken.
  private func place(
    _ ending: String,
    _ write: (WholeFile) throws(CommandFailure) -> Bool
  ) throws(CommandFailure) -> String {
    var number = try highestNumber() + 1
    // Another window may have taken the number meanwhile.
    while try !write(WholeFile(path: file(number, ending), replaces: false)) { number += 1 }
    return file(number, ending)
  }

  private func file(_ number: Int, _ ending: String) -> String {
    let text = String(number)
    let zeros = String(repeating: "0", count: max(0, Self.digits - text.count))
    return "\(path)/\(prefix)\(zeros)\(text).\(ending)"
  }

  /// The number of the last file in the folder; 0 where there is none.
  private func highestNumber() throws(CommandFailure) -> Int {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path).compactMap(number).max() ?? 0
    } catch {
      throw CommandFailure(
        "the folder \(path) cannot be read (\(error.localizedDescription)); name another one with \(option)."
      )
    }
  }

  private func number(of name: String) -> Int? {
    guard name.hasPrefix(prefix), let dot = name.lastIndex(of: "."),
      endings.contains(String(name[name.index(after: dot)...]))
    else { return nil }
    let number = name[..<dot].dropFirst(prefix.count)
    return number.utf8.count <= Self.mostDigits ? Int(number) : nil
  }
}
