/// What a plot can be written as, told apart by the ending of the file's name.
enum PlotFormat: String, CaseIterable {
  case svg, png

  /// The endings with their dots.
  static let endings = allCases.map { "." + $0.rawValue }

  /// Nil for another ending. Capitals count like small letters.
  init?(path: String) {
    let name = path.lowercased()
    guard let format = Self.allCases.first(where: { name.hasSuffix("." + $0.rawValue) }) else { return nil }
    self = format
  }
}
