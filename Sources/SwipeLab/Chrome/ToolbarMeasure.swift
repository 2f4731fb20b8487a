import SwipeTable

/// How wide the parts of a toolbar are, and which of them stand beside each other.
struct ToolbarMeasure {
  let toolbar: Toolbar
  let isNarrow: Bool
  let metrics: TextMetrics

  // The visual language, section 7; controls on a phone by section 3. Lengths in points.
  private static let tool = 32.0
  private static let touchTool = 40.0
  private static let touchHeight = 36.0
  private static let filmIcon = 40.0
  private static let touchFilmIcon = 44.0
  private static let toolGap = 4.0
  private static let dividerWidth = 1.0
  private static let segmentIcon = 36.0
  private static let segmentPadding = 8.0
  /// A picker that has room for its icon and chevron only, and one whose shortened name can still be told.
  private static let leastScene = 64.0
  private static let leastStyle = 120.0
  /// The widest picker: longer names are shortened at every width.
  private static let mostPicker = 240.0

  private var toolSize: Double { isNarrow ? Self.touchTool : Self.tool }
  private var height: Double { isNarrow ? Self.touchHeight : ControlPainter.height }

  var divider: ToolbarItem {
    ToolbarItem(part: nil, width: Self.dividerWidth, height: height, gap: ToolbarLayout.groupGap)
  }

  /// How wide a picker wants to be; 0 for what is none.
  func widest(_ part: Toolbar.Part?) -> Double {
    switch part {
    case .scene: min(Self.mostPicker, metrics.pickerWidth(toolbar.sceneTitle, hasIcon: true))
    case .styleA: styleWidth(toolbar.styleA, letter: toolbar.styleB == nil ? nil : CurvePlot.letters[0])
    case .styleB: toolbar.styleB.map { styleWidth($0, letter: CurvePlot.letters[1]) } ?? 0
    default: 0
    }
  }

  private func styleWidth(_ style: Toolbar.Style, letter: String?) -> Double {
    min(
      Self.mostPicker,
      metrics.pickerWidth(style.name, hasIcon: false, letter: letter, isChanged: style.isChanged)
    )
  }

  func pickers(_ given: Set<ToolbarChoice.Step>) -> [ToolbarItem] {
    var items = [picker(.scene, least: Self.leastScene, isShortened: given.contains(.sceneName))]
    let isShortened = given.contains(.styleNames)
    if !given.contains(.styleA) {
      items.append(picker(.styleA, least: Self.leastStyle, isShortened: isShortened))
    }
    if toolbar.styleB != nil, !given.contains(.styleB) {
      items.append(picker(.styleB, least: Self.leastStyle, isShortened: isShortened))
    }
    return items
  }

  private func picker(_ part: Toolbar.Part, least: Double, isShortened: Bool) -> ToolbarItem {
    let width = isShortened ? min(least, widest(part)) : widest(part)
    return ToolbarItem(part: part, width: width, height: height, gap: ToolbarLayout.groupGap)
  }

  func history(_ given: Set<ToolbarChoice.Step>) -> [ToolbarItem] {
    var items: [ToolbarItem] = []
    if !given.contains(.undo) { items.append(tool(.undo, gap: ToolbarLayout.groupGap)) }
    if !given.contains(.redo) { items.append(tool(.redo)) }
    return items
  }

  func tools(_ given: Set<ToolbarChoice.Step>) -> [ToolbarItem] {
    var items: [ToolbarItem] = []
    if given.contains(.segments), !given.contains(.compare) { items.append(tool(.compare)) }
    if !given.contains(.touches) { items.append(tool(.touches)) }
    if !given.contains(.curves) { items.append(tool(.curves)) }
    if !given.contains(.theme) { items.append(tool(.theme)) }
    if !given.contains(.help) { items.append(tool(.help)) }
    return items
  }

  /// Film and inspector: in the wide form after a line, the inspector last; on a phone film last.
  func end(filmHasLabel: Bool, hasToolsBefore: Bool) -> [ToolbarItem] {
    let icon = isNarrow ? Self.touchFilmIcon : Self.filmIcon
    let width = filmHasLabel ? metrics.buttonWidth(ToolbarPainter.filmLabel, hasIcon: true) : icon
    let film = ToolbarItem(part: .film, width: width, height: height, gap: ToolbarLayout.groupGap)
    if isNarrow { return [tool(.inspector), film] }
    let inspector = tool(.inspector, gap: ToolbarLayout.groupGap)
    return hasToolsBefore ? [divider, film, inspector] : [film, inspector]
  }

  private func tool(_ part: Toolbar.Part, gap: Double = ToolbarMeasure.toolGap) -> ToolbarItem {
    ToolbarItem(part: part, width: toolSize, height: toolSize, gap: gap)
  }

  /// How wide the three segments are together.
  func segments(haveLabels: Bool) -> Double {
    let labels = StageArrangement.allCases.map { metrics.width(of: $0.label, LabType.control) }
    let lead = ControlPainter.smallIcon + ControlPainter.gap + 2 * Self.segmentPadding
    let each = haveLabels ? (lead + (labels.max() ?? 0)).rounded(.up) : Self.segmentIcon
    return each * Double(labels.count) + 2 * ToolbarLayout.segmentPadding
  }
}
