public import SwipeEngine
public import SwipeTable

/// A mailbox: two hundred messages that can be read, flagged and deleted.
public struct InboxScene: Scene {
  public static let id = "inbox"
  public static let icon = "inbox"
  public static let title = "Inbox"
  public let separatorInset = InboxRowPainter.textX

  /// The actions of the scene, by id.
  enum Action {
    static let more = "more"
    static let flag = "flag"
    static let delete = "delete"
    static let read = "read"
  }

  /// Heights in points of rows with a two-line and with a one-line preview.
  private static let tallRow = 104.0
  private static let shortRow = 84.0

  private let messages: [RowID: InboxMessage]
  private let order: [RowID]
  private var unread: Set<RowID>
  private var flagged: Set<RowID>
  private var removed: Set<RowID> = []
  /// How many of the unread ones are there.
  private var unreadCount: Int

  public init() {
    let all = InboxContent.messages()
    order = all.map(\.id)
    messages = Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
    unread = Set(all.filter(\.isUnread).map(\.id))
    flagged = Set(all.filter(\.isFlagged).map(\.id))
    unreadCount = unread.count
  }

  public var summary: String {
    "\(unreadCount == 0 ? "None" : String(unreadCount)) unread · updated just now"
  }

  public var header: RecordingHeader {
    let rows = order.compactMap { messages[$0] }.map {
      Row(id: $0.id, height: $0.previewLines > 1 ? Self.tallRow : Self.shortRow)
    }
    var header = RecordingHeader(width: 0, height: 0, rows: .listed(rows))
    header.scene = Self.id
    header.rowHeight = Self.shortRow
    header.leading = [SwipeAction(id: Action.read, title: "Read", icon: "read")]
    header.trailing = [
      SwipeAction(id: Action.more, title: "More", icon: "more"),
      SwipeAction(id: Action.flag, title: "Flag", icon: "flag"),
      // It does not close: the program takes the row out as it stands.
      SwipeAction(id: Action.delete, title: "Delete", icon: "trash", role: .destructive, closes: false),
    ]
    return header
  }

  public mutating func take(_ event: SwipeEvent) {
    guard let row = event.row, messages[row] != nil else { return }
    let wasCounted = counts(row)
    defer { unreadCount += (counts(row) ? 1 : 0) - (wasCounted ? 1 : 0) }
    switch event.kind {
    case .action(Action.read, _): unread.formSymmetricDifference([row])
    case .action(Action.flag, _): flagged.formSymmetricDifference([row])
    case .selected: unread.remove(row)
    case .removed: removed.insert(row)
    case .inserted: removed.remove(row)
    default: break
    }
  }

  /// Whether a message is one of the unread ones that are there.
  private func counts(_ row: RowID) -> Bool { unread.contains(row) && !removed.contains(row) }

  public func removal(of row: RowID) -> (icon: String, text: String) {
    ("trash", "Message deleted")
  }

  private static let question = SceneQuestion(
    icon: "trash",
    text: "Delete this message?",
    delete: "Delete",
    keep: "Keep"
  )

  public func answer(to action: ActionID, of row: RowID, isOut: Bool) -> SceneAnswer? {
    switch action {
    case Action.delete: isOut ? .ask(Self.question) : .remove
    case Action.more: .menu
    default: nil
    }
  }

  public func face(of action: SwipeAction, in row: RowID) -> SwipeAction {
    var face = action
    switch action.id {
    case Action.read where !unread.contains(row): (face.title, face.icon) = ("Unread", "unread")
    case Action.flag where flagged.contains(row): face.title = "Unflag"
    default: break
    }
    return face
  }

  public func draw(_ painting: RowPainting, into list: inout DisplayList) {
    guard let message = messages[painting.row.id] else {
      return PlainScene().draw(painting, into: &list)
    }
    InboxRowPainter(
      painting: painting,
      message: message,
      isUnread: unread.contains(message.id),
      isFlagged: flagged.contains(message.id)
    ).paint(into: &list)
  }
}
