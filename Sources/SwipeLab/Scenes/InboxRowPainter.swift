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

  func paint(into list: inout DisplayList) {
    let theme = painting.theme
    if isUnread {
      let dot = mirrored(Self.dot)
      list.append(.roundedRect(dot, radius: dot.width / 2, theme.accentBright))
    }
    let disc = mirrored(
      Rect(x: Self.disc.x, y: Self.disc.y, width: InitialsDisc.size, height: InitialsDisc.size)
    )
    InitialsDisc(name: message.sender, theme: theme)
      .paint(at: Point(x: disc.x, y: disc.y), metrics: painting.metrics, into: &list)
    let end = paintFirstLineEnd(into: &list)
    line(
      message.sender,
      isUnread ? Self.unreadSender : Self.sender,
      theme.text,
      y: Self.senderY,
      width: end - Self.senderGap - Self.textX,
      into: &list
    )
    let room = painting.width - Self.textX - Self.padding
    line(
      message.subject,
      isUnread ? Self.unreadSubject : Self.subject,
      theme.text,
      y: Self.subjectY,
      width: room,
      into: &list
    )
    let lines = painting.metrics.lines(
      message.preview,
      Self.preview,
      width: room,
      limit: message.previewLines
    )
    for (index, text) in lines.enumerated() {
      let y = Self.previewY + Double(index) * Self.preview.lineHeight
      line(text, Self.preview, theme.text2, y: y, width: room, into: &list)
    }
  }

  /// Draws flag, time and chevron at the end of the first line. Returns where they begin, counted from the leading edge.
  private func paintFirstLineEnd(into list: inout DisplayList) -> Double {
    let theme = painting.theme
    var x = painting.width - Self.firstLinePadding - Self.chevron
    let isLeftToRight = painting.direction == .leftToRight
    icon(isLeftToRight ? "chevron-right" : "chevron-left", x, Self.markY, Self.chevron, theme.faint, &list)
    let style = isUnread ? Self.unreadTime : Self.time
    let width = painting.metrics.width(of: message.time, style)
    x -= Self.chevronGap + width
    list.text(
      message.time,
      at: Point(x: mirroredX(x, width: width), y: Self.senderY),
      style,
      isUnread ? theme.accentText : theme.text2
    )
    if isFlagged {
      x -= Self.flagGap + Self.flag
      icon("flag", x, Self.markY + (Self.chevron - Self.flag) / 2, Self.flag, theme.flag, &list)
    }
    return x
  }

  private func icon(
    _ name: String,
    _ x: Double,
    _ y: Double,
    _ size: Double,
    _ color: Color,
    _ list: inout DisplayList
  ) {
    list.icon(name, at: Point(x: mirroredX(x, width: size), y: y), size: size, color)
  }

  private func line(
    _ text: String,
    _ style: TextStyle,
    _ color: Color,
    y: Double,
    width: Double,
    into list: inout DisplayList
  ) {
    let shown = painting.metrics.truncated(text, style, toWidth: max(0, width))
    let length = painting.metrics.width(of: shown, style)
    list.text(shown, at: Point(x: mirroredX(Self.textX, width: length), y: y), style, color)
  }

  private func mirrored(_ rect: Rect) -> Rect {
    Rect(x: mirroredX(rect.x, width: rect.width), y: rect.y, width: rect.width, height: rect.height)
  }

  /// Where something at `x` from the leading edge begins.
  private func mirroredX(_ x: Double, width: Double) -> Double {
    painting.direction == .leftToRight ? x : painting.width - x - width
  }
}
