import SwipeEngine

extension SwipeAction {
  /// The action with what title and icon ask for, unless that is known already.
  public func measured(_ metrics: TextMetrics) -> SwipeAction {
    guard width == nil, content == nil else { return self }
    let style = look.font ?? ButtonTitle.label
    let content = ButtonContent(
      words: title.split(separator: " ").map { metrics.width(of: String($0), style) },
      space: metrics.width(of: " ", style),
      image: icon == nil ? 0 : ButtonPlan.iconSide
    )
    var copy = self
    copy.content = content
    copy.width = ButtonStyle().widths(for: [.content(content)], rowWidth: 0).first
    return copy
  }
}
