import Foundation
import SDL

/// The program that makes a film, and what it says on its standard error: how far it is, and at the end what went wrong.
struct FilmProgressReader {
  let process: pid_t
  private let errors: Int32
  /// The bytes of a line that is not whole yet.
  private var rest: [UInt8] = []
  private var lastSentence: String?
  /// The first frame that was told of, and when.
  private var first: (done: Int, time: Int64)?

  private static let readSize = 4096
  /// The most bytes of a line.
  private static let longestLine = 64 << 10
  /// Frames that must have been drawn before the time that is left can be told.
  private static let leastFrames = 5
  private static let nanosecondsPerSecond = 1e9
  /// What stands in front of every sentence of the program's.
  private static let speaker = "swipelab: "

  private init(process: pid_t, errors: Int32) {
    self.process = process
    self.errors = errors
  }

  /// Starts the program with nothing to read.
  static func start(_ program: String, _ arguments: [String]) -> Result<FilmProgressReader, CommandFailure> {
    let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard nothing >= 0 else { return .failure(failure(errno)) }
    defer { close(nothing) }
    guard let pipe = PipeEnds() else { return .failure(failure(errno)) }
    let started = FilmProcess.start(program, arguments, input: nothing, errors: pipe.writing)
    close(pipe.writing)
    switch started {
    case .success(let process): return .success(Self(process: process, errors: pipe.reading))
    case .failure(let failure):
      close(pipe.reading)
      return .failure(Self.failure(failure.status))
    }
  }

  /// Reads until the program has no more to say.
  mutating func read(_ tell: (FilmJob.State) -> Void) {
    defer { close(errors) }
    var room = [UInt8](repeating: 0, count: Self.readSize)
    while true {
      let count = Foundation.read(errors, &room, room.count)
      if count > 0 {
        if let line = take(room[..<count]) { tell(state(line)) }
      } else if count == 0 || errno != EINTR {
        return
      }
    }
  }

  /// Why the program has made no film.
  func reason(_ status: FilmProcess.Status) -> String {
    if case .signal(let number) = status {
      return "the film was ended by signal \(number), and nothing was written; try again."
    }
    guard let sentence = lastSentence else { return "the film was not made, for no known reason; try again." }
    return sentence
  }

  /// Takes bytes in. Returns the last line about frames among those that are whole now.
  private mutating func take(_ bytes: ArraySlice<UInt8>) -> FilmFrameLine? {
    rest += bytes
    var frames: FilmFrameLine?
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: rest[..<end], as: UTF8.self)
      rest.removeSubrange(...end)
      if let told = FilmFrameLine(line) {
        frames = told
      } else if line.hasPrefix(Self.speaker) {
        lastSentence = String(line.dropFirst(Self.speaker.count))
      }
    }
    if rest.count > Self.longestLine { rest = [] }
    return frames
  }

  private mutating func state(_ line: FilmFrameLine) -> FilmJob.State {
    let now = MonotonicClock.now()
    let first = first ?? (line.done, now)
    self.first = first
    let drawn = line.done - first.done
    guard drawn >= Self.leastFrames else {
      return .running(done: line.done, of: line.total, secondsLeft: nil)
    }
    let seconds = Double(now - first.time) / Self.nanosecondsPerSecond
    let left = seconds / Double(drawn) * Double(line.total - line.done)
    return .running(done: line.done, of: line.total, secondsLeft: left)
  }

  private static func failure(_ status: Int32) -> CommandFailure {
    CommandFailure(
      "the film cannot be begun (\(String(cString: strerror(status)))); end other programs and try again."
    )
  }
}
