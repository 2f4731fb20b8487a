import Foundation

/// A folder for one test's files, removed by `remove()`.
struct TemporaryFolder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("sdl-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Writes a file and gives its path.
  func write(_ name: String, _ text: String) throws -> String {
    try write(name, Array(text.utf8))
  }

  /// Writes a file and gives its path.
  func write(_ name: String, _ bytes: [UInt8]) throws -> String {
    let file = url.appendingPathComponent(name)
    try Data(bytes).write(to: file)
    return file.path
  }

  /// The path of a file that does not exist.
  func missing(_ name: String) -> String {
    url.appendingPathComponent(name).path
  }

  func remove() throws {
    try FileManager.default.removeItem(at: url)
  }
}
