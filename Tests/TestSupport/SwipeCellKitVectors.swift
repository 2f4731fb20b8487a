import Foundation

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
    try JSONDecoder().decode([Header].self, from: text())
  }

  private static func lines<Vector: Decodable>(ofKind kind: String) throws -> [Vector] {
    let decoder = JSONDecoder()
    decoder.userInfo[.vectorKind] = kind
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Inf",
      negativeInfinity: "-Inf",
      nan: "NaN"
    )
    return try decoder.decode([Line<Vector>].self, from: text()).compactMap(\.vector)
  }

  private static func text() throws -> Data {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try Data(contentsOf: tests.appending(path: "SwipeEngineTests/Vectors/swipecellkit.json"))
  }
}

/// A line that is only read where it is of the kind that is asked for: each kind has a form of its own.
private struct Line<Vector: Decodable>: Decodable {
  var vector: Vector?

  private enum CodingKeys: CodingKey {
    case kind
  }

  init(from decoder: any Decoder) throws {
    let kind = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .kind)
    guard kind == decoder.userInfo[.vectorKind] as? String else { return }
    vector = try Vector(from: decoder)
  }
}

extension CodingUserInfoKey {
  fileprivate static var vectorKind: CodingUserInfoKey {
    guard let key = CodingUserInfoKey(rawValue: "vectorKind") else {
      preconditionFailure("A user info key has a name.")
    }
    return key
  }
}
