import SwipeEngine
import SwipeTable

extension RecordingParser {
  private static let headerKeys = [
    "swipelab", "viewport", "style", "direction", "rowHeight", "rows", "leading", "trailing", "scene",
    "scroll",
    "reactions", "seed",
  ]

  /// Reads the first line.
  static func header(_ value: JSONValue, at place: RecordingPlace) throws(RecordingError) -> RecordingHeader {
    guard case .object(let object) = value, let version = object["swipelab"] else {
      throw place.error(.noHeader)
    }
    let fields = try RecordingFields(value, at: place)
    guard case .number(let number) = version else { throw fields.wrongType("swipelab", "a number", version) }
    guard number.value == Double(Recording.version) else {
      throw fields.error(.version(NumberText.shortest(number.value)), "swipelab")
    }
    try fields.allow(headerKeys)
    let viewport = try fields.child("viewport", allowing: ["width", "height"])
    var header = RecordingHeader(
      width: try viewport.length("width"),
      height: try viewport.length("height"),
      rows: try rows(fields)
    )
    if fields.has("style") { header.style = try style(fields) }
    if fields.has("direction") { header.direction = try fields.word("direction") }
    if fields.has("rowHeight") { header.rowHeight = try fields.length("rowHeight") }
    header.leading = try actions("leading", of: fields) ?? []
    header.trailing = try actions("trailing", of: fields) ?? []
    if fields.has("scene") { header.scene = try scene(fields) }
    if fields.has("scroll") { header.scroll = try fields.coordinate("scroll") }
    if fields.has("reactions") { header.reactions = try reactions(fields) }
    if fields.has("seed") { header.seed = try fields.whole("seed") }
    return header
  }

  private static func scene(_ fields: RecordingFields) throws(RecordingError) -> String {
    let id = try fields.text("scene")
    guard SceneCatalog.ids.contains(id) else { throw fields.unknownWord("scene", id, SceneCatalog.ids) }
    return id
  }

  /// Reads the key `style`: a preset's id, or an object with `base` and `set`.
  static func style(_ fields: RecordingFields) throws(RecordingError) -> StyleReference {
    let value = try fields.value("style")
    switch value {
    case .text(let id):
      let reference = StyleReference(id)
      try check(reference, key: "style", of: fields)
      return reference
    case .object:
      let child = try fields.child("style", allowing: ["base", "set"])
      let base = StyleReference(try child.text("base"))
      try check(base, key: "base", of: child)
      let settings = child.has("set") ? try settings(child) : []
      return StyleReference(base.base, settings: settings)
    default:
      throw fields.wrongType("style", "a style's id, or an object with base and set", value)
    }
  }

  private static func check(
    _ reference: StyleReference,
    key: String,
    of fields: RecordingFields
  ) throws(RecordingError) {
    do {
      _ = try reference.style()
    } catch {
      throw fields.error(.style(error), key)
    }
  }

  /// Reads the key `set`: parameters and their values, in the order of the file.
  static func settings(_ fields: RecordingFields) throws(RecordingError) -> [ParameterSetting] {
    let child = try RecordingFields(try fields.value("set"), at: fields.place, path: fields.path + "set.")
    var settings: [ParameterSetting] = []
    for member in child.object.members {
      let value = try parameterValue(member.value, key: member.key, of: child)
      do {
        try SwipeStyle.known(member.key).check(value)
      } catch {
        throw child.error(.style(.parameter(error)), member.key)
      }
      settings.append(ParameterSetting(member.key, value))
    }
    return settings
  }

  private static func parameterValue(
    _ value: JSONValue,
    key: String,
    of fields: RecordingFields
  ) throws(RecordingError) -> ParameterValue {
    switch value {
    case .null: return .null
    case .flag(let flag): return .flag(flag)
    case .number(let number): return .number(number.value)
    case .text(let text): return .choice(text)
    case .list, .object: throw fields.wrongType(key, "a parameter's value", value)
    }
  }

  private static func reactions(_ fields: RecordingFields) throws(RecordingError) -> [Reaction] {
    let value = try fields.value("reactions")
    let child = try RecordingFields(value, at: fields.place, path: fields.path + "reactions.")
    var reactions: [Reaction] = []
    for member in child.object.members {
      var commands: [ReactionCommand] = []
      for (index, value) in try child.list(member.key).enumerated() {
        let path = "\(child.path)\(member.key)[\(index)]."
        let fields = try RecordingFields(value, at: child.place, path: path)
        commands.append(try reactionCommand(fields))
      }
      reactions.append(Reaction(to: member.key, commands: commands))
    }
    return reactions
  }
}
