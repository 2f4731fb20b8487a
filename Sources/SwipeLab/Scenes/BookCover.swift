import SwipeEngine
import SwipeTable

/// The cover of a book: two colours from top to bottom, and two bars that stand for its title. The same book always
/// has the same colours.
struct BookCover {
  /// The book's id.
  var id: String

  // The visual language, section 10, and its picture of the systems. Lengths in points.
  private static let frame = Rect(x: 20, y: 10, width: 36, height: 52)
  private static let radius = 4.0
  private static let bars: [(rect: Rect, alpha: Double)] = [
    (Rect(x: 26, y: 20, width: 18, height: 2.5), 0.9),
    (Rect(x: 26, y: 26, width: 12, height: 2.5), 0.6),
  ]
  private static let colors: [(top: UInt32, bottom: UInt32)] = [
    (0x496DA3, 0x2F4C78), (0xB66E48, 0x80462C), (0x4F8A6B, 0x2C5A44), (0x886AAC, 0x5A427C),
    (0x3E8590, 0x235660), (0xB08A3C, 0x75581F), (0xA8567A, 0x6F3350),
  ]

  /// The number at the end of the id, modulo the number of colours.
  private var colorIndex: Int {
    let number = Int(String(id.drop { !$0.isNumber })) ?? 0
    return number % Self.colors.count
  }

  func paint(with pen: RowPen, into list: inout DisplayList) {
    let (top, bottom) = Self.colors[colorIndex]
    list.append(
      .gradient(pen.mirrored(Self.frame), radius: Self.radius, top: Color(top), bottom: Color(bottom))
    )
    for (rect, alpha) in Self.bars {
      list.append(
        .roundedRect(pen.mirrored(rect), radius: rect.height / 2, Color.white.opacity(alpha))
      )
    }
  }
}
