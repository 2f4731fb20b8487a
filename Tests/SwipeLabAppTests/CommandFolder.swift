import Foundation
import Testing

/// A folder of one test's own.
struct CommandFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "swipelab-command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// A folder that is there already and that others remove.
  init(_ url: URL) {
    self.url = url
  }

  /// Runs `body` with a fresh folder, which is gone afterwards.
  static func with(_ body: (CommandFolder) async throws -> Void) async throws {
    let folder = try CommandFolder()
    defer { folder.remove() }
    try await body(folder)
  }

  /// Writes a file and gives its path.
  @discardableResult
  func write(_ name: String, _ text: String) throws -> String {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Writes a program that can be started at once, and gives its path. Another process writes it: of a file that we have
  /// written ourselves, a process that was started meanwhile may still hold the end, and then it is busy.
  @discardableResult
  func writeProgram(_ name: String, _ text: String) async throws -> String {
    let draft = "\(name).text"
    try write(draft, text)
    let run = try await CommandRun.shell(
      "cp '\(draft)' '\(name)' && chmod +x '\(name)' && rm '\(draft)'",
      in: self
    )
    guard run.code == 0 else { throw CommandRun.Failure(description: run.errors) }
    return url.appending(path: name).path
  }

  func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(at: url.appending(path: name), withIntermediateDirectories: true)
  }

  /// The bytes of a file in it.
  func bytes(_ name: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url.appending(path: name)))
  }

  /// The names of everything in it, hidden files too, in order.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }

  /// The names of everything in a folder in it, in order.
  static func list(_ name: String, in folder: CommandFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.appending(path: name).path).sorted()
  }

  func remove() {
    #expect(throws: Never.self) { try FileManager.default.removeItem(at: url) }
  }
}
