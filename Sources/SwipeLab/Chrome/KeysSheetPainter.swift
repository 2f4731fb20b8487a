import SwipeEngine
import SwipeTable

/// Draws the dialog of the keys.
struct KeysSheetPainter {
  var theme: Theme
  var metrics: TextMetrics

  // The visual language, section 7. Lengths in points.
  private static let cap = 24.0
  private static let capRadius = 6.0
  private static let capPadding = 8.0
  private static let capGap = 4.0
  private static let textGap = 12.0

  func paint(
    _ sheet: KeysSheet,
    _ layout: KeysSheetLayout,
    _ attention: Attention<KeysSheet.Part> = Attention(),
    into list: inout DisplayList
  ) {
    layout.card.paint(theme, into: &list)
    let content = layout.card.content
    list.text(KeysSheet.title, at: Point(x: content.x, y: content.y), LabType.sheetTitle, theme.text)
    let tools = OverlayControls(theme: theme, metrics: metrics)
    for place in layout.map.places {
      tools.close(in: place.frame, attention.state(of: place.part), into: &list)
    }
    list.clipped(to: layout.view) { list in
      for (index, group) in sheet.groups.enumerated() {
        let frame = layout.frame(ofGroup: index)
        if !frame.intersection(layout.view).isEmpty { paint(group, in: frame, into: &list) }
      }
    }
  }

  private func paint(_ group: KeysSheet.Group, in frame: Rect, into list: inout DisplayList) {
    list.text(group.head, at: Point(x: frame.x, y: frame.y), LabType.smallHead, theme.text)
    for (index, line) in group.lines.enumerated() {
      let y = frame.y + KeysSheetLayout.headHeight + Double(index) * KeysSheetLayout.lineHeight
      let box = Rect(x: frame.x, y: y, width: frame.width, height: KeysSheetLayout.lineHeight)
      let end = paint(caps: line.keys, in: box, into: &list)
      let style = LabType.label
      let text = metrics.truncated(line.what, style, toWidth: max(0, end - Self.textGap - box.x))
      let place = Point(x: box.x, y: box.midY - style.lineHeight / 2)
      list.text(text, at: place, style, theme.text2)
    }
  }

  /// Draws key caps at the right. Returns where they begin.
  private func paint(caps: [String], in box: Rect, into list: inout DisplayList) -> Double {
    let style = LabType.strongCaption
    var end = box.maxX
    for (index, key) in caps.reversed().enumerated() {
      if index > 0 { end -= Self.capGap }
      let textWidth = metrics.width(of: key, style)
      let width = max(Self.cap, (textWidth + 2 * Self.capPadding).rounded(.up))
      let frame = Rect(x: end - width, y: box.midY - Self.cap / 2, width: width, height: Self.cap)
      list.append(.roundedRect(frame, radius: Self.capRadius, theme.control))
      list.append(.roundedBorder(frame, radius: Self.capRadius, width: 1, theme.border))
      let place = Point(x: frame.midX - textWidth / 2, y: frame.midY - style.lineHeight / 2)
      list.text(key, at: place, style, theme.text)
      end = frame.x
    }
    return end
  }
}
