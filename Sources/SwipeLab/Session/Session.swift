public import SwipeEngine
public import SwipeTable

/// A table and the program around it: what is recorded, replayed and filmed.
///
/// The one door in is `handle`; whoever keeps what went through it can bring everything back.
public struct Session: Hashable, Sendable {
  /// What the session began with.
  public let header: RecordingHeader
  public private(set) var table: SwipeTable
  /// The style in use: a preset, and what was changed of it.
  public private(set) var style: StyleReference
  /// Whether the program is suspended: no frames are produced.
  public private(set) var isPaused = false

  /// Throws where the header names a style that does not exist or cannot be.
  public init(_ header: RecordingHeader) throws(StyleReference.Failure) {
    self.header = header
    style = header.style
    table = SwipeTable(
      rows: header.rows.list,
      leading: header.leading,
      trailing: header.trailing,
      rowHeight: header.rowHeight,
      style: try header.style.style(),
      viewport: .init(width: header.width, height: header.height),
      direction: header.direction,
      scroll: header.scroll
    )
  }

  /// Takes one input in, at its own time, which is never earlier than one before.
  ///
  /// - Returns: what happened up to and at that time, in order.
  /// - Throws: where the input names a style or a value that cannot be; the session is then unchanged.
  @discardableResult
  public mutating func handle(_ input: SessionInput) throws(StyleReference.Failure) -> [SwipeEvent] {
    switch input.kind {
    case .pointer(let sample): return feed(.pointer(sample), at: input.time)
    case .wheel(let sample): return feed(.wheel(sample), at: input.time)
    case .key(let key): return feed(.key(key), at: input.time)
    case .command(let command, let tag): return feed(.command(command, tag: tag), at: input.time)
    case .style(let reference): return try use(reference, at: input.time)
    case .tune(let settings): return try use(style.changed(by: settings), at: input.time)
    case .pause: isPaused = true
    case .resume: isPaused = false
    }
    return []
  }

  /// Has the table do something; what happened, in order.
  mutating func perform(_ command: TableCommand, at time: Timestamp) -> [SwipeEvent] {
    feed(.command(command, tag: nil), at: time)
  }

  /// Whether the session would take an input: one that names a style or a value that cannot be is refused.
  func accepts(_ input: SessionInput) -> Bool {
    do {
      switch input.kind {
      case .style(let reference): _ = try reference.style()
      case .tune(let settings): _ = try style.changed(by: settings).style()
      case .pointer, .wheel, .key, .command, .pause, .resume: break
      }
      return true
    } catch {
      return false
    }
  }

  /// Lets time pass up to and including `time`.
  @discardableResult
  public mutating func advance(to time: Timestamp) -> [SwipeEvent] {
    let header = header
    return table.advance(to: time) { Self.react(to: $1, in: &$0, by: header) }
  }

  private mutating func feed(_ input: TableInput, at time: Timestamp) -> [SwipeEvent] {
    let header = header
    return table.handle(input, at: time) { Self.react(to: $1, in: &$0, by: header) }
  }

  private mutating func use(
    _ reference: StyleReference,
    at time: Timestamp
  ) throws(StyleReference.Failure) -> [SwipeEvent] {
    let value = try reference.style()
    style = reference
    return feed(.style(value), at: time)
  }

  /// What the program does when an action fires: the header's reactions, at the instant of the action, in order.
  private static func react(to event: SwipeEvent, in table: inout SwipeTable, by header: RecordingHeader) {
    guard case .action(let action, _) = event.kind, let row = event.row else { return }
    for reaction in header.commands(for: action) {
      table.perform(reaction.resolved(for: row), tag: reaction.tag, at: event.time)
    }
  }
}

extension StyleReference {
  /// The reference with further settings; of two for the same parameter the later one is kept.
  func changed(by changes: [ParameterSetting]) -> StyleReference {
    var copy = self
    for change in changes {
      copy.settings.removeAll { $0.id == change.id }
      copy.settings.append(change)
    }
    return copy
  }
}
