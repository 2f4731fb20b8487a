public import SwipeEngine
public import SwipeTable

/// A reading list: books that are kept, shared and dismissed.
public struct BooksScene: Scene {
  public static let id = "books"
  public static let icon = "bookmark"
  public static let title = "Reading list"
  public let separatorInset = BookRowPainter.textX

  /// The actions of the scene, by id.
  enum Action {
    static let keep = "keep"
    static let share = "share"
    static let dismiss = "dismiss"
  }

  /// Height of a row in points, and the style that the scene is made for.
  private static let rowHeight = 72.0
  private static let style = "bwswipe.slidingDoor"

  private let books: [RowID: BookItem]
  private var kept: Set<RowID> = []
  private var removed: Set<RowID> = []

  public init() {
    books = Dictionary(uniqueKeysWithValues: BooksContent.books.map { ($0.id, $0) })
  }

  public var summary: String {
    let (count, marked) = (books.count - removed.count, kept.subtracting(removed).count)
    let all = count == 0 ? "No books" : count == 1 ? "1 book" : "\(count) books"
    return "\(all) · \(marked == 0 ? "none" : String(marked)) kept"
  }

  public var header: RecordingHeader {
    var header = RecordingHeader(
      width: 0,
      height: 0,
      rows: .listed(BooksContent.books.map { Row(id: $0.id) })
    )
    header.scene = Self.id
    header.style = StyleReference(Self.style)
    header.rowHeight = Self.rowHeight
    header.leading = [SwipeAction(id: Action.keep, title: "Keep", icon: "bookmark")]
    header.trailing = [
      SwipeAction(id: Action.share, title: "Share", icon: "share"),
      // It does not close: the program takes the row out as it stands.
      SwipeAction(id: Action.dismiss, title: "Dismiss", icon: "close", role: .destructive, closes: false),
    ]
    return header
  }

  public mutating func take(_ event: SwipeEvent) {
    guard let row = event.row, books[row] != nil else { return }
    switch event.kind {
    case .action(Action.keep, _): kept.formSymmetricDifference([row])
    case .removed: removed.insert(row)
    case .inserted: removed.remove(row)
    default: break
    }
  }

  public func answer(to action: ActionID, of row: RowID, isOut: Bool) -> SceneAnswer? {
    switch action {
    case Action.dismiss: .remove
    case Action.share: books[row].map { .announce(icon: "share", text: "Shared: \($0.title)") }
    default: nil
    }
  }

  public func removal(of row: RowID) -> (icon: String, text: String) { ("close", "Book dismissed") }

  public func face(of action: SwipeAction, in row: RowID) -> SwipeAction {
    var face = action
    if action.id == Action.keep, kept.contains(row) { face.title = "Unkeep" }
    return face
  }

  public func draw(_ painting: RowPainting, into list: inout DisplayList) {
    guard let book = books[painting.row.id] else { return PlainScene().draw(painting, into: &list) }
    BookRowPainter(painting: painting, book: book, isKept: kept.contains(book.id)).paint(into: &list)
  }
}
