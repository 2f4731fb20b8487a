import Foundation

/// What one run of the built program gave.
struct CommandRun: Equatable {
  /// The exit code; −n where signal n ended it.
  let code: Int32
  let output: [UInt8]
  let errors: String

  /// Standard output as text.
  var text: String { String(decoding: output, as: UTF8.self) }
}

extension CommandRun {
  /// The program was not built, or cannot be started.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The program beside the tests' own bundle, where one build puts both.
  static var program: URL {
    get throws {
      guard let tests = Bundle.main.executableURL else {
        throw Failure(description: "The tests do not know where they are.")
      }
      let program = tests.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "swipelab")
      guard FileManager.default.isExecutableFile(atPath: program.path) else {
        throw Failure(
          description: "\(program.path) is not there; build it with swift build --product swipelab."
        )
      }
      return program
    }
  }

  /// Runs `swipelab` with these arguments, without a display, and with nothing on standard input. The user's own styles are
  /// those in the folder's `config`, of which there are none by default.
  static func swipelab(
    _ arguments: [String],
    in folder: CommandFolder,
    environment: [String: String] = [:]
  ) async throws -> CommandRun {
    try await run(try program, arguments, in: folder, environment)
  }

  /// Runs a line of the shell, in which `$SWIPELAB` is the program. Its `wait` would wait for ever: the tests' threads
  /// hold back the signal that it goes by.
  static func shell(_ line: String, in folder: CommandFolder) async throws -> CommandRun {
    let shell = URL(fileURLWithPath: "/bin/sh")
    return try await run(shell, ["-c", line], in: folder, ["SWIPELAB": try program.path])
  }

  private static func run(
    _ program: URL,
    _ arguments: [String],
    in folder: CommandFolder,
    _ environment: [String: String]
  ) async throws -> CommandRun {
    // Files instead of pipes: nobody has to read along, however much comes.
    let streams = try CommandFolder()
    defer { streams.remove() }
    let output = streams.url.appending(path: "output")
    let errors = streams.url.appending(path: "errors")
    for file in [output, errors] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment =
      standardEnvironment.merging(["XDG_CONFIG_HOME": folder.url.appending(path: "config").path]) { $1 }
      .merging(environment) { $1 }
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    let code = try await code(of: process)
    return CommandRun(
      code: code,
      output: [UInt8](try Data(contentsOf: output)),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    )
  }

  /// The tests' environment but for what would choose a display, a scale or other assets.
  private static var standardEnvironment: [String: String] {
    ProcessInfo.processInfo.environment.filter { name, _ in
      !["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"].contains(name)
        && !name.hasPrefix("SDL_") && !name.hasPrefix("SWIPELAB_")
    }
  }

  private static func code(of process: Process) async throws -> Int32 {
    try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { process in
        let isSignal = process.terminationReason == .uncaughtSignal
        continuation.resume(returning: isSignal ? -process.terminationStatus : process.terminationStatus)
      }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        continuation.resume(throwing: error)
      }
    }
  }
}
