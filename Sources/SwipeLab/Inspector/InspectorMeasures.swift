import SwipeTable

/// Lengths of the inspector in points (the visual language, section 7; of the sheet, its picture).
enum InspectorMeasures {
  static let padding = 16.0
  static let gap = 8.0
  /// Between the bands of the head.
  static let bandGap = 12.0
  static let head = 56.0
  static let foot = 56.0
  static let section = 40.0
  static let control = 32.0
  /// Controls that fingers use.
  static let touchControl = 36.0
  /// Below the last row of an open section.
  static let sectionEnd = 8.0
  static let springCard = 80.0
  static let sheetSpringCard = 84.0
  static let springCardEnd = 4.0
  static let sheetSpringCardEnd = 8.0
  /// Tools: their squares, and what the last keeps from the edge.
  static let tool = 32.0
  static let sheetTool = 40.0
  static let toolEnd = 8.0
  /// The strip on top of a sheet that its grabber stands in.
  static let grip = 12.0
  /// A chip's label keeps this from its sides.
  static let chipPadding = 14.0
  /// A search that finds nothing says so in a band this high.
  static let nothingFound = 96.0
  /// With less room for the content than this, head and foot scroll with it.
  static let leastViewport = 120.0
}
