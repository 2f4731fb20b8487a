import Foundation

/// One of the user's folders by the XDG rules: a variable of the environment names it, else it lies in the home.
struct UserFolder: Hashable {
  /// Names the folder in the environment.
  let variable: String
  /// Where in the home it is otherwise.
  let standardPlace: String

  /// Where programs keep what they save, and what they are set to.
  static let data = UserFolder(variable: "XDG_DATA_HOME", standardPlace: ".local/share")
  static let configuration = UserFolder(variable: "XDG_CONFIG_HOME", standardPlace: ".config")

  /// Its absolute path.
  var path: String { path(environment: ProcessInfo.processInfo.environment, home: NSHomeDirectory()) }

  /// Its absolute path in an environment.
  ///
  /// - Parameter home: the user's home.
  func path(environment: [String: String], home: String) -> String {
    Self.path(in: environment, variable) ?? home + "/" + standardPlace
  }

  /// The path that a variable holds; nil where it is not set. By the XDG rules, a relative path counts as not set.
  static func path(in environment: [String: String], _ variable: String) -> String? {
    environment[variable].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
