import SwipeEngine
import SwipeTable

/// Draws one message of the inbox.
struct InboxRowPainter {
  var painting: RowPainting
  var message: InboxMessage
  var isUnread: Bool
  var isFlagged: Bool

  // The visual language, sections 2 and 4. Lengths in points.
  static let textX = 72.0
  private static let firstLinePadding = 12.0
  private static let padding = 16.0
  private static let dot = Rect(x: 6, y: 28, width: 8, height: 8)
  private static let disc = Point(x: 20, y: 12)
  private static let senderY = 12.0
  private static let subjectY = 32.0
  private static let previewY = 52.0
  private static let chevron = 16.0
  private static let flag = 14.0
  private static let chevronGap = 2.0
  private static let flagGap = 8.0
  private static let senderGap = 12.0
  private static let markY = 14.0
  private static let sender = TextStyle(size: 16, lineHeight: 20, weight: .medium)
  private static let unreadSender = TextStyle(size: 16, lineHeight: 20, weight: .semiBold)
  private static let subject = TextStyle(size: 14, lineHeight: 20)
  private static let unreadSubject = TextStyle(size: 14, lineHeight: 20, weight: .medium)
  private static let time = TextStyle(size: 13, lineHeight: 20)
  private static let unreadTime = TextStyle(size: 13, lineHeight: 20, weight: .medium)
  private static let preview = TextStyle(size: 14, lineHeight: 20)

  private var pen: RowPen { RowPen(painting) }

  func paint(into list: inout DisplayList) {
    let theme = painting.theme
    if isUnread {
      let dot = pen.mirrored(Self.dot)
      list.append(.roundedRect(dot, radius: dot.width / 2, theme.accentBright))
    }
    InitialsDisc(name: message.sender, theme: theme)
      .paint(
        at: pen.place(Self.disc, width: InitialsDisc.standardSize),
        metrics: painting.metrics,
        into: &list
      )
    let end = paintFirstLineEnd(into: &list)
    pen.line(
      message.sender,
      isUnread ? Self.unreadSender : Self.sender,
      theme.text,
      at: Point(x: Self.textX, y: Self.senderY),
      width: end - Self.senderGap - Self.textX,
      into: &list
    )
    let room = painting.width - Self.textX - Self.padding
    pen.line(
      message.subject,
      isUnread ? Self.unreadSubject : Self.subject,
      theme.text,
      at: Point(x: Self.textX, y: Self.subjectY),
      width: room,
      into: &list
    )
    paintPreview(width: room, into: &list)
  }

  private func paintPreview(width: Double, into list: inout DisplayList) {
    let lines = painting.metrics.lines(
      message.preview,
      Self.preview,
      width: width,
      limit: message.previewLines
    )
    for (index, text) in lines.enumerated() {
      let place = Point(x: Self.textX, y: Self.previewY + Double(index) * Self.preview.lineHeight)
      pen.line(text, Self.preview, painting.theme.text2, at: place, width: width, into: &list)
    }
  }

  /// Draws flag, time and chevron at the end of the first line. Returns where they begin, counted from the leading edge.
  private func paintFirstLineEnd(into list: inout DisplayList) -> Double {
    let theme = painting.theme
    var x = painting.width - Self.firstLinePadding - Self.chevron
    let isLeftToRight = painting.direction == .leftToRight
    let chevron = isLeftToRight ? "chevron-right" : "chevron-left"
    pen.icon(chevron, at: Point(x: x, y: Self.markY), size: Self.chevron, theme.faint, into: &list)
    let style = isUnread ? Self.unreadTime : Self.time
    let width = painting.metrics.width(of: message.time, style)
    x -= Self.chevronGap + width
    list.text(
      message.time,
      at: pen.place(Point(x: x, y: Self.senderY), width: width),
      style,
      isUnread ? theme.accentText : theme.text2
    )
    if isFlagged {
      x -= Self.flagGap + Self.flag
      let y = Self.markY + (Self.chevron - Self.flag) / 2
      pen.icon("flag", at: Point(x: x, y: y), size: Self.flag, theme.flag, into: &list)
    }
    return x
  }
}
