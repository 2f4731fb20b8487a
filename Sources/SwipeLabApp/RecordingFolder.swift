import Foundation
import SwipeLab

/// The folder that recordings are saved in, under numbers that count up.
struct RecordingFolder {
  let path: String

  /// Says where the user's programs keep what they save.
  static let variable = "XDG_DATA_HOME"
  private static let standardDataFolder = ".local/share"
  private static let name = "swipelab/recordings"
  private static let prefix = "recording-"
  private static let fileEnding = "swipe"
  /// Digits of a number at least, so that names sort as they were saved.
  private static let digits = 4
  /// Digits of a number at most; a file with more of them was not saved here and is passed over.
  private static let mostDigits = 15

  /// - Parameter path: the folder asked for; nil is the user's own, `$XDG_DATA_HOME/swipelab/recordings`.
  init(_ path: String?) {
    self.path = path ?? Self.standardPath
  }

  /// Writes a recording under a new name, and makes the folder where it is not there.
  ///
  /// - Returns: the file's path.
  func save(_ recording: Recording) throws(CommandFailure) -> String {
    try makeFolder()
    let bytes = Array(recording.encoded().utf8)
    var number = try highestNumber() + 1
    // Another window may have taken the number meanwhile.
    while try !WholeFile(path: file(number), replaces: false).writeWhereFree(bytes) { number += 1 }
    return file(number)
  }

  private func file(_ number: Int) -> String {
    let text = String(number)
    let zeros = String(repeating: "0", count: max(0, Self.digits - text.count))
    return "\(path)/\(Self.prefix)\(zeros)\(text).\(Self.fileEnding)"
  }

  /// The number of the last recording in the folder; 0 where there is none.
  private func highestNumber() throws(CommandFailure) -> Int {
    do {
      let names = try FileManager.default.contentsOfDirectory(atPath: path)
      return names.compactMap(Self.number).max() ?? 0
    } catch {
      throw CommandFailure(
        "the folder \(path) cannot be read (\(error.localizedDescription)); name another one with --recordings."
      )
    }
  }

  private static func number(of name: String) -> Int? {
    guard name.hasPrefix(prefix), name.hasSuffix("." + fileEnding) else { return nil }
    let number = name.dropFirst(prefix.count).dropLast(fileEnding.count + 1)
    return number.utf8.count <= mostDigits ? Int(number) : nil
  }

  private func makeFolder() throws(CommandFailure) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(
        "the folder \(path) cannot be made (\(error.localizedDescription)); name another one with --recordings."
      )
    }
  }

  private static var standardPath: String {
    let environment = ProcessInfo.processInfo.environment
    // By the XDG rules, a relative path counts as not set.
    if let data = environment[variable], data.hasPrefix("/") { return data + "/" + name }
    return NSHomeDirectory() + "/" + standardDataFolder + "/" + name
  }

  /// A file's folder, the user's own shortened to `~`, and its name: for people.
  static func parts(of path: String) -> (folder: String, name: String) {
    let name = (path as NSString).lastPathComponent
    let folder = (path as NSString).deletingLastPathComponent
    let home = NSHomeDirectory() + "/"
    return (folder.hasPrefix(home) ? "~/" + folder.dropFirst(home.count) : folder, name)
  }
}
