import Foundation
import SDL
import SwipeLab

/// Tells on standard error how far a film has come: people by a bar on a terminal and plain lines otherwise, programs by
/// lines of their own.
@MainActor
struct FilmReporter {
  private var progress: FilmProgress
  private let total: Int
  private let audience: Audience
  private let isTerminal: Bool
  private let start = MonotonicClock.now()
  private var lastTold = Int64.min / 2
  private var done = 0
  private var hasBar = false

  /// Who reads along.
  enum Audience: Hashable {
    case people
    /// A line `FilmFrameLine` for the first frame and the last, and between them at most each 50 ms.
    case programs
    case nobody
  }

  /// Nanoseconds from one drawing of the bar to the next at least.
  private static let barInterval: Int64 = 100_000_000
  /// Nanoseconds from one line for programs to the next at least.
  private static let lineInterval: Int64 = 50_000_000
  private static let nanosecondsPerSecond = 1e9
  /// Goes to the beginning of the terminal's line and clears it.
  private static let clearLine = "\r\u{1B}[K"

  /// - Parameter total: frames that will be drawn.
  init(total: Int, audience: Audience) {
    progress = FilmProgress(total: total)
    self.total = total
    self.audience = audience
    isTerminal = isatty(STDERR_FILENO) == 1
  }

  /// Another frame is done. Throws where the program that reads along has gone: the film is of no use to it then.
  mutating func frame() throws(CommandFailure) {
    done += 1
    switch audience {
    case .nobody: return
    case .programs: try tellProgram()
    case .people where isTerminal: drawBar()
    case .people: if let line = progress.line(done: done) { Self.say(line) }
    }
  }

  private mutating func tellProgram() throws(CommandFailure) {
    guard isDue(each: Self.lineInterval) else { return }
    let line = FilmFrameLine(done: done, total: total).text + "\n"
    guard Descriptor.writeAll(Array(line.utf8), to: STDERR_FILENO) != EPIPE else {
      throw CommandFailure("the film was given up, since nobody reads its progress any more.")
    }
  }

  private mutating func drawBar() {
    guard isDue(each: Self.barInterval) else { return }
    hasBar = true
    let seconds = Double(lastTold - start) / Self.nanosecondsPerSecond
    Self.write(Self.clearLine + progress.bar(done: done, seconds: seconds))
  }

  /// Whether something is to be told now: the last frame always is.
  private mutating func isDue(each interval: Int64) -> Bool {
    let now = MonotonicClock.now()
    guard now - lastTold >= interval || done == total else { return false }
    lastTold = now
    return true
  }

  /// Takes the bar away, so that what follows stands alone.
  mutating func end() {
    guard hasBar else { return }
    hasBar = false
    Self.write(Self.clearLine)
  }

  /// Says a sentence unless all is to be quiet.
  func note(_ sentence: String) {
    if audience != .nobody { Self.say(sentence) }
  }

  private static func say(_ sentence: String) {
    write("swipelab: \(sentence)\n")
  }

  /// Nobody has to read along: what cannot be written is left out.
  private static func write(_ text: String) {
    _ = Descriptor.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }
}
