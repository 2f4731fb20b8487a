/// What a parameter is set to, as a file, a command line or a control states it.
public enum ParameterValue: Hashable, Sendable {
  /// A finite number in the parameter's unit.
  case number(Double)
  /// On or off.
  case flag(Bool)
  /// One of the parameter's choices, by name.
  case choice(String)
  /// No value, where the parameter can do without one.
  case null

  /// Reads a value as it is typed after `id=`: `null`, `true`, `false`, a decimal number, or else a choice's
  /// name.
  ///
  /// Never fails: whether the value suits a parameter is for `SwipeStyle.set(_:to:)` to say.
  public init(parsing text: String) {
    switch text {
    case "null": self = .null
    case "true": self = .flag(true)
    case "false": self = .flag(false)
    default:
      if text.utf8.allSatisfy(Self.isNumeric), let number = Double(text), number.isFinite {
        self = .number(number)
      } else {
        self = .choice(text)
      }
    }
  }

  /// The letters of a decimal number; keeps out `nan`, `infinity` and hexadecimal numbers, which `Double`
  /// reads.
  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"): true
    default: false
    }
  }
}

extension ParameterValue: CustomStringConvertible {
  /// The value as it is typed after `id=`; `init(parsing:)` reads it back.
  public var description: String {
    switch self {
    case .number(let number): NumberText.shortest(number)
    case .flag(let flag): flag ? "true" : "false"
    case .choice(let name): name
    case .null: "null"
    }
  }
}
