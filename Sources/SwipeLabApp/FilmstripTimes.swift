import SwipeEngine
import SwipeLab

/// Which times a filmstrip shows, as the command line asks for them.
enum FilmstripTimes: Hashable {
  static let listOption = CommandOption("--at", "MS,MS,…", help: "the times of the stills, such as 0,50,100")
  static let everyOption = CommandOption(
    "--every",
    "MS",
    help: "a still every so many milliseconds from --from on, instead of --at"
  )
  static let countOption = CommandOption(
    "--count",
    "N",
    help:
      "how many stills, 1 to \(Filmstrip.mostStills); default \(standardCount), evenly spread, if no --at or --every"
  )
  static let options = [listOption, everyOption, countOption]

  case listed([Timestamp])
  /// One every so many milliseconds, at most so many.
  case every(Double, count: Int?)
  /// So many from the beginning to the end.
  case spread(Int)

  private static let standardCount = Filmstrip.mostInRow
  private static let intervals = 1...TimeChoice.milliseconds.upperBound

  init(_ arguments: ParsedArguments) throws(UsageError) {
    let every = try arguments.number(Self.everyOption, in: Self.intervals)
    let count = try arguments.wholeNumber(Self.countOption, in: 1...Filmstrip.mostStills)
    guard let list = arguments.value(of: Self.listOption) else {
      self = every.map { .every($0, count: count) } ?? .spread(count ?? Self.standardCount)
      return
    }
    guard every == nil, count == nil else {
      throw .unsuitable("--at already says which stills there are; leave out --every and --count")
    }
    let times = try Self.times(list)
    guard times.count <= Filmstrip.mostStills else { throw Self.tooMany(times.count) }
    self = .listed(times)
  }

  /// The times in order; those of a list as they are listed.
  ///
  /// - Throws: where there are too many.
  func times(from start: Timestamp, to end: Timestamp) throws(CommandFailure) -> [Timestamp] {
    switch self {
    case .listed(let times): return times
    case .every(let interval, let count):
      let fitting = (end.milliseconds - start.milliseconds) / interval
      let all = count.map { min(Double($0), fitting.rounded(.down) + 1) } ?? fitting.rounded(.down) + 1
      guard all <= Double(Filmstrip.mostStills) else {
        throw CommandFailure(Self.tooMany(Int(all)).description)
      }
      return (0..<Int(all)).map { Timestamp(milliseconds: start.milliseconds + Double($0) * interval) }
    case .spread(1): return [start]
    case .spread(let count):
      let step = (end.milliseconds - start.milliseconds) / Double(count - 1)
      return (0..<count).map { Timestamp(milliseconds: (start.milliseconds + Double($0) * step).rounded()) }
    }
  }

  private static func times(_ list: String) throws(UsageError) -> [Timestamp] {
    var times: [Timestamp] = []
    for text in list.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
      guard case .number(let number) = ParameterValue(parsing: text),
        TimeChoice.milliseconds.contains(number)
      else { throw .notInRange(listOption, TimeChoice.milliseconds, found: text) }
      times.append(Timestamp(milliseconds: number))
    }
    return times
  }

  private static func tooMany(_ count: Int) -> UsageError {
    .unsuitable("a filmstrip has at most \(Filmstrip.mostStills) stills, not \(count); ask for fewer")
  }
}
