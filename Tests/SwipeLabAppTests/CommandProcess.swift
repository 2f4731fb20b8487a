import Foundation

/// A process that is started with files as its streams and waited for, however many run at a time.
///
/// Foundation's `Process` is not used: of many that run at once it misses some that end (seen with Swift 6.3.1).
struct CommandProcess {
  let program: String
  let arguments: [String]
  let environment: [String: String]
  /// The folder that it works in.
  let folder: String
  /// Files for its standard output and standard error; standard input is empty.
  let output: String
  let errors: String

  /// Runs it to its end. Returns the exit code, −n where signal n ended it.
  func run() async throws -> Int32 {
    let id = try spawn()
    return await withCheckedContinuation { continuation in
      // A thread of its own for each: waiting must not hold up the tests' threads.
      Thread.detachNewThread { continuation.resume(returning: Self.code(of: id)) }
    }
  }

  private func spawn() throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let written = O_WRONLY | O_CREAT | O_TRUNC
    let mode: mode_t = 0o600
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, output, written, mode)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors, written, mode)
    posix_spawn_file_actions_addchdir_np(&actions, folder)
    let variables = environment.map { "\($0)=\($1)" }
    var id: pid_t = 0
    let status = Self.withCStrings([program] + arguments) { arguments in
      Self.withCStrings(variables) { posix_spawn(&id, program, &actions, nil, arguments, $0) }
    }
    guard status == 0 else {
      throw CommandRun.Failure(
        description: "\(program) cannot be started: \(String(cString: strerror(status)))."
      )
    }
    return id
  }

  private static func code(of id: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    // The system's encoding: the signal in the low seven bits, the exit code in the byte above.
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : -signal
  }

  private static func withCStrings(
    _ strings: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32
  ) -> Int32 {
    let copies = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
  }
}
