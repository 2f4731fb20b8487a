import SwipeEngine

extension SwipeAction {
  /// The action as the engine sees it.
  ///
  /// - Parameter hasGround: whether slots have a ground at all.
  func cellAction(hasGround: Bool) -> CellAction {
    CellAction(
      id: id,
      demand: content.map { .content($0) } ?? .width(width ?? ButtonStyle.standardWidth),
      closes: closes,
      isEnabled: isEnabled,
      hasGround: hasGround && look.ground == .color,
      transition: transition
    )
  }
}
