import Foundation

/// A file of vectors beside the engine's tests: a list of lines, each of which has a kind and the form of that kind.
struct VectorFile: Sendable {
  var name: String

  /// The lines of one kind. O(lines).
  func lines<Vector: Decodable>(ofKind kind: String) throws -> [Vector] {
    let decoder = JSONDecoder()
    decoder.userInfo[.vectorKind] = kind
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "Inf",
      negativeInfinity: "-Inf",
      nan: "NaN"
    )
    return try decoder.decode([Line<Vector>].self, from: text()).compactMap(\.vector)
  }

  /// What every line has. O(lines).
  func headers<Header: Decodable>() throws -> [Header] {
    try JSONDecoder().decode([Header].self, from: text())
  }

  private func text() throws -> Data {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return try Data(contentsOf: tests.appending(path: "SwipeEngineTests/Vectors/" + name))
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
