import SwipeEngine
import SwipeTable

extension RecordingParser {
  /// Reads the key `rows`: a count with a prefix, or a list of row objects.
  static func rows(_ fields: RecordingFields) throws(RecordingError) -> RecordingHeader.Rows {
    let value = try fields.value("rows")
    switch value {
    case .object:
      let child = try fields.child("rows", allowing: ["count", "id"])
      let count = try child.whole("count")
      guard count >= 0 else {
        throw child.error(.outOfRange(0...Double(Recording.mostRows), found: Double(count)), "count")
      }
      guard count <= Recording.mostRows else { throw child.error(.tooManyRows, "count") }
      return .numbered(count: count, prefix: try child.text("id"))
    case .list(let values):
      guard values.count <= Recording.mostRows else { throw fields.error(.tooManyRows, "rows") }
      var known: Set<RowID> = []
      var rows: [Row] = []
      for (index, value) in values.enumerated() {
        let child = try RecordingFields(value, at: fields.place, path: "\(fields.path)rows[\(index)].")
        let row = try row(child)
        guard known.insert(row.id).inserted else { throw child.error(.duplicateRow(row.id), "id") }
        rows.append(row)
      }
      return .listed(rows)
    default:
      throw fields.wrongType("rows", "a list of rows, or an object with count and id", value)
    }
  }

  /// Reads a row object.
  static func row(_ fields: RecordingFields) throws(RecordingError) -> Row {
    try fields.allow(["id", "height", "section", "leading", "trailing", "selectable", "staysOpen", "open"])
    var row = Row(id: try fields.text("id"))
    if fields.has("height") { row.height = try fields.length("height") }
    if fields.has("section") { row.section = try fields.text("section") }
    row.leading = try actions("leading", of: fields)
    row.trailing = try actions("trailing", of: fields)
    row.isSelectable = try fields.flag("selectable", default: true)
    row.staysOpen = try fields.flag("staysOpen", default: false)
    if fields.has("open") { row.open = try fields.word("open") }
    return row
  }

  /// Reads a list of action objects; nil where the key is missing.
  static func actions(_ key: String, of fields: RecordingFields) throws(RecordingError) -> [SwipeAction]? {
    guard fields.has(key) else { return nil }
    var actions: [SwipeAction] = []
    for (index, value) in try fields.list(key).enumerated() {
      let path = "\(fields.path)\(key)[\(index)]."
      actions.append(try action(try RecordingFields(value, at: fields.place, path: path)))
    }
    return actions
  }

  private static func action(_ fields: RecordingFields) throws(RecordingError) -> SwipeAction {
    try fields.allow(["id", "title", "icon", "width", "content", "role", "closes", "enabled"])
    var action = SwipeAction(id: try fields.text("id"), title: try fields.text("title"))
    if fields.has("icon") { action.icon = try fields.text("icon") }
    if fields.has("width") { action.width = try fields.length("width") }
    if fields.has("content") { action.content = try content(of: fields) }
    if fields.has("role") { action.role = try fields.word("role") }
    action.closes = try fields.flag("closes", default: true)
    action.isEnabled = try fields.flag("enabled", default: true)
    return action
  }

  /// Reads what was measured of an action's title and icon.
  private static func content(of fields: RecordingFields) throws(RecordingError) -> ButtonContent {
    let content = try fields.child("content", allowing: ["words", "space", "image"])
    let words = try content.lengths("words")
    return ButtonContent(words: words, space: try content.length("space"), image: try content.length("image"))
  }
}
