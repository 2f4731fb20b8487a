import Foundation

/// Whether the user wants the film to be given up: Ctrl-C, a closed terminal, `kill`.
///
/// The signals are held back and looked for between two steps of the work, so that nothing is cut off in the middle
/// and nothing half-written stays behind.
struct FilmInterruption {
  private static let signals = [SIGINT, SIGTERM, SIGHUP]

  /// Holds the signals back from here to the end of the program. One that is ignored, as after `nohup`, stays so.
  init() {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in Self.signals { sigaddset(&set, signal) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
    // A file that grows too large then shows as an error of the write, as a full disk does.
    signal(SIGXFSZ, SIG_IGN)
  }

  /// Throws where one of the signals has come.
  func check(_ path: String) throws(CommandFailure) {
    var pending = sigset_t()
    guard sigpending(&pending) == 0 else { return }
    if Self.signals.contains(where: { sigismember(&pending, $0) == 1 }) {
      throw CommandFailure("the film was stopped before its end; nothing was written to \(path).")
    }
  }
}
