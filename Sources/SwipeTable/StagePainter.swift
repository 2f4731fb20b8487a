import SwipeEngine

/// Draws a stage: the colour of the action that the row has come to over the whole strip, and its icon.
struct StagePainter {
  var theme: Theme
  var snapshot: RowSnapshot
  /// The side's actions as they are drawn.
  var actions: [SwipeAction]
  /// The colour before a point is reached.
  var pane: Color

  /// Adds the strip with its icon.
  ///
  /// - Parameters:
  ///   - tone: the colours between which it is at present.
  ///   - frame: the row's.
  func paint(_ slot: ActionSlot, _ tone: StageTone, frame: Rect, into list: inout DisplayList) {
    let ground = color(of: tone.from).mixed(with: color(of: tone.to), tone.share)
    list.append(.fill(Rect(x: slot.x, y: frame.y, width: slot.width, height: frame.height), ground))
    guard let action = actions.first(where: { $0.id == slot.id }), let icon = action.icon else { return }
    let side = min(ButtonPlan.iconSide, snapshot.fullHeight, slot.contentWidth)
    let square = Rect(
      x: slot.contentX + (slot.contentWidth - side) / 2,
      y: frame.y + (snapshot.fullHeight - side) / 2,
      width: side,
      height: side
    )
    let ink = ink(of: tone.from).mixed(with: ink(of: tone.to), tone.share)
    let alpha = slot.alpha * (action.isEnabled ? 1 : SlotPainter.disabledAlpha)
    list.append(.icon(icon, square, ink.opacity(alpha), scale: slot.scale))
  }

  private func color(of id: ActionID?) -> Color {
    guard let action = actions.first(where: { $0.id == id }) else { return pane }
    return ActionColors(for: action, in: theme).normal
  }

  private func ink(of id: ActionID?) -> Color {
    guard let action = actions.first(where: { $0.id == id }) else { return theme.text2 }
    return action.look.textColor ?? ActionColors(for: action, in: theme).normal.ink
  }
}
