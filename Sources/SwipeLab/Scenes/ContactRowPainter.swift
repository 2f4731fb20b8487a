import SwipeEngine
import SwipeTable

/// Draws one contact.
struct ContactRowPainter {
  var painting: RowPainting
  var person: ContactItem

  // The visual language, sections 2 and 10. Lengths in points.
  static let textX = 80.0
  private static let padding = 16.0
  private static let disc = Rect(x: 20, y: 14, width: 44, height: 44)
  private static let nameY = 14.0
  private static let roleY = 38.0
  private static let name = TextStyle(size: 16, lineHeight: 24, weight: .medium)
  private static let role = TextStyle(size: 13, lineHeight: 20)

  func paint(into list: inout DisplayList) {
    let pen = RowPen(painting)
    let disc = pen.mirrored(Self.disc)
    InitialsDisc(name: person.name, theme: painting.theme, size: disc.width)
      .paint(at: Point(x: disc.x, y: disc.y), metrics: painting.metrics, into: &list)
    let room = painting.width - Self.textX - Self.padding
    pen.line(
      person.name,
      Self.name,
      painting.theme.text,
      at: Point(x: Self.textX, y: Self.nameY),
      width: room,
      into: &list
    )
    pen.line(
      person.role,
      Self.role,
      painting.theme.text2,
      at: Point(x: Self.textX, y: Self.roleY),
      width: room,
      into: &list
    )
  }
}
