import SwipeEngine

/// Reads the object of a style file key by key. The first thing that is wrong ends it: half a style is none.
struct StyleFileParser {
  /// The mark that some editors put in front of UTF-8; it is skipped.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private let file: String
  private let bytes: ArraySlice<UInt8>
  /// The file's keys in their order.
  let members: [JSONObject.Member]
  /// The id of the preset that the file names.
  private(set) var base = StyleReference().base
  private let preset: SwipeStyle

  init(_ bytes: [UInt8], file: String) throws(StyleFileError) {
    guard bytes.count <= StyleFile.largestFile else { throw StyleFileError(file: file, problem: .tooLarge) }
    let text = bytes.starts(with: Self.byteOrderMark) ? bytes[Self.byteOrderMark.count...] : bytes[...]
    self.file = file
    self.bytes = text
    members = try Self.members(of: text, file: file)
    guard let member = members.first(where: { $0.key == StyleFile.baseKey }) else {
      preset = .default
      return
    }
    let line = TextPlace(of: member.offset, in: text).line
    guard case .text(let id) = member.value else {
      throw StyleFileError(file: file, line: line, problem: .wrongBase(found: member.value.kindName))
    }
    guard let preset = PresetCatalog.preset(id) else {
      let nearest = Spelling.nearest(to: id, in: PresetCatalog.presets.map(\.id))
      throw StyleFileError(file: file, line: line, problem: .unknownBase(id, nearest: nearest))
    }
    base = id
    self.preset = preset.style
  }

  /// Whether the file says which preset its style was made from.
  var namesBase: Bool { members.contains { $0.key == StyleFile.baseKey } }

  /// The preset with the file's values.
  func style() throws(StyleFileError) -> SwipeStyle {
    var style = preset
    for (member, setting) in try settings() {
      do throws(ParameterError) {
        try style.set(setting.id, to: setting.value)
      } catch {
        throw self.error(error, at: member)
      }
    }
    return style
  }

  /// What the file sets, in its order; whether the values can be set is for the style to say.
  func settings() throws(StyleFileError) -> [(member: JSONObject.Member, setting: ParameterSetting)] {
    var settings: [(member: JSONObject.Member, setting: ParameterSetting)] = []
    for member in members where member.key != StyleFile.baseKey {
      let parameter: Parameter
      do throws(ParameterError) {
        parameter = try SwipeStyle.known(member.key)
      } catch {
        throw self.error(error, at: member)
      }
      guard let value = ParameterValue(member.value) else {
        let problem = StyleFileError.Problem.wrongValue(
          id: parameter.id,
          expected: parameter.expectation,
          found: member.value.kindName
        )
        throw StyleFileError(file: file, line: line(of: member), problem: problem)
      }
      settings.append((member, ParameterSetting(parameter.id, value)))
    }
    return settings
  }

  private func line(of member: JSONObject.Member) -> Int {
    TextPlace(of: member.offset, in: bytes).line
  }

  private func error(_ error: ParameterError, at member: JSONObject.Member) -> StyleFileError {
    let problem: StyleFileError.Problem =
      if case .unknown(let id, let nearest) = error {
        .unknownParameter(id, nearest: nearest)
      } else {
        .parameter(error)
      }
    return StyleFileError(file: file, line: line(of: member), problem: problem)
  }

  private static func members(
    of text: ArraySlice<UInt8>,
    file: String
  ) throws(StyleFileError) -> [JSONObject.Member] {
    let value: JSONValue
    do throws(JSONError) {
      value = try JSONReader.read(text, upTo: "the end of the file")
    } catch {
      throw StyleFileError(error, in: text, file: file)
    }
    guard case .object(let object) = value else {
      throw StyleFileError(file: file, line: 1, problem: .noObject(found: value.kindName))
    }
    return object.members
  }
}

extension ParameterValue {
  /// The value that JSON states; nil for lists and objects, which no parameter takes.
  fileprivate init?(_ value: JSONValue) {
    switch value {
    case .null: self = .null
    case .flag(let flag): self = .flag(flag)
    case .number(let number): self = .number(number.value)
    case .text(let text): self = .choice(text)
    case .list, .object: return nil
    }
  }
}
