import SwipeEngine

/// The colours of one button.
struct ButtonColors: Hashable {
  /// The whole slot; nil lets the pane show, or what the program draws there.
  let slot: Color?
  /// The disc of a circular button; nil for none.
  let disc: Color?
  let title: Color
  let image: Color

  /// - Parameters:
  ///   - background: the colour that a transition gave the slot, in place of the action's own ground.
  ///   - armedTint: how far the colour has turned to the armed one, 0…1.
  ///   - pane: what lies under the slot.
  init(
    of action: SwipeAction,
    _ look: ButtonStyle.Look,
    background: SlotColor?,
    armedTint: Double,
    isPressed: Bool,
    pane: Color,
    in theme: Theme
  ) {
    let colors = ActionColors(for: action, in: theme)
    let color = colors.normal.mixed(with: colors.armed, armedTint)
    let isCircular = look == .circular
    let hasColor = action.look.ground == .color
    let given = background.map { Color($0) }
    slot = given ?? (hasColor && !isCircular ? color : nil)
    disc = hasColor && isCircular ? color : nil
    let own = isPressed ? action.look.highlightedTextColor ?? action.look.textColor : action.look.textColor
    // On the action's own colour the ink does not change while that turns to the armed one.
    let ground = given.map { $0.laid(on: pane) } ?? (disc == nil && hasColor ? colors.normal : nil)
    let onPane = action.look.ground == .effect ? Color.white : isCircular ? theme.text2 : theme.text
    title = own ?? ground?.ink ?? onPane
    image = disc == nil ? title : colors.normal.ink
  }
}
