import Foundation
import Testing

/// A program in Swift that is compiled against the engine that the tests were built with, and run.
enum SwiftProgram {
  /// The program does not compile, or ends with an error.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The settings that the package's own targets are built with.
  private static let settings = [
    "-swift-version", "6", "-warnings-as-errors", "-enable-upcoming-feature", "ExistentialAny",
    "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
    "MemberImportVisibility",
  ]

  /// Compiles and runs a program, and gives what it prints.
  static func run(_ code: String) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "swipelab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
    let source = folder.appending(path: "main.swift")
    try Data(code.utf8).write(to: source)
    let program = folder.appending(path: "program").path
    let modules = try buildFolder().appending(path: "Modules").path
    let arguments = ["swiftc"] + settings + ["-I", modules, source.path, "-o", program, "-lm"]
    _ = try await output(of: "/usr/bin/env", arguments + (try engine()), in: folder)
    return try await output(of: program, [], in: folder)
  }

  /// Where the build that the tests are of has put everything.
  private static func buildFolder() throws -> URL {
    guard let tests = Bundle.main.executableURL else {
      throw Failure(description: "The tests do not know where they are.")
    }
    return tests.resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// The engine's object files.
  private static func engine() throws -> [String] {
    let folder = try buildFolder().appending(path: "SwipeEngine.build").path
    let files = try FileManager.default.contentsOfDirectory(atPath: folder).filter { $0.hasSuffix(".o") }
    return files.sorted().map { folder + "/" + $0 }
  }

  /// What a program prints. Throws, with what it says on either stream, where it ends with an error.
  private static func output(of program: String, _ arguments: [String], in folder: URL) async throws -> String
  {
    let file = folder.appending(path: "output")
    try Data().write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    let handle = try FileHandle(forWritingTo: file)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    let code = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try withAllSignals { try process.run() }
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    guard code == 0 else { throw Failure(description: "\(program) ended with \(code):\n\(text)") }
    return text
  }

  /// Runs `body` with no signal blocked: a child inherits what its parent's thread blocks, the threads that tests run on
  /// block all that a process is ended with, and the compiler waits for children of its own.
  private static func withAllSignals(_ body: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }
}
