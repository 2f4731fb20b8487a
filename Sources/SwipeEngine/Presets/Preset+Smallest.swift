/// The smallest cell that swipes, as a style.
extension SwipeStyle {
  /// One point at half the row's width: past it the action fires, and the row always comes back.
  public static let smallest: SwipeStyle = {
    var style = SwipeStyle()
    // Just over a half: exactly half does nothing.
    let point = TriggerPoint(.fraction(0.5.nextUp), .back)
    style.recognition.isStrict = true
    // One to one however far: the row has no limit.
    style.drag.limit = .row
    style.drag.oppositeSwipe = true
    style.drag.overscroll = .linear
    style.drag.elasticity = 1
    style.triggers = Triggers(leading: [point], trailing: [point])
    style.slide.duration = 0.2
    style.slide.curve = .easeInOut
    style.slide.isForAll = true
    style.pane = .stage
    style.stage.icon = .slidesIn
    return style
  }()
}

extension Preset {
  /// The smallest cell.
  static let smallest = Preset(
    id: "smallest",
    sentence: "The smallest cell: past half its width the action fires, and the row comes back.",
    style: .smallest
  )
}
