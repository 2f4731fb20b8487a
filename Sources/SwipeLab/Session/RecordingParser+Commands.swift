import SwipeEngine
import SwipeTable

extension RecordingParser {
  /// Reads a line with the key `command`: a command to the table, or `pause` or `resume`.
  static func commandInput(_ fields: RecordingFields) throws(RecordingError) -> SessionInput.Kind {
    switch try fields.text("command") {
    case "pause":
      try fields.allow(["t", "command"])
      return .pause
    case "resume":
      try fields.allow(["t", "command"])
      return .resume
    default:
      let name = try name(fields, further: ["pause", "resume"])
      try fields.allow(["t"] + CommandName.commonKeys + name.keys)
      return .command(try command(name, fields), tag: try tag(fields))
    }
  }

  /// Reads a command of a reaction, which has no time and can neither pause nor resume.
  static func reactionCommand(_ fields: RecordingFields) throws(RecordingError) -> ReactionCommand {
    let name = try name(fields)
    try fields.allow(CommandName.commonKeys + name.keys)
    return ReactionCommand(try command(name, fields), tag: try tag(fields))
  }

  private static func name(
    _ fields: RecordingFields,
    further: [String] = []
  ) throws(RecordingError) -> CommandName {
    let text = try fields.text("command")
    guard let name = CommandName(rawValue: text) else {
      throw fields.unknownWord("command", text, CommandName.allCases.map(\.rawValue) + further)
    }
    return name
  }

  private static func tag(_ fields: RecordingFields) throws(RecordingError) -> String? {
    fields.has("tag") ? try fields.text("tag") : nil
  }

  private static func command(
    _ name: CommandName,
    _ fields: RecordingFields
  ) throws(RecordingError) -> TableCommand {
    let animated = try fields.flag("animated", default: true)
    switch name {
    case .open: return .open(try fields.text("row"), try fields.word("edge"), animated: animated)
    case .close: return .close(try fields.text("row"), animated: animated)
    case .closeAll: return .closeAll(animated: animated)
    case .fulfil:
      return .fulfil(try fields.text("row"), try fields.text("action"), with: try fields.word("with"))
    case .remove: return .remove(try fields.text("row"), animated: animated)
    case .insert:
      let child = try RecordingFields(try fields.value("row"), at: fields.place, path: fields.path + "row.")
      return .insert(try row(child), at: try fields.whole("at"), animated: animated)
    case .move: return .move(try fields.text("row"), to: try fields.whole("to"))
    case .reload: return .reload
    case .undo: return .undo
    case .setActions:
      return .setActions(
        try fields.text("row"),
        leading: try actions("leading", of: fields),
        trailing: try actions("trailing", of: fields)
      )
    case .enable:
      _ = try fields.value("enabled")
      let enabled = try fields.flag("enabled", default: true)
      return .enable(try fields.text("row"), try fields.word("edge"), enabled)
    case .resize: return .resize(width: try fields.length("width"), height: try fields.length("height"))
    case .scrollTo: return .scrollTo(try fields.coordinate("y"), animated: animated)
    case .direction: return .direction(try fields.word("to"))
    case .setOffset:
      return .setOffset(try fields.text("row"), try fields.coordinate("offset"), animated: animated)
    case .perform:
      return .perform(try fields.text("row"), try fields.text("action"), by: try fields.word("by"))
    }
  }
}
