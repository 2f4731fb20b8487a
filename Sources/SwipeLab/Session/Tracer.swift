public import SwipeEngine
import SwipeTable

/// Turns a recording into its trace: one line a frame, one line an event, and a last line.
public struct Tracer: Sendable {
  /// Frames a second; the time of frame k is k / rate, rounded to the nanosecond.
  public let framesPerSecond: Double
  private var replayer: Replayer
  private let until: Timestamp
  private var writer = TraceWriter()

  /// The frame rates that a trace can have.
  public static let rates: ClosedRange<Double> = 1...1000
  /// The frame rate of a trace where nobody asks for another: that of most screens.
  public static let standardRate = 60.0
  /// How long a trace goes on after the last input, in s.
  public static let tail = 2.0

  /// - Parameters:
  ///   - framesPerSecond: default `standardRate`.
  ///   - until: the end; nil is 2 s after the last input.
  /// - Precondition: the rate lies within `rates`.
  public init(_ replayer: Replayer, framesPerSecond: Double = Self.standardRate, until: Timestamp? = nil) {
    precondition(Self.rates.contains(framesPerSecond), "A trace has 1 to 1000 frames a second.")
    self.replayer = replayer
    self.framesPerSecond = framesPerSecond
    self.until = until ?? replayer.lastInput.adding(seconds: Self.tail)
  }

  /// Writes the whole trace, handing it out in pieces as it grows.
  public mutating func run(_ output: ([UInt8]) -> Void) throws(StyleReference.Failure) {
    var index = 0
    while case let time = Timestamp(seconds: Double(index) / framesPerSecond), time <= until {
      let events = try replayer.advance(to: time)
      for event in events { writer.write(event) }
      if !replayer.session.isPaused { writer.write(replayer.session.frame(index, at: time)) }
      index += 1
      output(writer.takeBytes())
    }
    for event in try replayer.advance(to: until) { writer.write(event) }
    writer.write(replayer.session.end(at: until))
    output(writer.takeBytes())
  }
}

extension Session {
  /// What a frame shows at `time`, as a trace states it.
  public func frame(_ index: Int, at time: Timestamp) -> FrameTrace {
    FrameTrace(
      time: time,
      index: index,
      scroll: table.scrollOffset(at: time),
      contentHeight: table.contentHeight(at: time),
      needsFrame: table.needsFrame(at: time),
      rows: table.activeRows(at: time).map(RowTrace.init)
    )
  }

  /// Where everything came to, as a trace's last line states it.
  public func end(at time: Timestamp) -> EndTrace {
    let rows = table.rows
    return EndTrace(
      time: time,
      scroll: table.scrollOffset(at: time),
      count: rows.count,
      open: table.openRows,
      order: rows.count > TraceWriter.mostOrderedRows ? [] : rows.map(\.id)
    )
  }
}

extension RowTrace {
  /// What a trace says of a row.
  init(_ row: RowSnapshot) {
    self.init(
      id: row.id,
      y: row.y,
      height: row.height,
      offset: row.offset,
      velocity: row.velocity,
      phase: row.phase,
      edge: row.edge,
      trigger: row.trigger,
      actions: row.slots
    )
  }
}
