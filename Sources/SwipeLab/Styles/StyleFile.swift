public import SwipeEngine

/// A style as a file: one object of JSON with a value for each parameter.
///
/// ```json
/// {
///   "base": "default",
///
///   "recognition.slop": 10,
///   …
/// }
/// ```
/// It begins with the preset that the style was made from; the parameters follow in the order of `SwipeStyle.parameters`, each
/// on its own line under its id, with an empty line between groups. One that is missing has the preset's value. Not for
/// recordings, which keep a style in their own way.
public struct StyleFile: Hashable, Sendable {
  /// How the names of style files end.
  public static let fileEnding = ".json"
  /// The most bytes that a style file may have: 1 MB. What we write has 5 kB.
  public static let largestFile = 1 << 20
  /// The key of the preset, and what it is where the key is missing.
  static let baseKey = "base"

  /// The preset, and exactly those parameters whose value differs from the preset's.
  public let reference: StyleReference
  /// The style itself.
  public let style: SwipeStyle

  /// The file of a style that is named. Throws where it names none.
  public init(_ reference: StyleReference) throws(StyleReference.Failure) {
    style = try reference.style()
    self.reference = StyleReference(style, base: reference.base)
  }

  /// Reads the bytes of a file, which may begin with a byte order mark. Throws at the first thing that is wrong.
  ///
  /// - Parameter file: what errors call the file.
  /// Complexity: O(n) in the bytes.
  public init(parsing bytes: [UInt8], file: String) throws(StyleFileError) {
    let parser = try StyleFileParser(bytes, file: file)
    style = try parser.style()
    reference = StyleReference(style, base: parser.base)
  }

  /// The text of the file, which ends with a line break. `init(parsing:file:)` reads an equal value from it.
  public func encoded() -> String {
    var buffer = JSONBuffer()
    buffer.raw("{\n  ")
    buffer.string(Self.baseKey)
    buffer.raw(": ")
    buffer.string(reference.base)
    var group: Parameter.Group?
    for parameter in SwipeStyle.parameters {
      buffer.raw(parameter.group == group ? ",\n  " : ",\n\n  ")
      group = parameter.group
      buffer.string(parameter.id)
      buffer.raw(": ")
      Self.write(parameter.value(in: style), into: &buffer)
    }
    buffer.raw("\n}\n")
    return buffer.takeText()
  }

  private static func write(_ value: ParameterValue, into buffer: inout JSONBuffer) {
    switch value {
    case .number(let number): buffer.shortest(number)
    case .flag(let flag): buffer.flag(flag)
    case .choice(let name): buffer.string(name)
    case .null: buffer.raw("null")
    }
  }
}
