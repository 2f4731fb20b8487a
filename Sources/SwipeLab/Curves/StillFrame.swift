import SwipeEngine
import SwipeTable

/// Draws a picture of a table as a card: round corners and a fine outline, by the visual language, section 8.
struct StillFrame {
  var theme: Theme

  // Lengths in points.
  private static let radius = 12.0
  private static let outline = 1.0
  /// What covers a square corner outside of a round one: more than radius · (√2 − 1).
  private static let cover = 6.0
  private static let lightOutline = 0.14
  private static let darkOutline = Color(0x2C3038)

  /// - Parameters:
  ///   - picture: its top left at (0, 0).
  ///   - ground: what is around the card.
  func paint(_ picture: DisplayList, in frame: Rect, on ground: Color, into list: inout DisplayList) {
    list.clipped(to: frame) { list in
      list.layer(offset: Point(x: frame.x, y: frame.y)) { list in
        for item in picture.items { list.append(item) }
      }
    }
    // A display list has no round clip: the corners are painted over.
    let around = frame.inset(by: Insets(all: -Self.cover))
    list.append(.roundedBorder(around, radius: Self.radius + Self.cover, width: Self.cover, ground))
    let rim = theme.appearance == .light ? Color.black.opacity(Self.lightOutline) : Self.darkOutline
    list.append(.roundedBorder(frame, radius: Self.radius, width: Self.outline, rim))
  }
}
