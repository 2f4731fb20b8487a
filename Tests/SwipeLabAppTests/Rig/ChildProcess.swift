import Foundation

/// A process that a test has started, its output in files.
struct ChildProcess: Sendable {
  private let process: Process
  private let input: Pipe
  private let outputFile: URL
  private let errorFile: URL
  private let name: String

  /// - Parameters:
  ///   - environment: on top of the tests' own, without what chooses a display or the program's looks.
  ///   - folder: where it runs, and the files for its output go.
  init(_ program: String, _ arguments: [String], environment: [String: String] = [:], in folder: URL) throws {
    process = Process()
    input = Pipe()
    name = URL(fileURLWithPath: program).lastPathComponent
    outputFile = folder.appending(path: "output")
    errorFile = folder.appending(path: "errors")
    for file in [outputFile, errorFile] { try Data().write(to: file) }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = Self.standardEnvironment.merging(environment) { $1 }
    process.currentDirectoryURL = folder
    process.standardInput = input
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try Self.withAllSignals { try process.run() }
  }

  /// Runs `body` with no signal blocked: a child inherits what its parent's thread blocks, and the threads
  /// that tests run on block all that a process is ended with.
  private static func withAllSignals(_ body: () throws -> Void) rethrows {
    var (none, before) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  var id: Int32 { process.processIdentifier }
  var isRunning: Bool { process.isRunning }

  /// The whole lines that it has printed so far.
  var lines: [String] {
    get throws {
      let text = String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
      return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    }
  }

  /// What it has written to standard error so far.
  var errors: String {
    get throws { String(decoding: try Data(contentsOf: errorFile), as: UTF8.self) }
  }

  /// Throws where it has ended.
  func requireRunning() throws {
    guard isRunning else {
      throw RigError("\(name) has ended with \(code). On standard error it said: \(try errors)")
    }
  }

  /// The exit code of a process that has ended; −n where signal n ended it.
  private var code: Int32 {
    process.terminationReason == .uncaughtSignal ? -process.terminationStatus : process.terminationStatus
  }

  /// Waits until it has ended by itself.
  ///
  /// - Returns: its exit code; −n where signal n ended it.
  func exitCode() async throws -> Int32 {
    try await Patience.wait(until: "the end of \(name)") { !isRunning }
    return code
  }

  /// Asks it to end, with SIGTERM.
  func terminate() {
    process.terminate()
  }

  /// Ends its standard input, and waits until that has made it end.
  func end() async throws {
    try input.fileHandleForWriting.close()
    _ = try await exitCode()
  }

  /// Ends it, whatever it thinks of that.
  func kill() async throws {
    guard isRunning else { return }
    Foundation.kill(id, SIGKILL)
    _ = try await exitCode()
  }

  private static var standardEnvironment: [String: String] {
    ProcessInfo.processInfo.environment.filter { name, _ in
      !["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR"].contains(name)
        && !name.hasPrefix("SDL_") && !name.hasPrefix("SWIPELAB_")
    }
  }
}
