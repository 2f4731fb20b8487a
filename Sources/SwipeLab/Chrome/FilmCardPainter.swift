import SwipeEngine
import SwipeTable

/// Draws a film's card.
struct FilmCardPainter {
  var theme: Theme
  var metrics: TextMetrics

  static let showLabel = "Show"
  // The visual language, section 6. Lengths in points.
  /// The middle of the title and of the bar below it, from the card's top.
  static let titleMiddle = 24.0
  private static let barMiddle = 49.0
  private static let radius = 12.0
  private static let padding = 16.0
  private static let gap = 12.0
  private static let barHeight = 4.0
  private static let barRadius = 2.0
  private static let icon = 20.0

  func paint(
    _ card: FilmCard,
    _ layout: FilmCardLayout,
    _ attention: Attention<FilmCard.Part> = Attention(),
    into list: inout DisplayList
  ) {
    let frame = layout.frame
    guard !frame.isEmpty else { return }
    list.append(.shadow(frame, radius: Self.radius, .large))
    list.append(.roundedRect(frame, radius: Self.radius, theme.raised))
    list.append(.roundedBorder(frame, radius: Self.radius, width: 1, theme.border))
    switch card.film {
    case .running: paintProgress(card, layout, into: &list)
    case .finished:
      paintResult(card, layout, icon: "check", theme.success, LabType.changedLabel, lines: 1, into: &list)
    case .failed:
      paintResult(card, layout, icon: "warning", theme.danger, LabType.label, lines: 4, into: &list)
    }
    let tools = OverlayControls(theme: theme, metrics: metrics)
    for place in layout.map.places {
      let state = attention.state(of: place.part)
      switch place.part {
      case .show: tools.button(Self.showLabel, in: place.frame, state, into: &list)
      case .close: tools.close(in: place.frame, state, into: &list)
      }
    }
  }

  private func paintProgress(_ card: FilmCard, _ layout: FilmCardLayout, into list: inout DisplayList) {
    let frame = layout.frame
    let x = frame.x + Self.padding
    let style = LabType.changedLabel
    let title = metrics.truncated(card.title, style, toWidth: max(0, layout.textEnd - x))
    let top = frame.y + Self.titleMiddle - style.lineHeight / 2
    list.text(title, at: Point(x: x, y: top), style, theme.text)
    let middle = frame.y + Self.barMiddle
    var end = frame.maxX - Self.padding
    if let left = card.timeLeft {
      let width = metrics.width(of: left, LabType.caption)
      let place = Point(x: end - width, y: middle - LabType.caption.lineHeight / 2)
      list.text(left, at: place, LabType.caption, theme.text2)
      end -= width + Self.gap
    }
    var bar = Rect(x: x, y: middle - Self.barHeight / 2, width: max(0, end - x), height: Self.barHeight)
    list.append(.roundedRect(bar, radius: Self.barRadius, theme.track))
    bar.width *= card.fraction
    list.append(.roundedRect(bar, radius: min(Self.barRadius, bar.width / 2), theme.accentBright))
  }

  private func paintResult(
    _ card: FilmCard,
    _ layout: FilmCardLayout,
    icon: String,
    _ color: Color,
    _ style: TextStyle,
    lines limit: Int,
    into list: inout DisplayList
  ) {
    let frame = layout.frame
    let start = Point(x: frame.x + Self.padding, y: frame.midY - Self.icon / 2)
    list.icon(icon, at: start, size: Self.icon, color)
    let x = start.x + Self.icon + Self.gap
    let room = max(0, layout.textEnd - x)
    let lines = metrics.lines(card.title, style, width: room, limit: limit)
    let top = frame.midY - style.lineHeight * Double(lines.count) / 2
    for (index, line) in lines.enumerated() {
      let y = top + Double(index) * style.lineHeight
      list.text(line, at: Point(x: x, y: y), style, theme.text)
    }
  }
}
