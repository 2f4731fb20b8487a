public import SwipeEngine

/// Plays a recording, or on from a session: the same inputs at the same times, with frames at any time one likes.
///
/// Frames change nothing: a recording comes out the same at 30 and at 240 frames a second.
public struct Replayer: Sendable {
  public private(set) var session: Session
  /// The inputs, with a cancel at the end for every pointer that they leave down.
  public let inputs: [SessionInput]
  private var next = 0

  /// - Parameters:
  ///   - style: takes the place of the recording's own style.
  ///   - settings: parameters changed on top of it.
  /// - Throws: where the style or one of the inputs names something that cannot be.
  public init(
    _ recording: Recording,
    style: StyleReference? = nil,
    settings: [ParameterSetting] = []
  ) throws(StyleReference.Failure) {
    var header = recording.header
    header.style = (style ?? header.style).changed(by: settings)
    session = try Session(header)
    inputs = recording.inputs + Self.cancels(after: recording.inputs)
  }

  /// Plays on from a session in whatever state it is: rows may be open or under way.
  ///
  /// - Parameters:
  ///   - inputs: in order of time, at the session's times and later than its present. Each pointer that comes down and
  ///     stays down is cancelled at the end; one that is down already in the session is the caller's to end.
  public init(_ session: Session, inputs: [SessionInput]) {
    self.session = session
    self.inputs = inputs + Self.cancels(after: inputs)
  }

  /// Whether every input has gone in.
  public var isFinished: Bool { next == inputs.count }

  /// The time of the last input; 0 where there is none.
  public var lastInput: Timestamp { inputs.last?.time ?? .zero }

  /// Takes in every input up to and including `time`, and lets time pass up to there. Times never go back.
  ///
  /// - Returns: what happened, in order.
  public mutating func advance(to time: Timestamp) throws(StyleReference.Failure) -> [SwipeEvent] {
    var events: [SwipeEvent] = []
    while next < inputs.count, inputs[next].time <= time {
      events += try session.handle(inputs[next])
      next += 1
    }
    return events + session.advance(to: time)
  }

  /// Inputs that end with a finger down lead to a cancelled gesture, at the time of its last input.
  private static func cancels(after inputs: [SessionInput]) -> [SessionInput] {
    guard let last = inputs.last?.time else { return [] }
    var down = PointersDown()
    for case .pointer(let sample) in inputs.map(\.kind) { down.follow(sample) }
    return down.samples.map { sample in
      var cancel = sample
      cancel.phase = .cancel
      return SessionInput(time: last, kind: .pointer(cancel))
    }
  }
}
