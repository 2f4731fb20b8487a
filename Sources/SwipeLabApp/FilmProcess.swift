import Foundation

/// Starting a program with a list of arguments, and waiting for its end. No shell comes near it.
enum FilmProcess {
  /// How a program ended.
  enum Status: Hashable {
    case exit(Int32)
    case signal(Int32)
  }

  /// Why a program cannot be started.
  struct Failure: Error {
    /// The system's number for it.
    let status: Int32
  }

  /// What stands in a status for a program that a signal has ended; the other bits are the exit code.
  private static let signalMask: Int32 = 0x7F
  private static let exitShift: Int32 = 8
  private static let exitMask: Int32 = 0xFF

  /// Starts a program, from `PATH` unless there is a slash in its name, in a process group of its own, with no signal held back or ignored and nothing on its
  /// standard output.
  static func start(_ program: String, _ arguments: [String], input: Int32, errors: Int32) -> Result<
    pid_t, Failure
  > {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, errors, STDERR_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    setUp(&attributes)
    var process: pid_t = 0
    let environment = ProcessInfo.processInfo.environment.map { "\($0)=\($1)" }
    let status = withCStrings([program] + arguments) { list in
      withCStrings(environment) { posix_spawnp(&process, program, &actions, &attributes, list, $0) }
    }
    return status == 0 ? .success(process) : .failure(Failure(status: status))
  }

  /// Waits for a program's end.
  static func wait(for process: pid_t) -> Status {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & signalMask
    return signal == 0 ? .exit(status >> exitShift & exitMask) : .signal(signal)
  }

  /// Waits for a program's end and leaves its number with it: `wait(for:)` takes that back.
  static func waitWithoutReaping(_ process: pid_t) {
    var information = siginfo_t()
    while waitid(P_PID, id_t(process), &information, WEXITED | WNOWAIT) < 0, errno == EINTR {}
  }

  private static func setUp(_ attributes: inout posix_spawnattr_t) {
    var none = sigset_t()
    sigemptyset(&none)
    var standard = sigset_t()
    sigemptyset(&standard)
    // A file that is too large stays an error for it, as for us.
    sigaddset(&standard, SIGPIPE)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &standard)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    posix_spawnattr_setflags(&attributes, Int16(flags))
  }

  /// Lends texts as a list that C understands, ended by a null pointer.
  private static func withCStrings<Result>(
    _ texts: [String],
    _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let list = texts.map { strdup($0) }
    defer { for text in list { free(text) } }
    return body(list + [nil])
  }
}
