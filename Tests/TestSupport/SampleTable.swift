public import SwipeEngine
public import SwipeTable

extension SwipeTable {
  /// The table that most tests use: rows `id0`, `id1`, … of 60 pt in a viewport of 320 × 480 pt, leading `R`, trailing
  /// `A` and `D`, 80 pt each. Resting places: 0, −160 (trailing), +80 (leading).
  public static func sample(
    rows count: Int = 10,
    open: [RowID: Edge] = [:],
    leading: [SwipeAction] = [.sample("R")],
    trailing: [SwipeAction] = [.sample("A"), .sample("D")],
    direction: LayoutDirection = .leftToRight,
    scroll: Double = 0,
    width: Double = 320,
    height: Double = 480,
    _ change: (inout SwipeStyle) -> Void = { _ in }
  ) -> SwipeTable {
    var style = SwipeStyle()
    change(&style)
    return SwipeTable(
      rows: (0..<count).map { Row(id: "id\($0)", open: open["id\($0)"]) },
      leading: leading,
      trailing: trailing,
      style: style,
      viewport: Viewport(width: width, height: height),
      direction: direction,
      scroll: scroll
    )
  }
}

extension SwipeAction {
  /// An action whose title is its id.
  public static func sample(_ id: ActionID, width: Double = 80, closes: Bool = true) -> SwipeAction {
    SwipeAction(id: id, title: id, width: width, closes: closes)
  }
}
