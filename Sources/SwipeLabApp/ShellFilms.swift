import SDL
import SwipeEngine
import SwipeLab

/// The films of a window: one at a time, made by a process of its own.
@MainActor
final class ShellFilms {
  private let folder: FilmFolder
  private let wake: @Sendable () -> Void
  private var job: FilmJob?
  /// The film that was made last.
  private var path: String?

  /// - Parameters:
  ///   - folder: where films are saved; nil is the user's own folder.
  ///   - wake: called from any thread when a film has come along.
  init(folder: String?, wake: @escaping @Sendable () -> Void) {
    self.folder = FilmFolder(folder)
    self.wake = wake
  }

  func make(_ request: FilmRequest, for laboratory: inout Laboratory, at time: Timestamp) {
    job = FilmJob(request.recording, options: FilmJob.Options(request), folder: folder, wake: wake)
    laboratory.follow(.running(done: 0, of: 0, secondsLeft: nil), at: time)
  }

  func cancel() { job?.cancel() }

  /// Tells the laboratory how the film is coming along.
  func follow(_ laboratory: inout Laboratory, at time: Timestamp) {
    guard let job else { return }
    switch job.state {
    case .running(let done, let total, let seconds):
      laboratory.follow(.running(done: done, of: total, secondsLeft: seconds), at: time)
    case .finished(let path):
      self.path = path
      StandardOutput.mention("\(path)\n")
      laboratory.follow(.finished(name: RecordingFolder.parts(of: path).name), at: time)
    case .failed(let sentence):
      Program.report(sentence)
      laboratory.follow(.failed(sentence), at: time)
    case .cancelled: laboratory.follow(nil, at: time)
    }
    if !job.isRunning { self.job = nil }
  }

  /// Opens the film that was made last with the desktop's own means.
  func show() throws(SDLError) {
    if let path { try Desktop.open(path) }
  }
}

extension FilmJob.Options {
  /// What a window asks for.
  init(_ request: FilmRequest) {
    self.init()
    let settings = request.settings
    format =
      switch settings.format {
      case .mp4: .mp4
      case .webm: .webm
      case .gif: .gif
      case .apng: .apng
      case .webp: .webp
      }
    rate = FrameRate(Double(settings.rate))
    speed = settings.speed
    scale = Double(settings.scale)
    (start, end) = (request.start, request.end)
    comparison = request.comparison
    names = request.names
    appearance = request.appearance
    showsTouches = settings.showsTouches
    showsCaptions = settings.showsCaptions
    showsCurves = settings.showsCurves
  }
}
