public import SwipeEngine
public import SwipeTable

/// People with four buttons on one side and two on the other.
public struct ContactsScene: Scene {
  public static let id = "contacts"
  public static let icon = "person"
  public static let title = "Contacts"
  public let separatorInset = ContactRowPainter.textX

  /// The actions of the scene, by id.
  enum Action {
    static let call = "call"
    static let message = "message"
    static let video = "video"
    static let mail = "mail"
    static let more = "more"
    static let delete = "delete"
  }

  /// Height of a row in points, and the style that the scene is made for.
  private static let rowHeight = 72.0
  private static let style = "swtableview"

  private let people: [RowID: ContactItem]
  private var removed: Set<RowID> = []

  public init() {
    people = Dictionary(uniqueKeysWithValues: ContactsContent.people.map { ($0.id, $0) })
  }

  public var summary: String {
    switch people.count - removed.count {
    case 0: "Nobody"
    case 1: "1 person"
    case let count: "\(count) people"
    }
  }

  public var header: RecordingHeader {
    let rows = ContactsContent.people.map { Row(id: $0.id) }
    var header = RecordingHeader(width: 0, height: 0, rows: .listed(rows))
    header.scene = Self.id
    header.style = StyleReference(Self.style)
    header.rowHeight = Self.rowHeight
    // The one next to the content first, so that Call stands at the side.
    header.leading = [
      SwipeAction(id: Action.mail, title: "Mail", icon: "mail"),
      SwipeAction(id: Action.video, title: "Video", icon: "video"),
      SwipeAction(id: Action.message, title: "Message", icon: "message"),
      SwipeAction(id: Action.call, title: "Call", icon: "phone"),
    ]
    header.trailing = [
      SwipeAction(id: Action.more, title: "More", icon: "more"),
      // It does not close: the program takes the row out as it stands.
      SwipeAction(id: Action.delete, title: "Delete", icon: "trash", role: .destructive, closes: false),
    ]
    return header
  }

  public mutating func take(_ event: SwipeEvent) {
    guard let row = event.row, people[row] != nil else { return }
    switch event.kind {
    case .removed: removed.insert(row)
    case .inserted: removed.remove(row)
    default: break
    }
  }

  public func answer(to action: ActionID, of row: RowID, isOut: Bool) -> SceneAnswer? {
    switch action {
    case Action.delete: isOut ? .ask(Self.question) : .remove
    case Action.more: .menu
    default: people[row].flatMap { announcement(of: action, to: $0.name) }
    }
  }

  private func announcement(of action: ActionID, to name: String) -> SceneAnswer? {
    switch action {
    case Action.call: .announce(icon: "phone", text: "Calling \(name)")
    case Action.message: .announce(icon: "message", text: "A message to \(name)")
    case Action.video: .announce(icon: "video", text: "Video call with \(name)")
    case Action.mail: .announce(icon: "mail", text: "A mail to \(name)")
    default: nil
    }
  }

  private static let question = SceneQuestion(
    icon: "trash",
    text: "Delete this contact?",
    delete: "Delete",
    keep: "Keep"
  )

  public func removal(of row: RowID) -> (icon: String, text: String) { ("trash", "Contact deleted") }

  public func face(of action: SwipeAction, in row: RowID) -> SwipeAction { action }

  public func draw(_ painting: RowPainting, into list: inout DisplayList) {
    guard let person = people[painting.row.id] else { return PlainScene().draw(painting, into: &list) }
    ContactRowPainter(painting: painting, person: person).paint(into: &list)
  }
}
