import SwipeEngine
import SwipeTable

/// Sections and the rows of parameters.
extension InspectorPainter {
  private typealias Measures = InspectorMeasures

  // The visual language, section 7. Lengths in points.
  private static let chevron = 16.0
  private static let chevronEnd = 12.0
  private static let chevronGap = 6.0
  private static let changeMark = 6.0
  private static let changeMarkX = 6.0
  private static let iconRadius = 4.0

  func paintSection(
    _ group: Parameter.Group,
    changes: Int,
    hasChevron: Bool,
    in frame: Rect,
    into list: inout DisplayList
  ) {
    let state = inspector.state(of: .section(group))
    if hasChevron, state.isHovered || state.isPressed {
      list.append(.fill(frame, state.isPressed ? theme.press : theme.hover))
    }
    paintSeparator(above: frame, into: &list)
    var end = frame.maxX - Measures.padding
    if hasChevron {
      let name = inspector.openGroups.contains(group) ? "chevron-down" : "chevron-right"
      let x = frame.maxX - Self.chevronEnd - Self.chevron
      list.icon(name, at: Point(x: x, y: frame.midY - Self.chevron / 2), size: Self.chevron, theme.text2)
      end = x - Self.chevronGap
    }
    let y = frame.midY - LabType.sectionHead.lineHeight / 2
    if changes > 0 {
      let text = "\(changes) changed"
      end -= metrics.width(of: text, LabType.strongCaption)
      let place = Point(x: end, y: frame.midY - LabType.strongCaption.lineHeight / 2)
      list.text(text, at: place, LabType.strongCaption, theme.accentText)
      end -= Measures.gap
    }
    let x = frame.x + Measures.padding
    let name = metrics.truncated(
      ParameterText.sentenceCase(group.rawValue),
      LabType.sectionHead,
      toWidth: max(0, end - x)
    )
    list.text(name, at: Point(x: x, y: y), LabType.sectionHead, theme.text)
    guard state.isFocused else { return }
    let ring = frame.inset(by: Insets(all: Self.innerRing))
    list.append(
      .roundedBorder(ring, radius: ControlPainter.radius, width: Self.ringWidth, theme.accentText)
    )
  }

  /// The ring of a band that fills the pane's width lies inside of it.
  private static let innerRing = 4.0
  private static let ringWidth = 2.0

  func paintNothingFound(in frame: Rect, into list: inout DisplayList) {
    let words = "No value is called \u{201C}\(inspector.search.text)\u{201D}"
    let room = max(0, frame.width - 2 * Measures.padding)
    let text = metrics.truncated(words, LabType.label, toWidth: room)
    let x = frame.midX - metrics.width(of: text, LabType.label) / 2
    list.text(
      text,
      at: Point(x: x, y: frame.midY - LabType.label.lineHeight / 2),
      LabType.label,
      theme.text2
    )
  }

  func paint(_ row: ParameterRow, into list: inout DisplayList) {
    let id = row.parameter.id
    if inspector.focus?.parameterID == id { list.append(.fill(row.frame, theme.hover)) }
    if row.isChanged {
      let size = Self.changeMark
      let mark = Rect(x: row.frame.x + Self.changeMarkX, y: row.middleY - size / 2, width: size, height: size)
      list.append(.roundedRect(mark, radius: size / 2, theme.accentText))
    }
    let style = row.isChanged ? LabType.changedLabel : LabType.label
    let name = metrics.truncated(ParameterRow.name(of: row.parameter), style, toWidth: row.name.width)
    list.text(name, at: Point(x: row.name.x, y: row.name.y), style, theme.text)
    paintOther(row, into: &list)
    if let reset = row.reset { paintIcon("reset", in: reset, .reset(id), into: &list) }
    if let presence = row.presence {
      paintIcon(row.isPresent ? "close" : "plus", in: presence, .presence(id), into: &list)
    }
    paintControl(of: row, into: &list)
    paintHelp(row, into: &list)
  }

  private func paintControl(of row: ParameterRow, into list: inout DisplayList) {
    switch row.control {
    case .number(_, _, let decimals, _):
      paintNumber(row, decimals: decimals, into: &list)
      paintSlider(row, into: &list)
    case .toggle: paintToggle(row, into: &list)
    case .segments(let choices):
      let chosen = Inspector.chosenIndex(of: row.parameter, subject) ?? 0
      paintSegments(
        choices.map(ParameterText.sentenceCase),
        chosen: chosen,
        .choice(row.parameter.id),
        into: &list
      )
    case .picker:
      let label = ParameterText(subject.value(of: row.parameter), of: row.parameter).amount
      controls.picker(label, in: row.box, inspector.state(of: .choice(row.parameter.id)), into: &list)
    case .text: paintText(row, into: &list)
    }
  }

  private func paintIcon(
    _ name: String,
    in frame: Rect,
    _ element: InspectorElement,
    into list: inout DisplayList
  ) {
    let state = inspector.state(of: element)
    let color = state.isHovered || state.isPressed ? theme.text : theme.text2
    list.icon(name, at: Point(x: frame.x, y: frame.y), size: frame.width, color)
    controls.focus(around: frame, radius: Self.iconRadius, state, into: &list)
  }

  /// The colour of the side that is not shown.
  var otherColor: Color { subject.edited == .b ? theme.curveA : theme.curveB }

  private func paintOther(_ row: ParameterRow, into list: inout DisplayList) {
    guard let text = row.otherText else { return }
    let style = LabType.strongCaption
    let y = row.middleY - style.lineHeight / 2
    if case .number = row.control {
      list.number(text, endingAt: row.otherEnd, y: y, style, otherColor, metrics)
    } else {
      let shown = metrics.truncated(text, style, toWidth: row.otherWidth)
      let x = row.otherEnd - metrics.width(of: shown, style)
      list.text(shown, at: Point(x: x, y: y), style, otherColor)
    }
  }

  private func paintHelp(_ row: ParameterRow, into list: inout DisplayList) {
    guard !row.help.isEmpty else { return }
    let style = LabType.caption
    let room = max(0, row.frame.width - 2 * ParameterRow.padding)
    for (index, line) in row.help.enumerated() {
      let place = Point(x: row.helpOrigin.x, y: row.helpOrigin.y + Double(index) * style.lineHeight)
      let text = metrics.truncated(line, style, toWidth: room)
      list.text(text, at: place, style, row.isRefused ? theme.danger : theme.text2)
    }
  }
}
