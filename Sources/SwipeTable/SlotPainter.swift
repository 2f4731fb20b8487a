import SwipeEngine

/// Draws one action's button: its ground, and icon and label as one block at the row's side of the slot.
struct SlotPainter {
  var theme: Theme
  var metrics: TextMetrics
  var snapshot: RowSnapshot
  /// Whether the pane lies on the left, so that the row is at its right.
  var isLeft: Bool

  // The visual language, section 5. Lengths in points, times in s.
  private static let iconSize = 24.0
  private static let gap = 4.0
  private static let label = TextStyle(size: 12, lineHeight: 16, weight: .medium)
  private static let wideLabel = TextStyle(size: 13, lineHeight: 16, weight: .medium)
  private static let wideFrom = 84.0
  private static let iconAloneBelow = 56.0
  private static let labelPadding = 8.0
  private static let pressedAlpha = 0.1
  private static let collapseFade = 0.08

  /// - Parameter width: the slot's own width in points, which icon and label keep while the slot grows and shrinks.
  func paint(
    _ slot: ActionSlot,
    _ action: SwipeAction,
    width: Double,
    in frame: Rect,
    at time: Timestamp,
    into list: inout DisplayList
  ) {
    let ground = Rect(x: slot.x, y: frame.y, width: slot.width, height: frame.height)
    let colors = ActionColors(for: action, in: theme)
    let isOutermost = slot.id == snapshot.slots.last?.id
    list.append(.fill(ground, colors.normal.mixed(with: colors.armed, isOutermost ? snapshot.armedTint : 0)))
    list.clipped(to: ground) { list in
      let box = Rect(
        x: isLeft ? ground.maxX - width : ground.x,
        y: frame.y,
        width: width,
        height: frame.height
      )
      paintLabel(slot, action, box, alpha: slot.alpha * collapseAlpha(at: time), into: &list)
      if snapshot.pressedAction == action.id {
        list.append(.fill(ground, Color.black.opacity(Self.pressedAlpha)))
      }
    }
  }

  /// What an action's title and icon ask for.
  static func content(of action: SwipeAction, metrics: TextMetrics) -> ButtonContent {
    let style = action.look.font ?? label
    return ButtonContent(
      words: action.title.split(separator: " ").map { metrics.width(of: String($0), style) },
      space: metrics.width(of: " ", style),
      image: action.icon == nil ? 0 : iconSize
    )
  }

  private func collapseAlpha(at time: Timestamp) -> Double {
    guard let start = snapshot.collapseStart else { return 1 }
    return max(0, 1 - time.seconds(since: start) / Self.collapseFade)
  }

  private func paintLabel(
    _ slot: ActionSlot,
    _ action: SwipeAction,
    _ box: Rect,
    alpha: Double,
    into list: inout DisplayList
  ) {
    guard alpha > 0 else { return }
    let width = box.width
    let style = width >= Self.wideFrom ? Self.wideLabel : Self.label
    let showsLabel = action.icon == nil || width >= Self.iconAloneBelow
    let iconHeight = action.icon == nil ? 0 : Self.iconSize
    // Two lines hang below the middle as far as icon and first line stand above it.
    let highest = (iconHeight + Self.gap + style.lineHeight) / 2 + style.lineHeight
    let limit = highest <= snapshot.fullHeight / 2 ? 2 : 1
    let lines =
      showsLabel ? metrics.lines(action.title, style, width: width - Self.labelPadding, limit: limit) : []
    let gap = action.icon == nil || lines.isEmpty ? 0 : Self.gap
    // A second line hangs below; icon and first line stay where they are.
    let block = iconHeight + gap + (lines.isEmpty ? 0 : style.lineHeight)
    let center = Point(x: box.midX, y: box.y + snapshot.fullHeight / 2)
    let top = center.y - block / 2
    let color = Color.white.opacity(alpha)
    func placed(_ y: Double) -> Double { center.y + (y - center.y) * slot.scale }
    if let icon = action.icon {
      let square = Rect(
        x: center.x - Self.iconSize / 2,
        y: placed(top + Self.iconSize / 2) - Self.iconSize / 2,
        width: Self.iconSize,
        height: Self.iconSize
      )
      list.append(.icon(icon, square, color, scale: slot.scale))
    }
    for (index, line) in lines.enumerated() {
      let y = top + iconHeight + gap + Double(index) * style.lineHeight
      let origin = Point(
        x: center.x - metrics.width(of: line, style) / 2,
        y: placed(y + style.lineHeight / 2) - style.lineHeight / 2
      )
      list.append(.text(line, origin: origin, style, color, scale: slot.scale))
    }
  }
}

extension SwipeAction {
  /// The action with what title and icon ask for, unless that is known already.
  public func measured(_ metrics: TextMetrics) -> SwipeAction {
    guard width == nil, content == nil else { return self }
    var copy = self
    let content = SlotPainter.content(of: self, metrics: metrics)
    copy.content = content
    copy.width = ButtonStyle().widths(for: [.content(content)], rowWidth: 0).first
    return copy
  }
}
