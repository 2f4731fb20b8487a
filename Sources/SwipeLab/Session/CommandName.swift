/// The commands to a table as a file names them.
enum CommandName: String, CaseIterable {
  case open, close, closeAll, fulfil, remove, insert, move, reload, undo, setActions, enable, resize, scrollTo
  case direction, setOffset, perform

  /// The keys that every command may have.
  static let commonKeys = ["command", "tag"]

  /// The further keys of this one.
  var keys: [String] {
    switch self {
    case .open: ["row", "edge", "animated"]
    case .close, .remove: ["row", "animated"]
    case .closeAll: ["animated"]
    case .fulfil: ["row", "action", "with"]
    case .insert: ["row", "at", "animated"]
    case .move: ["row", "to"]
    case .reload, .undo: []
    case .setActions: ["row", "leading", "trailing"]
    case .enable: ["row", "edge", "enabled"]
    case .resize: ["width", "height"]
    case .scrollTo: ["y", "animated"]
    case .direction: ["to"]
    case .setOffset: ["row", "offset", "animated"]
    case .perform: ["row", "action", "by"]
    }
  }
}
