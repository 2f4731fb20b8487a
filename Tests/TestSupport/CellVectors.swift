/// The vectors of SwipyCell, BWSwipeRevealCell, SWTableViewCell and the smallest cell, in the order of their lines.
///
/// Read with the types that the caller names: a line that lacks a number is an error, not a number less to compare.
public enum CellVectors {
  /// What every line has.
  public struct Header: Decodable, Sendable {
    public var id: String
    public var system: String
    public var kind: String
    public var quirk: Bool?
  }

  /// There is no such vector.
  struct Missing: Error {
    var name: String
  }

  /// The vectors of one kind that are to be met exactly, but for those named. A kind without any is an error, so that no
  /// test runs over nothing. O(lines).
  public static func exact<Input, Expected>(
    _ kind: String,
    besides left: Set<String> = []
  ) throws -> [CellVector<Input, Expected>] {
    let lines: [CellVector<Input, Expected>] = try file.lines(ofKind: kind)
    let found = lines.filter { $0.quirk != true && !left.contains($0.id) }
    guard !found.isEmpty else { throw Missing(name: kind) }
    return found
  }

  /// One vector, of those that show a fault of the original or of the others, by its id. O(lines).
  public static func vector<Input, Expected>(_ id: String) throws -> CellVector<Input, Expected> {
    guard let header = try headers().first(where: { $0.id == id }) else { throw Missing(name: id) }
    let vectors: [CellVector<Input, Expected>] = try file.lines(ofKind: header.kind)
    guard let vector = vectors.first(where: { $0.id == id }) else { throw Missing(name: id) }
    return vector
  }

  /// Every line's id, system and kind. O(lines).
  public static func headers() throws -> [Header] { try file.headers() }

  private static let file = VectorFile(name: "swipy_bw_sw.json")
}
