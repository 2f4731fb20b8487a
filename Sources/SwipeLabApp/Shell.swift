import SDL

/// The program's window, from opening it to closing it.
@MainActor
struct Shell {
  private let options: ShellOptions

  init(_ options: ShellOptions) {
    self.options = options
  }

  /// Runs until the window is closed. Throws where there is no display.
  func run() throws(CommandFailure) {
    do {
      _ = try DisplaySession.open()
    } catch {
      throw .noDisplay(error)
    }
  }
}
