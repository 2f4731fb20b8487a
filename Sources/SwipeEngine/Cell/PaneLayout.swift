/// Where the slots of one side stand, for how far its pane is out.
struct PaneLayout {
  /// One slot.
  struct Place: Hashable {
    /// From the row's moving edge to the slot's near edge, in points; negative under the row.
    var distance: Double
    var width: Double
    /// The width of icon and label's box, in points.
    var contentWidth: Double
    /// How much of the slot the row uncovers, in points.
    var uncovered: Double
    /// The uncovered part of the slot's own width, 0…1.
    var visibleFraction: Double { ActionSlot.fraction(uncovered, of: contentWidth) }
  }

  /// The slots' widths in points, the one next to the content first.
  private let widths: [Double]
  private let transition: ActionTransition
  private let safeArea: Double
  /// The part of the overscroll that the slots share.
  private let stretch: Double
  /// How far the row moves to uncover all of them, in points, see `CellContext.paneWidth`.
  let paneWidth: Double

  init(_ edge: Edge, in context: CellContext) {
    widths = context.slotWidths(edge)
    paneWidth = context.paneWidth(edge, of: widths)
    transition = context.part(edge) { $0.transition }
    safeArea = context.safeArea(edge)
    stretch = context.part(edge) { $0.expansion.stretch(of: $0.expansion.kind(edge)) }
  }

  /// The slots where the row has moved this many points, the one next to the content first. O(number of actions).
  func places(uncovered distance: Double) -> [Place] {
    let visible = max(0, distance - safeArea)
    let pane = widths.reduce(0, +)
    // The slots share this much; the rest is a gap beside the row.
    let shared = visible > pane && stretch < 1 ? pane + stretch * (visible - pane) : visible
    var inner = 0.0
    return widths.indices.map { index in
      defer { inner += widths[index] }
      let isOutermost = index == widths.count - 1
      var place = place(index, inner: inner, pane: pane, shared: shared, visible: visible)
      if isOutermost { place.width += safeArea }
      return place
    }
  }

  private func place(
    _ index: Int,
    inner: Double,
    pane: Double,
    shared: Double,
    visible: Double
  ) -> Place {
    let own = widths[index]
    let gap = visible - shared
    let isOutermost = index == widths.count - 1
    var place = Place(distance: 0, width: own, contentWidth: own, uncovered: 0)
    switch transition {
    case .border:
      let share = pane > 0 ? shared * own / pane : 0
      place.distance = (pane > 0 ? shared * inner / pane : 0) + gap
      place.width = share
      place.uncovered = share
    case .drag:
      place.distance = inner + gap
      place.width = isOutermost ? max(own, shared - inner) : own
      place.uncovered = min(own, max(0, visible - inner))
    case .reveal:
      place.distance = visible - pane + inner
      place.uncovered = min(own, max(0, visible - (pane - inner - own)))
    }
    return place
  }
}
