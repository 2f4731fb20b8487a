/// What users of SWTableViewCell know, as a style; where its numbers come from is told in the article on presets.
extension SwipeStyle {
  /// SWTableViewCell's utility buttons.
  public static let swTableViewCell: SwipeStyle = {
    var style = SwipeStyle()
    style.transition = .reveal
    style.drag.oppositeSwipe = true
    style.release.law = .projection
    style.release.decelerationRate = 0.998
    style.release.velocityThreshold = 500
    // Just over a half: exactly half stays closed.
    style.release.openThreshold = 0.5.nextUp
    style.settle.duration = 0.3
    style.settle.dampingRatio = 1
    style.buttons.minimumWidth = 90
    style.buttons.keepsFree = 90
    style.buttons.wholePane = true
    style.selection = .toggles
    return style
  }()
}

extension Preset {
  /// SWTableViewCell.
  static let swTableViewCell = Preset(
    id: "swtableview",
    sentence: "SWTableViewCell: utility buttons that lie still under the row, and a tap that closes.",
    style: .swTableViewCell
  )
}
