import Foundation
import SDL
import SwipeLab
import Synchronization

/// What a `FilmJob` has done on a thread of its own: starts the program, reads how far it is, and puts the film into place.
final class FilmWork: Sendable {
  /// What both threads know.
  private struct Shared {
    var state = FilmJob.State.running(done: 0, of: 0, secondsLeft: nil)
    var isCancelled = false
    /// The program, as long as it may be sent signals.
    var process: pid_t?
    var hasEnded = false
  }

  private let recording: Recording
  private let options: FilmJob.Options
  private let folder: FilmFolder
  private let program: String
  private let wake: @Sendable () -> Void
  private let shared = Mutex(Shared())
  private let ended = DispatchSemaphore(value: 0)

  /// How long a program that was asked to end is waited for before it is made to, in seconds.
  private static let patience = 3.0
  private static let fileName = "film"

  /// - Precondition: the format is that of a file.
  init(
    _ recording: Recording,
    _ options: FilmJob.Options,
    _ folder: FilmFolder,
    program: String,
    _ wake: @escaping @Sendable () -> Void
  ) {
    precondition(options.format != .pictures, "A film of the window is one file.")
    self.recording = recording
    self.options = options
    self.folder = folder
    self.program = program
    self.wake = wake
  }

  var state: FilmJob.State { shared.withLock { $0.state } }

  var isRunning: Bool { shared.withLock { !$0.hasEnded } }

  func start() {
    Thread.detachNewThread { self.run() }
  }

  /// Asks the program to end, and returns.
  func cancel() {
    shared.withLock { shared in
      shared.isCancelled = true
      if let process = shared.process { kill(process, SIGINT) }
    }
  }

  /// Ends the program and waits for the thread, but not for ever.
  func stop() {
    guard isRunning else { return }
    cancel()
    if ended.wait(timeout: .now() + Self.patience) == .timedOut {
      shared.withLock { shared in
        if let process = shared.process { _ = kill(-process, SIGKILL) }
      }
      guard ended.wait(timeout: .now() + Self.patience) == .success else { return }
    }
    // For whoever waits next.
    ended.signal()
  }

  private func run() {
    let state: FilmJob.State
    do throws(CommandFailure) {
      state = .finished(path: try make())
    } catch {
      state = isCancelled ? .cancelled : .failed(error.sentence)
    }
    shared.withLock { shared in
      shared.state = state
      shared.hasEnded = true
    }
    ended.signal()
    wake()
  }

  private var isCancelled: Bool { shared.withLock { $0.isCancelled } }

  /// Makes the film in a folder that only the user can look into, and gives it its name when it is whole.
  private func make() throws(CommandFailure) -> String {
    try folder.folder.make()
    let workshop = try PrivateFolder(in: folder.path, option: folder.folder.option)
    defer { workshop.remove() }
    let ending = options.format.rawValue
    let source = "\(workshop.path)/\(Self.fileName)\(RecordingOperand.fileEnding)"
    try WholeFile(path: source, replaces: false).write(Array(recording.encoded().utf8))
    let draft = "\(workshop.path)/\(Self.fileName).\(ending)"
    var reader = try begin(options.arguments(recording: source, output: draft))
    reader.read { state in
      shared.withLock { $0.state = state }
      wake()
    }
    let status = end(reader.process)
    guard status == .exit(0), !isCancelled else {
      // The user knows the film by the name that it would have had.
      let path = try folder.folder.nextPath(ending: ending)
      throw CommandFailure(reader.reason(status).replacingOccurrences(of: draft, with: path))
    }
    return try folder.folder.take(draft, ending: ending)
  }

  /// Starts the program, unless the film was cancelled before.
  private func begin(_ arguments: [String]) throws(CommandFailure) -> FilmProgressReader {
    let result = shared.withLock { shared -> Result<FilmProgressReader, CommandFailure> in
      guard !shared.isCancelled else {
        return .failure(CommandFailure("the film was cancelled before it began."))
      }
      let started = FilmProgressReader.start(program, arguments)
      if case .success(let reader) = started { shared.process = reader.process }
      return started
    }
    return try result.get()
  }

  /// Waits until the program has ended.
  private func end(_ process: pid_t) -> FilmProcess.Status {
    // First without taking its number back, so that it can be sent signals as long as it is somebody's.
    FilmProcess.waitWithoutReaping(process)
    return shared.withLock { shared in
      shared.process = nil
      return FilmProcess.wait(for: process)
    }
  }
}
