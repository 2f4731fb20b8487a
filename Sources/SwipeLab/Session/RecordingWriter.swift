import SwipeEngine
import SwipeTable

/// Writes a recording as JSON Lines, in the manner of the format's own examples.
struct RecordingWriter {
  var buffer = JSONBuffer()

  mutating func write(_ recording: Recording) {
    write(recording.header)
    for input in recording.inputs { write(input) }
  }

  private mutating func write(_ header: RecordingHeader) {
    buffer.raw("{\"swipelab\": ")
    buffer.integer(Recording.version)
    number(", \"viewport\": {\"width\": ", header.width)
    number(", \"height\": ", header.height)
    buffer.raw("}, \"style\": ")
    write(header.style)
    if header.direction != .leftToRight { text(", \"direction\": ", header.direction.rawValue) }
    if header.rowHeight != RecordingHeader.standardRowHeight { number(", \"rowHeight\": ", header.rowHeight) }
    buffer.raw(", \"rows\": ")
    write(header.rows)
    buffer.raw(", \"leading\": ")
    list(header.leading) { $0.write($1) }
    buffer.raw(", \"trailing\": ")
    list(header.trailing) { $0.write($1) }
    if header.scene != RecordingHeader.standardScene { text(", \"scene\": ", header.scene) }
    if header.scroll != 0 { number(", \"scroll\": ", header.scroll) }
    if !header.reactions.isEmpty {
      buffer.raw(", \"reactions\": {")
      separated(header.reactions) { writer, reaction in
        writer.text("", reaction.action)
        writer.buffer.raw(": ")
        writer.list(reaction.commands) { $0.write($1) }
      }
      buffer.raw("}")
    }
    if header.seed != 0 {
      buffer.raw(", \"seed\": ")
      buffer.integer(header.seed)
    }
    buffer.raw("}\n")
  }

  private mutating func write(_ rows: RecordingHeader.Rows) {
    switch rows {
    case .numbered(let count, let prefix):
      buffer.raw("{\"count\": ")
      buffer.integer(count)
      text(", \"id\": ", prefix)
      buffer.raw("}")
    case .listed(let rows):
      list(rows) { $0.write($1) }
    }
  }

  mutating func write(_ row: Row) {
    text("{\"id\": ", row.id)
    if let height = row.height { number(", \"height\": ", height) }
    if let section = row.section { text(", \"section\": ", section) }
    sides(leading: row.leading, trailing: row.trailing)
    if !row.isSelectable { buffer.raw(", \"selectable\": false") }
    if row.staysOpen { buffer.raw(", \"staysOpen\": true") }
    if let open = row.open { text(", \"open\": ", open.rawValue) }
    buffer.raw("}")
  }

  /// The keys `leading` and `trailing`, where there is a list.
  mutating func sides(leading: [SwipeAction]?, trailing: [SwipeAction]?) {
    if let leading {
      buffer.raw(", \"leading\": ")
      list(leading) { $0.write($1) }
    }
    if let trailing {
      buffer.raw(", \"trailing\": ")
      list(trailing) { $0.write($1) }
    }
  }

  private mutating func write(_ action: SwipeAction) {
    text("{\"id\": ", action.id)
    text(", \"title\": ", action.title)
    if let icon = action.icon { text(", \"icon\": ", icon) }
    if let width = action.width { number(", \"width\": ", width) }
    if let content = action.content { write(content) }
    if action.role != .normal { text(", \"role\": ", action.role.rawValue) }
    if !action.closes { buffer.raw(", \"closes\": false") }
    if !action.isEnabled { buffer.raw(", \"enabled\": false") }
    buffer.raw("}")
  }

  private mutating func write(_ content: ButtonContent) {
    buffer.raw(", \"content\": {\"words\": [")
    for (index, word) in content.words.enumerated() { number(index > 0 ? ", " : "", word) }
    buffer.raw("]")
    number(", \"space\": ", content.space)
    number(", \"image\": ", content.image)
    buffer.raw("}")
  }

  mutating func write(_ style: StyleReference) {
    guard !style.settings.isEmpty else { return buffer.string(style.base) }
    text("{\"base\": ", style.base)
    buffer.raw(", \"set\": ")
    write(style.settings)
    buffer.raw("}")
  }

  mutating func write(_ settings: [ParameterSetting]) {
    buffer.raw("{")
    separated(settings) { writer, setting in
      writer.text("", setting.id)
      writer.buffer.raw(": ")
      switch setting.value {
      case .number(let number): writer.buffer.shortest(number)
      case .flag(let flag): writer.buffer.flag(flag)
      case .choice(let name): writer.buffer.string(name)
      case .null: writer.buffer.raw("null")
      }
    }
    buffer.raw("}")
  }

  mutating func list<Element>(_ elements: [Element], _ write: (inout RecordingWriter, Element) -> Void) {
    buffer.raw("[")
    separated(elements, write)
    buffer.raw("]")
  }

  private mutating func separated<Element>(
    _ elements: [Element],
    _ write: (inout RecordingWriter, Element) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      if index > 0 { buffer.raw(", ") }
      write(&self, element)
    }
  }

  mutating func text(_ key: StaticString, _ text: String) {
    buffer.raw(key)
    buffer.string(text)
  }

  mutating func number(_ key: StaticString, _ number: Double) {
    buffer.raw(key)
    buffer.shortest(number)
  }
}
