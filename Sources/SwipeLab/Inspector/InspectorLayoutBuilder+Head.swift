import SwipeEngine
import SwipeTable

/// The bands that stand still: name and tools, sides, search or chips, and the foot.
extension InspectorLayoutBuilder {
  private typealias Measures = InspectorMeasures

  private var controlHeight: Double { isSheet ? Measures.touchControl : Measures.control }
  private var showsSearch: Bool { !isSheet || inspector.isSearching }

  /// The height of all of the head.
  var headHeight: Double {
    let controls = subject.b == nil ? 1.0 : 2.0
    return Measures.head + controls * (controlHeight + Measures.bandGap)
  }

  mutating func addHead() {
    let top = y
    add(.head, height: Measures.head)
    addTools(middleY: top + Measures.head / 2)
    if subject.b != nil {
      addPlace(.sides, controlFrame)
      add(.sides, height: controlHeight)
      y += Measures.bandGap
    }
    if showsSearch {
      let frame = controlFrame
      addPlace(.search, frame)
      if !inspector.search.isEmpty || isSheet {
        let cross = Self.endSearch(in: frame)
        // All of the field's end behind the text, so that a finger finds it.
        let x = cross.x - ControlPainter.padding
        let target = Rect(x: x, y: frame.y, width: frame.maxX - x, height: frame.height)
        addPlace(.endSearch, cross, target: target)
      }
      add(.search, height: controlHeight)
    } else {
      addChips()
    }
    y += Measures.bandGap
  }

  /// The cross at the end of a search field.
  static func endSearch(in frame: Rect) -> Rect {
    let size = ParameterRow.smallIcon
    return Rect(
      x: frame.maxX - ControlPainter.padding - size,
      y: frame.midY - size / 2,
      width: size,
      height: size
    )
  }

  private var controlFrame: Rect { Rect(x: left, y: y, width: width, height: controlHeight) }

  private mutating func addTools(middleY: Double) {
    let size = isSheet ? Measures.sheetTool : Measures.tool
    let tools = InspectorElement.Tool.allCases.filter { $0 != .search || isSheet }
    var x = pane.frame.maxX - Measures.toolEnd - Double(tools.count) * size
    for tool in tools {
      addPlace(.tool(tool), Rect(x: x, y: middleY - size / 2, width: size, height: size))
      x += size
    }
  }

  private mutating func addChips() {
    let widths = InspectorGroups.all.map { group in
      let label = ParameterText.sentenceCase(group.rawValue)
      return (inspector.letters.width(of: label, LabType.control) + 2 * Measures.chipPadding).rounded(.up)
    }
    let gaps = Double(max(0, widths.count - 1)) * Measures.gap
    layout.chipScrollEnd = max(0, widths.reduce(gaps, +) - width)
    layout.chipScroll = inspector.chips.position(at: time, end: layout.chipScrollEnd)
    if inspector.showsChosenChip { showChosenChip(widths) }
    var x = left - layout.chipScroll
    for (group, chipWidth) in zip(InspectorGroups.all, widths) {
      addPlace(.chip(group), Rect(x: x, y: y, width: chipWidth, height: controlHeight))
      x += chipWidth + Measures.gap
    }
    add(.chips, height: controlHeight)
  }

  /// Scrolls the chips as little as it takes to see the chosen one.
  private mutating func showChosenChip(_ widths: [Double]) {
    guard let chosen = InspectorGroups.all.firstIndex(of: inspector.chosenGroup) else { return }
    let start = widths[..<chosen].reduce(0, +) + Double(chosen) * Measures.gap
    let latest = max(layout.chipScroll, start + widths[chosen] - width)
    layout.chipScroll = min(latest, start, layout.chipScrollEnd)
  }

  mutating func addFoot() {
    let button = max(0, (width - Measures.gap) / 2)
    let top = y + (Measures.foot - Measures.control) / 2
    for (index, element) in [InspectorElement.copySwift, .paste].enumerated() {
      let x = left + Double(index) * (button + Measures.gap)
      addPlace(element, Rect(x: x, y: top, width: button, height: Measures.control))
    }
    add(.foot, height: Measures.foot)
  }
}
