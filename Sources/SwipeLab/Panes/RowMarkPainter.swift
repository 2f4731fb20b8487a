import SwipeEngine
import SwipeTable

/// Draws on the rows what the laboratory has to say of them: which one its menu is about, and where a full swipe armed.
struct RowMarkPainter {
  var lab: Laboratory
  var theme: Theme
  /// On the session's clock.
  var time: Timestamp

  // The visual language, sections 4 and 5. Lengths in points.
  private static let ringWidth = 2.0
  private static let ringInset = 3.0
  private static let ringRadius = 8.0
  private static let flashWidth = 2.0

  /// Draws in table coordinates.
  func paint(into list: inout DisplayList) {
    if let menu = lab.menu, let row = menu.row, let frame = frame(of: row) {
      list.append(
        .roundedBorder(
          frame.inset(by: Insets(all: Self.ringInset)),
          radius: Self.ringRadius,
          width: Self.ringWidth,
          theme.accentText
        )
      )
    }
    guard let flash = lab.flash, let frame = frame(of: flash.row) else { return }
    let strength = flash.strength.position(at: time)
    guard strength > 0 else { return }
    let line = Rect(
      x: flash.x - Self.flashWidth / 2,
      y: frame.y,
      width: Self.flashWidth,
      height: frame.height
    )
    list.append(.fill(line, Color.white.opacity(strength)))
  }

  private func frame(of row: RowID) -> Rect? {
    let stage = lab.layout.table(0)
    return lab.frame(of: row)?.offset(x: -stage.x, y: -stage.y)
  }
}
