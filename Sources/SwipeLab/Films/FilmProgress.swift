/// How far the making of a film has come, as texts: a line that is drawn over again on a terminal, or plain lines.
public struct FilmProgress: Hashable, Sendable {
  /// Frames in all, at least 1.
  public let total: Int
  private var told = 0

  /// Per cent from one plain line to the next.
  private static let lineStep = 10
  private static let barLength = 24
  private static let percent = 100
  /// Frames before the time that is left can be told.
  private static let leastFrames = 5
  private static let secondsPerMinute = 60
  /// The most seconds that are told: some thirty years stand for everything beyond.
  private static let longest = 1e9

  /// - Parameter total: less than 1 counts as 1.
  public init(total: Int) {
    self.total = max(1, total)
  }

  /// The line for a terminal.
  ///
  /// - Parameters:
  ///   - done: frames so far.
  ///   - seconds: since the first frame.
  public func bar(done: Int, seconds: Double) -> String {
    let part = min(max(done, 0), total)
    let filled = part * Self.barLength / total
    let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: Self.barLength - filled)
    let head = "Filming \(bar) \(percent(part)) %, \(part) of \(total) frames"
    guard part >= Self.leastFrames, part < total else { return head }
    let left = seconds / Double(part) * Double(total - part)
    return head + ", \(Self.words(left)) left"
  }

  /// The next plain line, nil where less than another 10 % has been done since the one before.
  public mutating func line(done: Int) -> String? {
    let part = min(max(done, 0), total)
    let step = percent(part) / Self.lineStep
    guard step > told else { return nil }
    told = step
    return "\(percent(part)) %, \(part) of \(total) frames"
  }

  private func percent(_ part: Int) -> Int { part * Self.percent / total }

  /// A duration: `12 s`, `3 min 5 s`.
  static func words(_ seconds: Double) -> String {
    let whole = Int(max(1, min(seconds, longest)).rounded(.up))
    guard whole >= secondsPerMinute else { return "\(whole) s" }
    return "\(whole / secondsPerMinute) min \(whole % secondsPerMinute) s"
  }
}
