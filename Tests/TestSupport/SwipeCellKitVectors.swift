/// The vectors of SwipeCellKit, in the order of their lines.
///
/// Read with the types that the caller names: a line that lacks a number is an error, not a number less to compare.
public enum SwipeCellKitVectors {
  /// What every line has.
  public struct Header: Decodable, Sendable {
    public var id: String
    public var kind: String
    public var quirk: Bool
  }

  /// There is no such vector.
  struct Missing: Error {
    var name: String
  }

  /// The vectors of one kind that are to be met exactly. A kind without any is an error, so that no test runs over
  /// nothing. O(lines).
  public static func exact<Input, Expected>(
    _ kind: String
  ) throws -> [SwipeCellKitVector<Input, Expected>] {
    let found: [SwipeCellKitVector<Input, Expected>] = try lines(ofKind: kind).filter { !$0.quirk }
    guard !found.isEmpty else { throw Missing(name: kind) }
    return found
  }

  /// The vector that shows a fault of the original, by its id. O(lines).
  public static func quirk<Input, Expected>(
    _ id: String
  ) throws -> SwipeCellKitVector<Input, Expected> {
    let found = try headers().first { $0.id == id && $0.quirk }
    guard let found else { throw Missing(name: id) }
    let vectors: [SwipeCellKitVector<Input, Expected>] = try lines(ofKind: found.kind)
    guard let vector = vectors.first(where: { $0.id == id }) else { throw Missing(name: id) }
    return vector
  }

  /// Every line's id and kind. O(lines).
  public static func headers() throws -> [Header] {
    try file.headers()
  }

  private static func lines<Vector: Decodable>(ofKind kind: String) throws -> [Vector] {
    try file.lines(ofKind: kind)
  }

  private static let file = VectorFile(name: "swipecellkit.json")
}
