import SwipeEngine
import SwipeTable

/// Draws a bar at the foot of the window.
struct BarPainter {
  var layout: LabLayout
  var theme: Theme
  var metrics: TextMetrics
  var time: Timestamp
  /// The button of the bar that a pointer presses, counted from the left.
  var pressedButton: Int?

  // The visual language, section 6. Lengths in points.
  private static let radius = 16.0
  private static let padding = 16.0
  private static let icon = 20.0
  private static let iconAlpha = 0.8
  private static let textX = 48.0
  private static let linkIcon = 18.0
  private static let linkGap = 6.0
  private static let rise = 24.0
  private static let timeBarHeight = 2.0
  private static let timeBarInset = 16.0
  private static let timeBarBottom = 6.0
  private static let timeBarGround = 0.16
  private static let answerGround = 0.1
  private static let pressedAnswer = 0.22
  private static let answerRadius = 8.0
  private static let answerPadding = 8.0
  private static let text = TextStyle(size: 14, lineHeight: 20)
  private static let link = TextStyle(size: 14, lineHeight: 20, weight: .semiBold)

  func paint(_ bar: LabBar, position: Int, into list: inout DisplayList) {
    let presence = bar.presence.position(at: time)
    guard presence > 0 else { return }
    let lift = bar.isLeaving ? 0 : Self.rise * (1 - presence)
    let frame = layout.bar(position).offset(y: lift)
    list.faded(min(presence, 1)) { list in
      list.append(.shadow(frame, radius: Self.radius, .large))
      list.append(.roundedRect(frame, radius: Self.radius, theme.inverse))
      if theme.inverseBorder.alpha > 0 {
        list.append(.roundedBorder(frame, radius: Self.radius, width: 1, theme.inverseBorder))
      }
      let end = bar.asks ? paintAnswers(bar, frame, into: &list) : paintLink(bar, frame, into: &list)
      paintText(bar, frame, to: end, into: &list)
      if !bar.asks { paintTime(bar, frame, into: &list) }
    }
  }

  private func paintText(_ bar: LabBar, _ frame: Rect, to end: Double, into list: inout DisplayList) {
    list.icon(
      bar.icon,
      at: Point(x: frame.x + Self.padding, y: frame.midY - Self.icon / 2),
      size: Self.icon,
      theme.inverseText.opacity(Self.iconAlpha)
    )
    let room = end - Self.padding - frame.x - Self.textX
    // Long texts, a saved recording's place for one, take two lines.
    let lines = metrics.lines(bar.text, Self.text, width: room, limit: 2)
    let top = frame.midY - Double(lines.count) * Self.text.lineHeight / 2
    for (index, line) in lines.enumerated() {
      let y = top + Double(index) * Self.text.lineHeight
      list.text(line, at: Point(x: frame.x + Self.textX, y: y), Self.text, theme.inverseText)
    }
  }

  /// Draws the button, where there is one. Returns where it begins.
  private func paintLink(_ bar: LabBar, _ frame: Rect, into list: inout DisplayList) -> Double {
    guard let label = bar.links.first else { return frame.maxX }
    let width = metrics.width(of: label, Self.link)
    let x = frame.maxX - Self.padding - width
    list.text(
      label,
      at: Point(x: x, y: frame.midY - Self.link.lineHeight / 2),
      Self.link,
      theme.inverseLink
    )
    let iconX = x - Self.linkGap - Self.linkIcon
    list.icon(
      "undo",
      at: Point(x: iconX, y: frame.midY - Self.linkIcon / 2),
      size: Self.linkIcon,
      theme.inverseLink
    )
    return iconX
  }

  /// Draws the buttons of a question. Returns where they begin.
  private func paintAnswers(_ bar: LabBar, _ frame: Rect, into list: inout DisplayList) -> Double {
    var end = frame.maxX
    for (index, label) in bar.links.enumerated().reversed() {
      let box = layout.barAnswer(index, of: bar.links.count, in: frame)
      let ground = pressedButton == index ? Self.pressedAnswer : Self.answerGround
      list.append(.roundedRect(box, radius: Self.answerRadius, theme.inverseText.opacity(ground)))
      let x = box.midX - metrics.width(of: label, Self.link) / 2
      // The last answer is what was asked for.
      let color = index == bar.links.count - 1 ? theme.inverseLink : theme.inverseText
      list.text(label, at: Point(x: x, y: box.midY - Self.link.lineHeight / 2), Self.link, color)
      end = box.x - Self.answerPadding
    }
    return end
  }

  private func paintTime(_ bar: LabBar, _ frame: Rect, into list: inout DisplayList) {
    var track = Rect(
      x: frame.x + Self.timeBarInset,
      y: frame.maxY - Self.timeBarBottom - Self.timeBarHeight,
      width: frame.width - 2 * Self.timeBarInset,
      height: Self.timeBarHeight
    )
    let radius = Self.timeBarHeight / 2
    list.append(.roundedRect(track, radius: radius, theme.inverseText.opacity(Self.timeBarGround)))
    track.width *= bar.remaining.position(at: time)
    list.append(.roundedRect(track, radius: radius, theme.inverseLink))
  }
}
