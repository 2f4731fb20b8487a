import SwipeEngine
import TestSupport

/// What can be seen of a row's slots, in the vectors' order: the outermost first.
struct SwipeCellKitPanelView {
  /// A stretch of the row from left to right, in points.
  struct Part {
    var from: Double
    var to: Double

    var width: Double { isEmpty ? 0 : to - from }
    var isEmpty: Bool { to <= from }
  }

  let offset: Double
  private let slots: [ActionSlot]
  private let sign: Double
  private let width: Double
  private let safeArea: Double

  init(_ row: CellDriver, _ panel: SwipeCellKitPanel) {
    offset = row.offset
    slots = row.slots.reversed()
    sign = panel.edge.sign(in: row.context.direction)
    width = row.context.width
    safeArea = panel.safeAreaMargin
  }

  /// What of each slot neither the row nor a slot farther out covers.
  var parts: [Part] {
    var uncovered = sign < 0 ? Part(from: width + offset, to: width) : Part(from: 0, to: offset)
    return slots.map { slot in
      let part = Part(
        from: max(slot.x, uncovered.from),
        to: min(slot.x + slot.width, uncovered.to)
      )
      // What lies on the outer side of a slot is hidden by it or by those farther out.
      if sign < 0 { uncovered.to = min(uncovered.to, slot.x) }
      if sign > 0 { uncovered.from = max(uncovered.from, slot.x + slot.width) }
      return part
    }
  }

  /// From the row's moving edge to each slot's near one.
  var edgeDistance: [Double] {
    slots.map { sign < 0 ? $0.x - (width + offset) : offset - ($0.x + $0.width) }
  }

  var contentX: [Double] { slots.map(\.contentX) }
  var reported: [Double] { slots.map(\.uncovered) }

  /// How much the row leaves uncovered beside the safe area.
  var visibleWidth: Double { max(0, abs(offset) - safeArea) }

  /// How much of that is bare ground beside the row.
  var gap: Double { max(0, edgeDistance.min() ?? 0) }

  /// How much of it belongs to slots.
  var sharedWidth: Double { visibleWidth - gap }
}
