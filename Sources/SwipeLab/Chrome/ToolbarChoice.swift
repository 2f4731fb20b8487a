import SwipeTable

/// Which parts of a toolbar are shown at a width, and how wide they are.
struct ToolbarChoice: Hashable, Sendable {
  /// What gives way, from the first to the last. Scene, inspector and film always stay.
  enum Step: Int, Hashable, Sendable, CaseIterable {
    /// The segments lose their words; the names of the styles are shortened.
    case segmentLabels, styleNames
    /// These tools leave.
    case help, theme
    /// The film button loses its word; one tool stands for the segments.
    case filmLabel, segments
    /// These parts leave.
    case curves, redo, styleB, styleA
    /// The name of the scene is shortened.
    case sceneName
    /// These tools leave.
    case touches, compare, undo
  }

  private(set) var leading: [ToolbarItem] = []
  private(set) var trailing: [ToolbarItem] = []
  /// How wide the three segments are together; 0 where one tool stands for them.
  private(set) var segmentsWidth = 0.0
  /// Whether the segments and the film button have words beside their icons.
  private(set) var segmentsHaveLabels = false
  private(set) var filmHasLabel = false

  /// The first steps that are needed for a width in points.
  static func fitting(_ toolbar: Toolbar, width: Double, isNarrow: Bool, _ metrics: TextMetrics)
    -> ToolbarChoice
  {
    let measure = ToolbarMeasure(toolbar: toolbar, isNarrow: isNarrow, metrics: metrics)
    var given: Set<Step> = isNarrow ? [.segmentLabels, .filmLabel, .segments] : []
    var choice = ToolbarChoice(measure, given)
    for step in Step.allCases where choice.length > width {
      guard given.insert(step).inserted else { continue }
      choice = ToolbarChoice(measure, given)
    }
    choice.spread(width - choice.length, measure)
    return choice
  }

  private init(_ measure: ToolbarMeasure, _ given: Set<Step>) {
    filmHasLabel = !given.contains(.filmLabel)
    segmentsHaveLabels = !given.contains(.segmentLabels)
    if !given.contains(.segments) { segmentsWidth = measure.segments(haveLabels: segmentsHaveLabels) }
    let history = measure.history(given)
    leading = measure.pickers(given)
    if !measure.isNarrow, !history.isEmpty { leading += [measure.divider] + history }
    trailing = (measure.isNarrow ? history : []) + measure.tools(given)
    trailing += measure.end(filmHasLabel: filmHasLabel, hasToolsBefore: !trailing.isEmpty)
  }

  /// The least width of the toolbar.
  private var length: Double {
    let middle = segmentsWidth > 0 ? segmentsWidth + ToolbarLayout.groupGap : 0
    return 2 * ToolbarLayout.margin + ToolbarItem.length(of: leading) + ToolbarLayout.groupGap + middle
      + ToolbarItem.length(of: trailing)
  }

  /// Gives room that is left to the pickers whose names are shortened, the scene first.
  private mutating func spread(_ room: Double, _ measure: ToolbarMeasure) {
    var left = max(0, room)
    let pickers = leading.indices.filter { measure.widest(leading[$0].part) > leading[$0].width }
    for (place, index) in pickers.enumerated() {
      let isScene = leading[index].part == .scene
      let share = isScene ? left : left / Double(pickers.count - place)
      let growth = min(share, measure.widest(leading[index].part) - leading[index].width).rounded(.down)
      leading[index].width += growth
      left -= growth
    }
  }
}
