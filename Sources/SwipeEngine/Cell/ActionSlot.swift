/// Where one action of the visible side stands, in the row's own coordinates: 0 is the row's left edge at rest.
public struct ActionSlot: Hashable, Sendable {
  public var id: ActionID
  /// Left edge of the slot in points, before the row covers any of it.
  public var x: Double
  /// Width of the slot in points.
  public var width: Double
  /// Opacity of icon and label, 0…1.
  public var alpha: Double
  /// Scale of icon and label; 1 is their own size.
  public var scale: Double
  /// Left edge in points of the box for icon and label, which stands at the row's side of the slot.
  public var contentX: Double
  /// Width of that box in points, which does not change as the row moves.
  public var contentWidth: Double
  /// How much of the slot the row uncovers by the transition alone, in points, whether or not another slot covers it.
  /// With the transition `border` it grows beyond the slot's own width.
  public var uncovered: Double
  /// The colour that a transition gave the slot; nil leaves it its action's.
  public var background: SlotColor?
  /// The colour of a stage; nil for a button.
  public var tone: StageTone?

  public init(
    id: ActionID,
    x: Double,
    width: Double,
    alpha: Double = 1,
    scale: Double = 1,
    contentX: Double? = nil,
    contentWidth: Double? = nil,
    uncovered: Double? = nil,
    background: SlotColor? = nil,
    tone: StageTone? = nil
  ) {
    self.id = id
    self.x = x
    self.width = width
    self.alpha = alpha
    self.scale = scale
    self.contentX = contentX ?? x
    self.contentWidth = contentWidth ?? width
    self.uncovered = uncovered ?? width
    self.background = background
    self.tone = tone
  }

  /// The uncovered part of the slot's own width, 0…1.
  public var visibleFraction: Double { Self.fraction(uncovered, of: contentWidth) }

  /// The uncovered part of a slot's own width, 0…1; 0 for one without width.
  static func fraction(_ uncovered: Double, of width: Double) -> Double {
    width > 0 ? (uncovered / width).limited(to: 0...1) : 0
  }
}

extension SwipeCell {
  /// The slots of the visible side, the one next to the content first; empty at offset 0 and where a row on the wrong way
  /// shows none. O(number of actions).
  public func slots(at time: Timestamp, in context: CellContext) -> [ActionSlot] {
    slots(at: time, offset: offset(at: time, in: context), in: context)
  }

  /// The same for a row that is known to be at `offset`, in points.
  package func slots(at time: Timestamp, offset: Double, in context: CellContext) -> [ActionSlot] {
    guard let edge = visibleEdge(of: offset, in: context) else { return [] }
    if context.part(edge, { $0.pane }) == .stage {
      return stage(edge, uncovered: abs(offset), at: time, in: context)
    }
    let layout = PaneLayout(edge, in: context)
    guard layout.paneWidth > 0 else { return [] }
    return buttons(edge, layout.places(uncovered: abs(offset)), offset: offset, at: time, in: context)
  }

  /// The slots of a pane of buttons.
  private func buttons(
    _ edge: Edge,
    _ places: [PaneLayout.Place],
    offset: Double,
    at time: Timestamp,
    in context: CellContext
  ) -> [ActionSlot] {
    let actions = context.actions(edge)
    let spread = max(0, emphasis.spread.position(at: time))
    let growth = 1 + Emphasis.popGrowth * emphasis.pop.position(at: time)
    let pointsLeft = edge.sign(in: context.direction) > 0
    return actions.indices.map { index in
      var (distance, width) = (places[index].distance, places[index].width)
      let isArming = emphasis.action.map { $0 == actions[index].id } ?? (index == actions.count - 1)
      if isArming {
        // Armed, a slot reaches from the row's edge to the side of the row.
        distance -= distance * spread
        width += (abs(offset) - width) * spread
      }
      let x = pointsLeft ? offset - distance - width : context.width + offset + distance
      let content = places[index].contentWidth
      return ActionSlot(
        id: actions[index].id,
        x: x,
        width: width,
        alpha: effects.alpha(index, edge, at: time),
        scale: effects.scale(index, edge, at: time) * (isArming ? growth : 1),
        contentX: pointsLeft ? x + width - content : x,
        contentWidth: content,
        uncovered: places[index].uncovered,
        background: effects.background(index, edge)
      )
    }
  }

  /// The one slot of a stage.
  private func stage(
    _ edge: Edge,
    uncovered distance: Double,
    at time: Timestamp,
    in context: CellContext
  ) -> [ActionSlot] {
    guard var slot = StageLayout(edge, in: context).slot(uncovered: distance, of: leavingAction) else {
      return []
    }
    slot.scale = 1 + Emphasis.popGrowth * emphasis.pop.position(at: time)
    slot.tone = tone.tone(at: time)
    return [slot]
  }
}
