import Foundation
import SDL
import SwipeLab

/// Tells on standard error how far a film has come: a bar on a terminal, plain lines otherwise.
@MainActor
struct FilmReporter {
  private var progress: FilmProgress
  private let total: Int
  private let isQuiet: Bool
  private let isTerminal: Bool
  private let start = MonotonicClock.now()
  private var lastBar: Int64 = 0
  private var done = 0
  private var hasBar = false

  /// Nanoseconds from one drawing of the bar to the next at least.
  private static let barInterval: Int64 = 100_000_000
  private static let nanosecondsPerSecond = 1e9
  /// Goes to the beginning of the terminal's line and clears it.
  private static let clearLine = "\r\u{1B}[K"

  /// - Parameter total: frames that will be drawn.
  init(total: Int, isQuiet: Bool) {
    progress = FilmProgress(total: total)
    self.total = total
    self.isQuiet = isQuiet
    isTerminal = isatty(STDERR_FILENO) == 1
  }

  /// Another frame is done.
  mutating func frame() {
    done += 1
    guard !isQuiet else { return }
    guard isTerminal else {
      if let line = progress.line(done: done) { Self.say(line) }
      return
    }
    let now = MonotonicClock.now()
    guard now - lastBar >= Self.barInterval || done == total else { return }
    lastBar = now
    hasBar = true
    let seconds = Double(now - start) / Self.nanosecondsPerSecond
    Self.write(Self.clearLine + progress.bar(done: done, seconds: seconds))
  }

  /// Takes the bar away, so that what follows stands alone.
  mutating func end() {
    guard hasBar else { return }
    hasBar = false
    Self.write(Self.clearLine)
  }

  /// Says a sentence unless all is to be quiet.
  func note(_ sentence: String) {
    if !isQuiet { Self.say(sentence) }
  }

  private static func say(_ sentence: String) {
    write("swipelab: \(sentence)\n")
  }

  /// Nobody has to read along: what cannot be written is left out.
  private static func write(_ text: String) {
    _ = Descriptor.writeAll(Array(text.utf8), to: STDERR_FILENO)
  }
}
