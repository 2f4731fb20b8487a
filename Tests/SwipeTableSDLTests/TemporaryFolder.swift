import Foundation

/// A folder for one test's files.
struct TemporaryFolder {
  private let url: URL

  init() throws {
    let name = "table-sdl-tests-\(UUID().uuidString)"
    url = FileManager.default.temporaryDirectory.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  var path: String { url.path }

  func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: url.appendingPathComponent(name))
  }

  /// Takes the folder away; one that is left behind in the temporary folder does no harm.
  func remove() {
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      print("\(path) is left behind: \(error)")
    }
  }
}
