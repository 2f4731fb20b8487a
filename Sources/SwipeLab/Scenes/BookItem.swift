/// One book of the reading list: what its row shows.
public struct BookItem: Hashable, Sendable {
  /// Names the book for good: "b0" for the first, then "b1", and so on.
  public let id: String
  public let title: String
  public let author: String
  /// How long it still takes to read, or "new".
  public let left: String
  /// How much of it has been read, 0…1.
  public let progress: Double
}
