import SwipeEngine

/// Draws one action's slot: its ground, and its button at the row's side of it.
struct SlotPainter {
  var theme: Theme
  var metrics: TextMetrics
  var snapshot: RowSnapshot
  /// The colour under the slots.
  var pane: Color
  /// Draws the ground of an action that has one of the program's own.
  var effect: (SwipeAction, Rect, inout DisplayList) -> Void

  // The visual language, section 5. Times in s.
  private static let pressedAlpha = 0.1
  /// How strongly the content of a disabled action shows, 0…1.
  static let disabledAlpha = 0.45
  private static let collapseFade = 0.08

  /// - Parameters:
  ///   - frame: the slot.
  ///   - button: where its button stands.
  ///   - room: how much of the slot's width is its own, in points.
  func paint(
    _ slot: ActionSlot,
    _ plan: ButtonPlan,
    frame: Rect,
    button: Rect,
    room: Double,
    at time: Timestamp,
    into list: inout DisplayList
  ) {
    let action = plan.action
    let isPressed = snapshot.pressedAction == action.id
    let pressedGround = action.look.highlightedGround ?? Color.black.opacity(Self.pressedAlpha)
    let colors = ButtonColors(
      of: action,
      plan.buttons.look,
      background: slot.background,
      armedTint: slot.id == snapshot.emphasized ?? snapshot.slots.last?.id ? snapshot.armedTint : 0,
      isPressed: isPressed,
      pane: pane,
      in: theme
    )
    if let color = colors.slot { list.append(.fill(frame, color)) }
    let isCut = colors.slot != nil || action.look.ground == .effect
    if isCut { list.append(.pushClip(frame)) }
    if colors.slot == nil, action.look.ground == .effect { effect(action, frame, &list) }
    // A slot without a colour of its own shows a press only where the action says how.
    let showsPress = action.look.ground == .color || action.look.highlightedGround != nil
    if isPressed, colors.disc == nil, showsPress { list.append(.fill(frame, pressedGround)) }
    ButtonPainter(
      metrics: metrics,
      plan: plan,
      colors: colors,
      box: button,
      scale: slot.scale,
      fade: slot.alpha,
      alpha: slot.alpha * strength(of: action, at: time),
      room: colors.slot == nil ? room : .infinity,
      pressedGround: isPressed ? pressedGround : nil
    ).paint(into: &list)
    if isCut { list.append(.popClip) }
  }

  /// How strongly icon and label show, 0…1: a disabled one faintly, all ever less while the row collapses.
  private func strength(of action: SwipeAction, at time: Timestamp) -> Double {
    let own = action.isEnabled ? 1 : Self.disabledAlpha
    guard let start = snapshot.collapseStart else { return own }
    return own * max(0, 1 - time.seconds(since: start) / Self.collapseFade)
  }
}
