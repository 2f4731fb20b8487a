import Foundation

/// The two vector files, read once a call, in the order of their lines.
enum PhysicsVectors {
  /// The computed vectors of one kind. An unknown kind is an error, so that no test runs over nothing.
  static func computed(_ kind: String) throws -> [PhysicsVector] {
    try all(in: "physics.json").ofKind(kind)
  }

  /// The vectors of one kind that others have published.
  static func published(_ kind: String) throws -> [PhysicsVector] {
    try all(in: "physics_published.json").ofKind(kind)
  }

  static func all(in file: String) throws -> [PhysicsVector] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Vectors")
    return try JSONDecoder().decode(
      [PhysicsVector].self,
      from: Data(contentsOf: folder.appending(path: file))
    )
  }
}

extension [PhysicsVector] {
  fileprivate func ofKind(_ kind: String) throws -> [PhysicsVector] {
    let found = filter { $0.kind == kind }
    guard !found.isEmpty else { throw PhysicsVector.Missing(id: "any", key: kind) }
    return found
  }
}
