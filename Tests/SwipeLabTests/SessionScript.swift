import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport

extension GestureScript {
  /// The script as a session takes it in, from an instant in ms on; a style becomes nothing, for it has no name.
  func sessionInputs(from start: Double = 0) -> [SessionInput] {
    inputs.compactMap { step in
      TimedInput(step.input, at: Timestamp(milliseconds: start + step.time.milliseconds)).sessionInput
    }
  }
}

extension TimedInput {
  /// The input as a session takes it in; nil for a style and for options, which have no place in a recording.
  var sessionInput: SessionInput? {
    switch input {
    case .pointer(let sample): SessionInput(time: time, kind: .pointer(sample))
    case .wheel(let sample): SessionInput(time: time, kind: .wheel(sample))
    case .key(let key): SessionInput(time: time, kind: .key(key))
    case .command(let command, let tag): SessionInput(time: time, kind: .command(command, tag: tag))
    case .style, .options: nil
    }
  }
}

extension SessionInput {
  /// A parameter changed at an instant in ms.
  static func tune(_ id: String, _ value: ParameterValue, at time: Double) -> SessionInput {
    SessionInput(time: Timestamp(milliseconds: time), kind: .tune([ParameterSetting(id, value)]))
  }

  static func pause(at time: Double) -> SessionInput {
    SessionInput(time: Timestamp(milliseconds: time), kind: .pause)
  }

  static func resume(at time: Double) -> SessionInput {
    SessionInput(time: Timestamp(milliseconds: time), kind: .resume)
  }
}
