/// The version of the program.
enum Version {
  /// What `--version` prints after the program's name.
  static let text = "0.1.0"
}
