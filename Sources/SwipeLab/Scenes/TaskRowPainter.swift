import SwipeEngine
import SwipeTable

/// Draws one task.
struct TaskRowPainter {
  var painting: RowPainting
  var task: TaskItem
  var isDone: Bool
  var isPutOff: Bool

  // The visual language, sections 1, 2 and 10. Lengths in points.
  static let textX = 60.0
  private static let padding = 16.0
  private static let ring = Rect(x: 20, y: 24, width: 24, height: 24)
  private static let ringWidth = 2.0
  private static let check = 16.0
  private static let titleY = 14.0
  private static let dueY = 38.0
  /// Height of the line that strikes a title through, and its distance from the top of the title's line.
  private static let strike = 1.0
  private static let strikeY = 12.0
  private static let title = TextStyle(size: 16, lineHeight: 24, weight: .medium)
  private static let due = TextStyle(size: 13, lineHeight: 20)

  func paint(into list: inout DisplayList) {
    let theme = painting.theme
    let pen = RowPen(painting)
    paintRing(pen, into: &list)
    let room = painting.width - Self.textX - Self.padding
    let box = pen.line(
      task.title,
      Self.title,
      isDone ? theme.text3 : theme.text,
      at: Point(x: Self.textX, y: Self.titleY),
      width: room,
      into: &list
    )
    if isDone {
      let line = Rect(x: box.x, y: box.y + Self.strikeY, width: box.width, height: Self.strike)
      list.append(.fill(line, theme.text3))
    }
    pen.line(
      isPutOff ? "Put off · " + task.due : task.due,
      Self.due,
      isPutOff ? theme.warning : isDone ? theme.text3 : theme.text2,
      at: Point(x: Self.textX, y: Self.dueY),
      width: room,
      into: &list
    )
  }

  private func paintRing(_ pen: RowPen, into list: inout DisplayList) {
    let ring = pen.mirrored(Self.ring)
    guard isDone else {
      list.append(.roundedBorder(ring, radius: ring.width / 2, width: Self.ringWidth, ringColor))
      return
    }
    let done = ActionColors(for: SwipeAction(id: "", title: "", icon: "check"), in: painting.theme).normal
    list.append(.roundedRect(ring, radius: ring.width / 2, done))
    let corner = Point(x: ring.midX - Self.check / 2, y: ring.midY - Self.check / 2)
    list.icon("check", at: corner, size: Self.check, .white)
  }

  /// The role `controlBorder`.
  private var ringColor: Color {
    if painting.theme.isHighContrast { return painting.theme.border }
    return painting.theme.appearance == .light ? Color(0x7D8492) : Color(0x6F7684)
  }
}
