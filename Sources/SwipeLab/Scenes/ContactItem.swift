/// One person of the contacts scene: what the row shows.
public struct ContactItem: Hashable, Sendable {
  /// Names the person for good: "c0" for the first, then "c1", and so on.
  public let id: String
  public let name: String
  /// What one knows them for.
  public let role: String
}
