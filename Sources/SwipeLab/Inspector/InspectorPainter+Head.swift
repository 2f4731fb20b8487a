import SwipeEngine
import SwipeTable

/// Head, search, chips and foot.
extension InspectorPainter {
  private typealias Measures = InspectorMeasures

  // The visual language, section 7. Lengths in points.
  private static let nameTop = 10.0
  private static let captionTop = 30.0
  private static let letterGap = 8.0
  private static let searchIcon = 16.0
  private static let searchIconX = 12.0
  private static let focusOutline = 2.0

  func paintHead(in frame: Rect, into list: inout DisplayList) {
    var x = frame.x + Measures.padding
    let tools = InspectorElement.Tool.allCases.compactMap { layout.frame(of: .tool($0)) }
    let end = tools.map(\.minX).min() ?? frame.maxX - Measures.padding
    let y = frame.y + Self.nameTop
    if subject.b != nil, subject.edited != .both {
      let (letter, color) = subject.edited == .b ? ("B", theme.curveB) : ("A", theme.curveA)
      list.text(letter, at: Point(x: x, y: y), LabType.paneTitle, color)
      x += metrics.width(of: letter, LabType.paneTitle) + Self.letterGap
    }
    let isBoth = subject.b != nil && subject.edited == .both
    let name = isBoth ? "A and B" : subject.shown.name
    let title = metrics.truncated(name, LabType.paneTitle, toWidth: max(0, end - x - Self.letterGap))
    list.text(title, at: Point(x: x, y: y), LabType.paneTitle, theme.text)
    let count = subject.changes(among: SwipeStyle.parameters)
    let left = frame.x + Measures.padding
    let room = max(0, end - left - Self.letterGap)
    let total = SwipeStyle.parameters.count
    let wordings = [
      "\(count) of \(total) values changed", "\(count) of \(total) changed", "\(count) changed",
    ]
    let caption =
      wordings.first { metrics.width(of: $0, LabType.caption) <= room }
      ?? metrics.truncated(wordings[wordings.count - 1], LabType.caption, toWidth: room)
    list.text(caption, at: Point(x: left, y: frame.y + Self.captionTop), LabType.caption, theme.text2)
    for tool in InspectorElement.Tool.allCases {
      guard let place = layout.frame(of: .tool(tool)) else { continue }
      var state = inspector.state(of: .tool(tool))
      if tool == .search { state.isOn = inspector.isSearching }
      if tool == .reset { state.isEnabled = count > 0 }
      controls.tool(tool.rawValue, in: place, state, into: &list)
    }
  }

  func paintSides(into list: inout DisplayList) {
    let labels = ["Edit A", "Edit B", "Both"]
    let chosen = Inspector.Edited.allCases.firstIndex(of: subject.edited) ?? 0
    paintSegments(labels, chosen: chosen, .sides, into: &list)
  }

  func paintSettleForm(into list: inout DisplayList) {
    paintSegments(SettleForm.labels, chosen: SettleForm.index(in: subject), .settleForm, into: &list)
  }

  func paintSegments(
    _ labels: [String],
    chosen: Int,
    _ element: InspectorElement,
    into list: inout DisplayList
  ) {
    guard let frame = layout.frame(of: element) else { return }
    var control = SegmentedControl(
      segments: labels.map { SegmentedControl.Segment(label: $0, icon: nil) },
      chosen: chosen,
      frame: frame
    )
    control.isFocused = inspector.state(of: element).isFocused
    control.pill = inspector.place(of: element, Double(chosen), at: time)
    control.paint(theme, metrics, into: &list)
  }

  func paintSearch(into list: inout DisplayList) {
    guard let frame = layout.frame(of: .search) else { return }
    list.append(.roundedRect(frame, radius: ControlPainter.radius, theme.control))
    let hasFocus = inspector.focus == .search
    if hasFocus || theme.isHighContrast {
      let color = hasFocus ? theme.accentText : theme.border
      let width = hasFocus ? Self.focusOutline : 1
      list.append(.roundedBorder(frame, radius: ControlPainter.radius, width: width, color))
    }
    let icon = Point(x: frame.x + Self.searchIconX, y: frame.midY - Self.searchIcon / 2)
    list.icon("search", at: icon, size: Self.searchIcon, theme.text2)
    let box = TextFieldBox.search(in: frame) { metrics.width(of: $0, $1) }
    if hasFocus {
      fields.text(inspector.search, in: box, into: &list)
    } else {
      let isEmpty = inspector.search.isEmpty
      let text = isEmpty ? "Search values" : inspector.search.text
      let shown = metrics.truncated(text, LabType.label, toWidth: box.room.width)
      let place = Point(x: box.room.x, y: frame.midY - LabType.label.lineHeight / 2)
      list.text(shown, at: place, LabType.label, isEmpty ? theme.text3 : theme.text)
    }
    paintSearchEnd(frame, hasFocus, into: &list)
  }

  /// The cross, or the key that leads to the search.
  private func paintSearchEnd(_ frame: Rect, _ hasFocus: Bool, into list: inout DisplayList) {
    if let cross = layout.frame(of: .endSearch) {
      list.icon("close", at: Point(x: cross.x, y: cross.y), size: cross.width, theme.text2)
      controls.focus(
        around: cross,
        radius: Self.crossRadius,
        inspector.state(of: .endSearch),
        into: &list
      )
    } else if !hasFocus {
      let hint = "Ctrl F"
      let width = metrics.width(of: hint, LabType.caption)
      let x = frame.maxX - ControlPainter.padding - width
      let lead = frame.x + Self.searchIconX + Self.searchIcon
      guard x > lead + Self.leastSearch else { return }
      list.text(
        hint,
        at: Point(x: x, y: frame.midY - LabType.caption.lineHeight / 2),
        LabType.caption,
        theme.text3
      )
    }
  }

  private static let crossRadius = 4.0
  /// With less room for the text the key is not told.
  private static let leastSearch = 120.0

  func paintChips(into list: inout DisplayList) {
    for group in InspectorGroups.all {
      guard let frame = layout.frame(of: .chip(group)) else { continue }
      guard !frame.intersection(pane.frame).isEmpty else { continue }
      paintChip(group, in: frame, into: &list)
    }
  }

  private func paintChip(_ group: Parameter.Group, in frame: Rect, into list: inout DisplayList) {
    let isChosen = group == inspector.chosenGroup
    let state = inspector.state(of: .chip(group))
    let isTouched = state.isPressed || state.isHovered
    let ground = isChosen ? theme.accent : isTouched ? theme.press : theme.control
    list.append(.roundedRect(frame, radius: frame.height / 2, ground))
    if theme.isHighContrast, !isChosen {
      list.append(.roundedBorder(frame, radius: frame.height / 2, width: 1, theme.border))
    }
    let label = ParameterText.sentenceCase(group.rawValue)
    let text = metrics.truncated(label, LabType.control, toWidth: frame.width)
    let x = frame.midX - metrics.width(of: text, LabType.control) / 2
    let y = frame.midY - LabType.control.lineHeight / 2
    list.text(text, at: Point(x: x, y: y), LabType.control, isChosen ? theme.onAccent : theme.text2)
    controls.focus(around: frame, radius: frame.height / 2, state, into: &list)
  }

  func paintFoot(in frame: Rect, into list: inout DisplayList) {
    list.append(.fill(frame, theme.panel))
    paintSeparator(above: frame, into: &list)
    let buttons: [(InspectorElement, String, String)] = [
      (.copySwift, "Copy as Swift", "copy"), (.paste, "Paste values", "paste"),
    ]
    for (element, label, icon) in buttons {
      guard let place = layout.frame(of: element) else { continue }
      controls.plain(label, icon: icon, in: place, inspector.state(of: element), into: &list)
    }
  }

  func paintSeparator(above frame: Rect, into list: inout DisplayList) {
    // The hairline's lower edge lies at its y; it belongs to the band below.
    list.append(.hairline(x: frame.x, y: frame.y + Self.separatorRoom, width: frame.width, theme.separator))
  }

  /// A hairline is at most so high, in points.
  private static let separatorRoom = 1.0
}
