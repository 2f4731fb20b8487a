import SwipeLab

/// A film that is made of a recording while the window goes on: by this very program in a process of its own.
///
/// It begins at once. Nothing half-written stays behind, whether it is finished, fails, is cancelled or is dropped in
/// the middle. May be used from any thread.
final class FilmJob: Sendable {
  /// How far it has come.
  enum State: Hashable {
    /// So many frames are drawn of so many; both are 0 until the first is. The seconds that are left are nil as long as
    /// too few frames are drawn to tell.
    case running(done: Int, of: Int, secondsLeft: Double?)
    /// The film lies at this path.
    case finished(path: String)
    /// Why there is none: a sentence with a full stop, in lower case at the beginning where that is no name.
    case failed(String)
    case cancelled
  }

  /// This very program, also where its file was replaced meanwhile.
  static let thisProgram = "/proc/self/exe"

  private let work: FilmWork

  /// Begins to make the film.
  ///
  /// - Parameters:
  ///   - recording: what is filmed.
  ///   - options: what the film looks like.
  ///   - folder: where it is saved, under the next number. Made where it is not there.
  ///   - program: the program to start. Default: this one.
  ///   - wake: called on another thread whenever `state` has changed.
  init(
    _ recording: Recording,
    options: Options,
    folder: FilmFolder,
    program: String = FilmJob.thisProgram,
    wake: @escaping @Sendable () -> Void
  ) {
    work = FilmWork(recording, options, folder, program: program, wake)
    work.start()
  }

  deinit {
    work.stop()
  }

  var state: State { work.state }

  /// Whether the film is still being made.
  var isRunning: Bool { work.isRunning }

  /// Gives the film up. Returns at once; `state` says when it is done. Does nothing once the film has ended.
  func cancel() { work.cancel() }

  /// Gives the film up and waits until nothing of it is left, at most some seconds: for a window that closes. Dropping the
  /// job does the same.
  func stop() { work.stop() }
}
