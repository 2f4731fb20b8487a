extension Array {
  /// The elements so many times over.
  func repeated(_ count: Int) -> [Element] {
    (0..<count).flatMap { _ in self }
  }
}
