import SwipeEngine
import SwipeTable

extension RecordingWriter {
  /// Writes the line of an input.
  mutating func write(_ input: SessionInput) {
    buffer.raw("{\"t\": ")
    buffer.exactMilliseconds(input.time)
    switch input.kind {
    case .pointer(let sample): writeKeys(of: sample)
    case .wheel(let sample): writeKeys(of: sample)
    case .key(let name): text(", \"key\": ", name)
    case .tune(let settings):
      buffer.raw(", \"set\": ")
      write(settings)
    case .style(let style):
      buffer.raw(", \"style\": ")
      write(style)
    case .command(let command, let tag):
      buffer.raw(", ")
      writeKeys(of: command, tag: tag)
    case .pause: buffer.raw(", \"command\": \"pause\"")
    case .resume: buffer.raw(", \"command\": \"resume\"")
    }
    buffer.raw("}\n")
  }

  /// Writes a command of a reaction.
  mutating func write(_ reaction: ReactionCommand) {
    buffer.raw("{")
    writeKeys(of: reaction.command, tag: reaction.tag)
    buffer.raw("}")
  }

  private mutating func writeKeys(of sample: PointerSample) {
    buffer.raw(", \"pointer\": ")
    buffer.integer(sample.pointer)
    text(", \"phase\": ", sample.phase.rawValue)
    write(sample.location)
    if sample.kind != .touch { text(", \"kind\": ", sample.kind.rawValue) }
    if sample.kind == .mouse, sample.button != .left { text(", \"button\": ", sample.button.rawValue) }
  }

  private mutating func writeKeys(of sample: WheelSample) {
    number(", \"wheel\": {\"dx\": ", sample.dx)
    number(", \"dy\": ", sample.dy)
    buffer.raw(", \"precise\": ")
    buffer.flag(sample.precise)
    buffer.raw(", \"momentum\": ")
    buffer.flag(sample.momentum)
    if let phase = sample.phase { text(", \"phase\": ", phase.rawValue) }
    buffer.raw("}")
    if let location = sample.location { write(location) }
  }

  private mutating func write(_ point: Point) {
    number(", \"x\": ", point.x)
    number(", \"y\": ", point.y)
  }

  private mutating func writeKeys(of command: TableCommand, tag: String?) {
    text("\"command\": ", CommandName(command).rawValue)
    writeArguments(of: command)
    if let tag { text(", \"tag\": ", tag) }
  }

  private mutating func writeArguments(of command: TableCommand) {
    switch command {
    case .open(let row, let edge, let animated):
      self.row(row, edge: edge, animated: animated)
    case .close(let row, let animated), .remove(let row, let animated):
      self.row(row, animated: animated)
    case .closeAll(let animated): key(animated: animated)
    case .fulfil(let row, let action, let answer):
      self.row(row, action: action)
      text(", \"with\": ", answer.rawValue)
    case .insert(let row, let index, let animated):
      inserted(row, at: index, animated: animated)
    case .move(let row, let index):
      self.row(row)
      integer(", \"to\": ", index)
    case .reload, .undo: break
    case .setActions(let row, let leading, let trailing):
      self.row(row)
      sides(leading: leading, trailing: trailing)
    case .enable(let row, let edge, let enabled):
      self.row(row, edge: edge)
      buffer.raw(", \"enabled\": ")
      buffer.flag(enabled)
    case .resize(let width, let height):
      number(", \"width\": ", width)
      number(", \"height\": ", height)
    case .scrollTo(let y, let animated):
      place(", \"y\": ", y, animated: animated)
    case .direction(let direction):
      text(", \"to\": ", direction.rawValue)
    case .setOffset(let row, let offset, let animated):
      self.row(row)
      place(", \"offset\": ", offset, animated: animated)
    case .perform(let row, let action, let cause):
      self.row(row, action: action)
      text(", \"by\": ", cause.rawValue)
    }
  }

  private mutating func inserted(_ row: Row, at index: Int, animated: Bool) {
    integer(", \"at\": ", index)
    buffer.raw(", \"row\": ")
    write(row)
    key(animated: animated)
  }

  private mutating func row(_ row: String, action: ActionID) {
    self.row(row)
    text(", \"action\": ", action)
  }

  private mutating func place(_ key: StaticString, _ place: Double, animated: Bool) {
    number(key, place)
    self.key(animated: animated)
  }

  private mutating func row(_ row: String, edge: Edge? = nil, animated: Bool = true) {
    text(", \"row\": ", row)
    if let edge { text(", \"edge\": ", edge.rawValue) }
    key(animated: animated)
  }

  /// The key `animated`, where it is not the default.
  private mutating func key(animated: Bool) {
    if !animated { buffer.raw(", \"animated\": false") }
  }

  private mutating func integer(_ key: StaticString, _ value: Int) {
    buffer.raw(key)
    buffer.integer(value)
  }
}

extension CommandName {
  /// The name of a command.
  init(_ command: TableCommand) {
    switch command {
    case .open: self = .open
    case .close: self = .close
    case .closeAll: self = .closeAll
    case .fulfil: self = .fulfil
    case .remove: self = .remove
    case .insert: self = .insert
    case .move: self = .move
    case .reload: self = .reload
    case .undo: self = .undo
    case .setActions: self = .setActions
    case .enable: self = .enable
    case .resize: self = .resize
    case .scrollTo: self = .scrollTo
    case .direction: self = .direction
    case .setOffset: self = .setOffset
    case .perform: self = .perform
    }
  }
}
