import SwipeEngine

/// Draws the strip that a moved row leaves: its ground, the slots, and the shadow of a row that lies above them.
struct PanePainter {
  var theme: Theme
  var metrics: TextMetrics
  var snapshot: RowSnapshot
  /// The row's slot in the list.
  var frame: Rect
  /// The style of the side that shows.
  var style: SwipeStyle
  /// The side's actions as they are drawn, the one next to the content first.
  var actions: [SwipeAction]
  /// The colour of the ground; nil takes the theme's.
  var ground: Color?
  /// The part of the list that shows, where buttons keep to it.
  var visible: Rect
  var effect: (SwipeAction, Rect, inout DisplayList) -> Void

  /// Width of the shadow that a row throws on a pane under it, in points.
  private static let edgeShadowWidth = 10.0

  private var isLeft: Bool { snapshot.offset > 0 }

  func paint(at time: Timestamp, into list: inout DisplayList) {
    let strip = Rect(
      x: isLeft ? 0 : max(0, frame.width + snapshot.offset),
      y: frame.y,
      width: min(abs(snapshot.offset), frame.width),
      height: frame.height
    )
    let pane = ground ?? standardGround
    if let slot = snapshot.slots.first, let tone = slot.tone {
      return paintStage(slot, tone, pane: pane, strip: strip, into: &list)
    }
    let painter = SlotPainter(
      theme: theme,
      metrics: metrics,
      snapshot: snapshot,
      pane: pane.laid(on: theme.under),
      effect: effect
    )
    let insets = insets
    let height = snapshot.fullHeight - insets.top - insets.bottom
    let plans = plans(height: height)
    let top = frame.y + insets.top - lift(of: plans, height: height)
    list.clipped(to: strip) { list in
      list.append(.fill(strip, pane))
      for (slot, plan) in inOrder(plans) {
        painter.paint(
          slot,
          plan,
          frame: Rect(x: slot.x, y: frame.y, width: slot.width, height: frame.height),
          button: Rect(x: slot.contentX, y: top, width: slot.contentWidth, height: height),
          room: room(of: slot),
          at: time,
          into: &list
        )
      }
      if style.transition == .reveal { paintShadow(into: &list) }
    }
  }

  /// The slots and their buttons in the order in which they are drawn: the outermost last, but for the armed one, which may lie
  /// over those outside of it.
  private func inOrder(_ plans: [ButtonPlan]) -> [(ActionSlot, ButtonPlan)] {
    let pairs = Array(zip(snapshot.slots, plans))
    return pairs.filter { $0.0.id != snapshot.emphasized } + pairs.filter { $0.0.id == snapshot.emphasized }
  }

  private func paintStage(
    _ slot: ActionSlot,
    _ tone: StageTone,
    pane: Color,
    strip: Rect,
    into list: inout DisplayList
  ) {
    let painter = StagePainter(theme: theme, snapshot: snapshot, actions: actions, pane: pane)
    list.clipped(to: strip) { list in
      painter.paint(slot, tone, frame: frame, into: &list)
      // Icons that stay with the row or stand still lie under it; those in a square come with it. A row that is out is
      // nowhere.
      let liesUnder = style.stage.icon == .follows || style.stage.icon == .parked
      if liesUnder, strip.width < frame.width { paintShadow(into: &list) }
    }
  }

  /// Without colours of actions that would stand out against it, the pane looks like what is below the list.
  private var standardGround: Color {
    let isPlain = style.buttons.look == .circular || actions.allSatisfy { $0.look.ground == .clear }
    return isPlain ? theme.under : theme.pane
  }

  /// What the viewport cuts off of the buttons, where the style minds.
  private var insets: VisibleInsets {
    guard style.buttons.keepsInView else { return .zero }
    return VisibleInsets(
      rowY: frame.y,
      rowHeight: snapshot.fullHeight,
      visibleY: visible.y,
      visibleHeight: visible.height,
      need: actions.map { ButtonPlan.need(of: $0, style.buttons) }.max() ?? 0
    )
  }

  /// The buttons of the side. Where all are alike their labels have one size, the larger one where every title takes it.
  private func plans(height: Double) -> [ButtonPlan] {
    let sizes = snapshot.slots.map { ButtonStack.Size(width: $0.contentWidth, height: height) }
    func made(prefersSmall: Bool) -> [ButtonPlan] {
      zip(actions, sizes).map { action, size in
        ButtonPlan(action, style.buttons, in: size, prefersSmall: prefersSmall, metrics: metrics)
      }
    }
    var plans = made(prefersSmall: false)
    if style.buttons.sizing == .shared, plans.contains(where: \.isSmall) { plans = made(prefersSmall: true) }
    let tallest = plans.map(\.imageSide).max() ?? 0
    for (index, size) in sizes.enumerated() where plans.indices.contains(index) {
      plans[index].place(in: size, tallestImage: tallest)
    }
    return plans
  }

  /// How far all buttons move up, in points, so that the lines of a title that hang lowest are not cut off: the block that
  /// they belong to then stands in the middle, and all images stay on one line.
  private func lift(of plans: [ButtonPlan], height: Double) -> Double {
    let lowest = plans.max { $0.stack.titleRect.maxY < $1.stack.titleRect.maxY }
    guard let stack = lowest?.stack, stack.titleRect.maxY > height else { return 0 }
    return max(0, (stack.alignmentRect.y + stack.titleRect.maxY - height) / 2)
  }

  /// How much of a slot's width is its own, in points: what the outermost slot does not take of it as its full swipe arms.
  private func room(of slot: ActionSlot) -> Double {
    guard let outermost = snapshot.slots.last, outermost.id != slot.id else { return slot.width }
    return isLeft
      ? slot.x + slot.width - max(slot.x, outermost.x + outermost.width)
      : min(slot.x + slot.width, outermost.x) - slot.x
  }

  /// The shadow lies beside the row's edge, wherever that is: a row that went out casts none.
  private func paintShadow(into list: inout DisplayList) {
    let x = isLeft ? snapshot.offset - Self.edgeShadowWidth : frame.width + snapshot.offset
    guard x < frame.width, x + Self.edgeShadowWidth > 0 else { return }
    let shadow = Rect(x: x, y: frame.y, width: Self.edgeShadowWidth, height: frame.height)
    list.append(.edgeShadow(shadow, towardsRight: !isLeft))
  }
}
