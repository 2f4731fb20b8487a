/// What a sweep's grid can be written as, told apart by the ending of the file's name.
enum SweepFormat: String, CaseIterable {
  /// A picture at one time.
  case png
  /// A film of all the time.
  case mp4

  /// The endings with their dots.
  static let endings = allCases.map { "." + $0.rawValue }

  /// Nil for another ending. Capitals count like small letters.
  init?(path: String) {
    let name = path.lowercased()
    guard let format = Self.allCases.first(where: { name.hasSuffix("." + $0.rawValue) }) else { return nil }
    self = format
  }
}
