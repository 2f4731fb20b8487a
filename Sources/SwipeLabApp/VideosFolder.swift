import Foundation

/// The folder that the user's desktop keeps videos in.
enum VideosFolder {
  /// Names it, in the environment and in the desktop's file.
  static let variable = "XDG_VIDEOS_DIR"
  /// The file in which the desktop (xdg-user-dirs) keeps the names of the user's folders.
  private static let fileName = "user-dirs.dirs"
  private static let standardName = "Videos"
  private static let homeVariable = "$HOME"

  static var ofUser: String {
    path(environment: ProcessInfo.processInfo.environment, home: NSHomeDirectory()) { file in
      FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// The folder's absolute path: what the environment says, else the desktop's file, else `Videos` in the home.
  ///
  /// - Parameters:
  ///   - home: the user's home.
  ///   - read: a file's text; nil where there is none.
  static func path(environment: [String: String], home: String, read: (String) -> String?) -> String {
    if let path = UserFolder.path(in: environment, variable) { return path }
    let settings = UserFolder.configuration.path(environment: environment, home: home)
    let named = read(settings + "/" + fileName).flatMap { Self.path(in: $0, home: home) }
    return named ?? home + "/" + standardName
  }

  /// What the desktop's file says: the last line `XDG_VIDEOS_DIR="$HOME/Videos"`, with an absolute path or one in the
  /// home and nothing else.
  private static func path(in text: String, home: String) -> String? {
    text.split(whereSeparator: \.isNewline).compactMap { line -> String? in
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2, parts[0] == variable, let value = unquoted(parts[1]) else { return nil }
      if value.hasPrefix("/") { return value }
      let rest = value.dropFirst(homeVariable.count)
      guard value.hasPrefix(homeVariable), rest.isEmpty || rest.hasPrefix("/") else { return nil }
      return home + (rest == "/" ? "" : rest)
    }.last
  }

  /// The text between double quotes, in which a backslash makes the next character an ordinary one.
  private static func unquoted(_ text: String) -> String? {
    guard text.hasPrefix("\"") else { return nil }
    var (value, isEscaped) = ("", false)
    for character in text.dropFirst() {
      if isEscaped || character != "\\" && character != "\"" {
        value.append(character)
        isEscaped = false
      } else if character == "\"" {
        return value
      } else {
        isEscaped = true
      }
    }
    return nil
  }
}
