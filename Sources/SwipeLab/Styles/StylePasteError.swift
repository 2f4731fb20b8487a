public import SwipeEngine

/// Why a text from the clipboard sets nothing.
public enum StylePasteError: Error, Hashable, Sendable {
  /// Nothing is in it but white space.
  case empty
  /// More bytes than `StylePaste.longestText`.
  case tooLong
  /// Nothing in it is known.
  case unknown
  /// Swift code that sets a style.
  case swift
  /// It is JSON, but no style's.
  case file(StyleFileError)
  /// A parameter cannot have the value.
  case parameter(ParameterError)
  /// A spring lacks a number: of `found` alone, without `needed`, there is none.
  case incomplete(found: String, needed: String)
  /// The name stands there with two numbers.
  case repeated(String)
  /// There is no spring with these numbers, such as one without stiffness.
  case noSpring
  /// The points of a `linear()` cannot be read.
  case noPoints
  /// The points of a `linear()` are on no spring's way.
  case noSpringCurve
  /// A `linear()` without a duration, for a row that jumps.
  case noDuration
}

extension StylePasteError: CustomStringConvertible {
  /// One sentence: what is wrong, and what to do.
  public var description: String {
    let text = what + "; " + advice
    return text.hasSuffix("?") ? text : text + "."
  }

  /// The first half of the sentence, without a full stop: what is wrong.
  public var what: String {
    switch self {
    case .empty: "the clipboard holds no text"
    case .tooLong: "the clipboard holds more than the 64 KB that are read"
    case .unknown: "the clipboard holds no style and no spring"
    case .swift: "the clipboard holds Swift code, which is not read"
    case .file(let error): error.what
    case .parameter(let error): "the clipboard's spring does not fit: \(error)"
    case .incomplete(let found, let needed): "the clipboard's spring has a \(found), but no \(needed)"
    case .repeated(let name): "the clipboard has \"\(name)\" twice"
    case .noSpring: "there is no spring with the clipboard's numbers"
    case .noPoints: "the clipboard's linear() has no two points that can be read"
    case .noSpringCurve: "the clipboard's linear() is no spring's curve"
    case .noDuration: "the clipboard's linear() has no duration, and a row that jumps has none either"
    }
  }

  /// Its second half: what to do. In lower case, without a full stop, but with a question mark where it is a question.
  public var advice: String {
    switch self {
    case .empty, .tooLong, .unknown: Self.understood
    case .swift: "copy the style as JSON"
    case .file(let error): error.advice
    case .parameter: "copy another one"
    case .incomplete(_, let needed): "add the \(needed)"
    case .repeated: "copy one spring alone"
    case .noSpring: "stiffness and mass must be above 0, and a bounce from -1 to 1"
    case .noPoints: "write it like linear(0, 0.6 20%, 1)"
    case .noSpringCurve: "copy one that starts at 0, swings or creeps, and ends at 1"
    case .noDuration: "write one in front, such as 400ms"
    }
  }

  /// Everything that can be pasted.
  private static let understood =
    "copy a style as JSON, or a spring as stiffness and damping, response and damping ratio, duration and bounce, "
    + "CSS linear() or adw_spring_params_new()"
}
