import SwipeEngine
import SwipeTable

/// Draws one book of the reading list.
struct BookRowPainter {
  var painting: RowPainting
  var book: BookItem
  var isKept: Bool

  // The visual language, sections 2 and 10. Lengths in points.
  static let textX = 72.0
  private static let padding = 16.0
  private static let titleY = 10.0
  private static let authorY = 30.0
  private static let progress = Rect(x: 72, y: 56, width: 120, height: 3)
  private static let mark = 16.0
  private static let markY = 12.0
  private static let markGap = 8.0
  private static let title = TextStyle(size: 16, lineHeight: 20, weight: .semiBold)
  private static let author = TextStyle(size: 13, lineHeight: 20)

  func paint(into list: inout DisplayList) {
    let theme = painting.theme
    let pen = RowPen(painting)
    BookCover(id: book.id).paint(with: pen, into: &list)
    var room = painting.width - Self.textX - Self.padding
    if isKept {
      let place = Point(x: painting.width - Self.padding - Self.mark, y: Self.markY)
      pen.icon("bookmark", at: place, size: Self.mark, theme.success, into: &list)
      room -= Self.mark + Self.markGap
    }
    pen.line(
      book.title,
      Self.title,
      theme.text,
      at: Point(x: Self.textX, y: Self.titleY),
      width: room,
      into: &list
    )
    pen.line(
      "\(book.author) · \(book.left)",
      Self.author,
      theme.text2,
      at: Point(x: Self.textX, y: Self.authorY),
      width: painting.width - Self.textX - Self.padding,
      into: &list
    )
    paintProgress(pen, into: &list)
  }

  private func paintProgress(_ pen: RowPen, into list: inout DisplayList) {
    let radius = Self.progress.height / 2
    list.append(.roundedRect(pen.mirrored(Self.progress), radius: radius, painting.theme.rowSeparator))
    guard book.progress > 0 else { return }
    var read = Self.progress
    read.width *= book.progress
    list.append(.roundedRect(pen.mirrored(read), radius: radius, painting.theme.accentBright))
  }
}
