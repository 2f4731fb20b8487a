public import SwipeEngine

/// Decides when to draw and how long to sleep.
///
/// A frame is drawn at once when the one before is at least a frame interval old; otherwise at the next beat.
/// Beats are counted from the first frame of a stretch, so late wake-ups do not add up. Where nothing moves,
/// nothing is drawn.
public struct FramePacer: Hashable, Sendable {
  /// What to do next.
  public enum Step: Hashable, Sendable {
    /// Draw a frame now.
    case draw
    /// Wait for events, at most until an instant; nil without an end.
    case wait(until: Timestamp?)
  }

  /// Rates that screens have, in frames a second; others are cut to it.
  public static let rates: ClosedRange<Double> = 1...1000
  /// The rate of most screens, for one that does not tell.
  public static let standardRate = 60.0

  /// Frames a second, inside of `rates`.
  public private(set) var refreshRate: Double
  /// The first frame of the present stretch; nil before any frame.
  private var start: Timestamp?
  /// Beats that have passed since.
  private var beats = 0

  /// - Parameter refreshRate: frames a second, cut to `rates`; nil and NaN count as 60.
  public init(refreshRate: Double? = nil) {
    self.refreshRate = Self.allowed(refreshRate)
  }

  /// Adopts another screen's rate (see `init`). The next frame may come at once.
  public mutating func setRefreshRate(_ rate: Double?) {
    guard Self.allowed(rate) != refreshRate else { return }
    refreshRate = Self.allowed(rate)
    start = nil
  }

  /// What to do at `now`.
  ///
  /// - Parameters:
  ///   - needsFrame: whether something moves by itself, or has changed since the last frame.
  ///   - nextEvent: when something is due that may change the picture; `distantFuture` for never.
  public func step(at now: Timestamp, needsFrame: Bool, nextEvent: Timestamp = .distantFuture) -> Step {
    let due = nextBeat ?? now
    if needsFrame || nextEvent <= now { return due <= now ? .draw : .wait(until: due) }
    return .wait(until: nextEvent == .distantFuture ? nil : max(nextEvent, due))
  }

  /// Tells that a frame is drawn at `now`.
  public mutating func drew(at now: Timestamp) {
    guard let beat = nextBeat else { return restart(at: now) }
    let late = now.seconds(since: beat) * refreshRate
    // Drawn on its beat, or late by less than the next one: the rhythm is kept.
    guard late >= 0, late < 1 else { return restart(at: now) }
    beats += 1
  }

  /// The instant from which on the next frame may be drawn; nil before the first.
  private var nextBeat: Timestamp? {
    start.map { Timestamp(seconds: Double(beats + 1) / refreshRate + $0.seconds) }
  }

  private mutating func restart(at now: Timestamp) {
    start = now
    beats = 0
  }

  private static func allowed(_ rate: Double?) -> Double {
    guard let rate, !rate.isNaN else { return standardRate }
    return min(max(rate, rates.lowerBound), rates.upperBound)
  }
}
