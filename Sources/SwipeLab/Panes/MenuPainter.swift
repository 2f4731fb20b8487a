import SwipeEngine
import SwipeTable

/// Draws the open menu.
struct MenuPainter {
  var menu: LabMenu
  var layout: LabLayout
  var theme: Theme
  var metrics: TextMetrics
  var time: Timestamp

  // The visual language, section 6. Lengths in points.
  private static let radius = 12.0
  private static let rise = 4.0
  private static let icon = 20.0
  private static let iconX = 12.0
  private static let labelX = 44.0
  private static let mark = 16.0
  private static let endPadding = 12.0
  private static let highlightRadius = 8.0
  private static let label = TextStyle(size: 13, lineHeight: 20)
  private static let head = TextStyle(size: 13, lineHeight: 20, weight: .semiBold)
  /// The chevron's own margin inside of its square, so that it ends where the shortcuts do.
  private static let chevronOutset = 4.0
  private static let valueGap = 4.0
  private static let shortcut = TextStyle(size: 12, lineHeight: 16)
  private static let disabled = 0.4

  func paint(into list: inout DisplayList) {
    let presence = menu.presence.position(at: time)
    let frame = layout.frame(of: menu)
      .offset(y: Self.rise * (1 - presence))
    list.faded(presence) { list in
      list.append(.shadow(frame, radius: Self.radius, .large))
      list.append(.roundedRect(frame, radius: Self.radius, theme.raised))
      list.append(.roundedBorder(frame, radius: Self.radius, width: 1, theme.border))
      guard frame.height < menu.height else { return paintItems(frame, into: &list) }
      list.clipped(to: frame.inset(by: Insets(top: LabMenu.padding, bottom: LabMenu.padding))) { list in
        paintItems(frame.offset(y: -menu.scroll), into: &list)
      }
    }
  }

  private func paintItems(_ frame: Rect, into list: inout DisplayList) {
    for index in menu.items.indices { paint(index, frame, into: &list) }
  }

  private func paint(_ index: Int, _ frame: Rect, into list: inout DisplayList) {
    let item = menu.items[index]
    let box = Rect(
      x: frame.x + LabMenu.padding,
      y: frame.y + menu.top(of: index),
      width: frame.width - 2 * LabMenu.padding,
      height: menu.itemHeight
    )
    if item.beginsGroup {
      let y = box.y - LabMenu.dividerHeight / 2
      list.append(.hairline(x: box.x, y: y, width: box.width, theme.rowSeparator))
    }
    if menu.highlighted == index {
      list.append(.roundedRect(box, radius: Self.highlightRadius, theme.raisedHover))
    }
    let alpha = item.isEnabled ? 1 : Self.disabled
    let color = item.isDestructive ? theme.danger : theme.text
    if let icon = item.icon {
      let origin = Point(x: frame.x + Self.iconX, y: box.midY - Self.icon / 2)
      let tint = item.isDestructive ? theme.danger : theme.text2
      list.icon(icon, at: origin, size: Self.icon, tint.opacity(alpha))
    }
    let end = paintEnd(of: item, box, isHighlighted: menu.highlighted == index, into: &list)
    let style = item.leadsBack ? Self.head : Self.label
    let text = metrics.truncated(item.label, style, toWidth: end - frame.x - Self.labelX)
    let origin = Point(x: frame.x + Self.labelX, y: box.midY - style.lineHeight / 2)
    list.text(text, at: origin, style, color.opacity(alpha))
  }

  /// Draws the check mark, the way to a section with what it has chosen, or the shortcut. Returns where it begins.
  private func paintEnd(
    of item: LabMenu.Item,
    _ box: Rect,
    isHighlighted: Bool,
    into list: inout DisplayList
  ) -> Double {
    let end = box.maxX - Self.endPadding + LabMenu.padding
    if item.leadsOn { return paintValue(of: item, endingAt: end, box, into: &list) }
    if item.isChosen {
      let origin = Point(x: end - Self.mark, y: box.midY - Self.mark / 2)
      list.icon("check", at: origin, size: Self.mark, theme.accentText)
      return origin.x
    }
    guard !item.shortcut.isEmpty else { return end }
    let width = metrics.width(of: item.shortcut, Self.shortcut)
    let origin = Point(x: end - width, y: box.midY - Self.shortcut.lineHeight / 2)
    // The weakest text cannot be read on the ground of a highlighted item.
    let color = isHighlighted ? theme.text2 : theme.text3
    list.text(item.shortcut, at: origin, Self.shortcut, color.opacity(item.isEnabled ? 1 : Self.disabled))
    return origin.x
  }

  private func paintValue(
    of item: LabMenu.Item,
    endingAt end: Double,
    _ box: Rect,
    into list: inout DisplayList
  ) -> Double {
    let chevron = Point(x: end - Self.mark + Self.chevronOutset, y: box.midY - Self.mark / 2)
    let alpha = item.isEnabled ? 1 : Self.disabled
    list.icon("chevron-right", at: chevron, size: Self.mark, theme.text3.opacity(alpha))
    guard let value = item.value else { return chevron.x - Self.valueGap }
    let x = chevron.x - Self.valueGap - metrics.width(of: value, Self.label)
    // What is chosen behind an item among others stands out as the check mark does.
    let color = item.isChosen ? theme.accentText : theme.text2
    list.text(value, at: Point(x: x, y: box.midY - Self.label.lineHeight / 2), Self.label, color)
    return x
  }
}
