/// One thing in a row of the toolbar: a part, or a line between two groups.
struct ToolbarItem: Hashable, Sendable {
  /// Nil for the line between groups.
  var part: Toolbar.Part?
  var width: Double
  var height: Double
  /// The distance from the item before it.
  var gap: Double

  /// How long a row of items is, in points.
  static func length(of items: [ToolbarItem]) -> Double {
    items.enumerated().reduce(0) { length, item in
      length + item.element.width + (item.offset > 0 ? item.element.gap : 0)
    }
  }
}
