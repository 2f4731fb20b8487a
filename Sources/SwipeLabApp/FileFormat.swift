/// What a command can write, told apart by the ending of the file's name: the raw values are the endings.
protocol FileFormat: RawRepresentable<String>, CaseIterable {}

extension FileFormat {
  /// The endings with their dots.
  static var endings: [String] { allCases.map { "." + $0.rawValue } }

  /// Nil for another ending. Capitals count like small letters.
  init?(path: String) {
    let name = path.lowercased()
    guard let format = Self.allCases.first(where: { name.hasSuffix("." + $0.rawValue) }) else { return nil }
    self = format
  }
}
