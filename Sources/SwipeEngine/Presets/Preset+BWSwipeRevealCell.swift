/// What users of BWSwipeRevealCell know, as styles; where its numbers come from is told in the article on presets.
extension SwipeStyle {
  /// BWSwipeRevealCell's behaviour with one point on each side, a row's height from rest.
  ///
  /// - Parameter outcome: `back` for a spring release, `door` for a sliding door, `through` for a swipe through.
  public static func bwSwipe(_ outcome: TriggerPoint.Outcome) -> SwipeStyle {
    var style = SwipeStyle()
    let point = TriggerPoint(.heights(1), outcome)
    style.recognition.isStrict = true
    style.drag.limit = outcome == .through ? .row : .trigger
    style.drag.overscroll = .linear
    style.drag.oppositeSwipe = true
    style.drag.elasticity = 0.3
    style.triggers = Triggers(leading: [point], trailing: [point])
    style.leave.curve = .linear
    style.leave.slowest = 0.2
    style.leave.fastest = 0.2
    style.slide.duration = 0.2
    style.slide.curve = .easeOut
    style.slide.openCurve = .easeInOut
    style.slide.isForAll = true
    style.pane = .stage
    style.stage.icon = outcome == .through ? .glued : .slidesIn
    style.stage.colorDuration = 0.13
    return style
  }
}

extension Preset {
  /// BWSwipeRevealCell's three types.
  static let bwSwipe: [Preset] = [
    Preset(
      id: "bwswipe.springRelease",
      sentence: "BWSwipeRevealCell: past a row's height the action fires and the row comes back.",
      style: .bwSwipe(.back)
    ),
    Preset(
      id: "bwswipe.slidingDoor",
      sentence: "BWSwipeRevealCell: past a row's height the row stays open like a door.",
      style: .bwSwipe(.door)
    ),
    Preset(
      id: "bwswipe.swipeThrough",
      sentence: "BWSwipeRevealCell: past a row's height the row goes out.",
      style: .bwSwipe(.through)
    ),
  ]
}
