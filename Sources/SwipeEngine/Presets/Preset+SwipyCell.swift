/// What users of SwipyCell know, as styles; where its numbers come from is told in the article on presets.
extension SwipeStyle {
  /// SwipyCell's behaviour with near and far points on both sides.
  ///
  /// - Parameters:
  ///   - near, far: what letting go past them does; a missing far is no point.
  ///   - icon: whether the icons go with the row or stand still.
  public static func swipyCell(
    near: TriggerPoint.Outcome,
    far: TriggerPoint.Outcome?,
    icon: StageStyle.IconMotion = .follows
  ) -> SwipeStyle {
    var style = SwipeStyle()
    style.recognition.isStrict = true
    style.drag.limit = .row
    style.drag.oppositeSwipe = true
    style.triggers = .standard(near: near, far: far)
    style.triggers.firing = .arrival
    style.leave.curve = .easeOut
    style.leave.slowest = 0.35
    style.leave.fastest = 0.2
    style.slide.duration = 0.4
    style.slide.dampingRatio = 0.6
    style.slide.launch = 0.9
    style.slide.isForAll = true
    style.slide.crossesRest = true
    style.pane = .stage
    style.stage.icon = icon
    style.stage.padding = 24
    style.openRows = .many
    return style
  }
}

extension Preset {
  /// SwipyCell's rows as its example has them.
  static let swipyCell: [Preset] = [
    Preset(
      id: "swipycell.exit",
      sentence: "SwipyCell: past a trigger point the row goes out and the action fires.",
      style: .swipyCell(near: .exit, far: .exit)
    ),
    Preset(
      id: "swipycell.toggle",
      sentence: "SwipyCell: past a trigger point the row springs back and the action fires.",
      style: .swipyCell(near: .back, far: .back)
    ),
    Preset(
      id: "swipycell.mixed",
      sentence: "SwipyCell: the near point springs back, the far one goes out.",
      style: .swipyCell(near: .back, far: .exit)
    ),
    Preset(
      id: "swipycell.parked",
      sentence: "SwipyCell: icons that stand still under the row.",
      style: .swipyCell(near: .back, far: .back, icon: .parked)
    ),
    Preset(
      id: "swipycell.rightOnly",
      sentence: "SwipyCell: the trailing side alone, which springs back.",
      style: {
        var style = SwipeStyle.swipyCell(near: .back, far: .back)
        style.triggers.leading = []
        return style
      }()
    ),
  ]
}
