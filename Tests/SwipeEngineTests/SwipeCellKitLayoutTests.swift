import SwipeEngine
import TestSupport
import Testing

@Suite("SwipeCellKit's vectors: where the slots stand")
struct SwipeCellKitLayoutTests {
  struct Place: Decodable, Sendable {
    var cellWidth: Double
    var panel: SwipeCellKitPanel
    var offset: Double
    var expanded: Bool
  }

  struct Slot: Decodable, Sendable {
    /// Nil where nothing of it shows.
    var x: Double?
    var width: Double
  }

  struct Layout: Decodable, Sendable {
    var visibleWidth: Double
    var contentWidth: Double
    var edgeDistance: [Double]
    var slots: [Slot]
    var contentX: [Double]
    var gapWidth: Double
    var reportedWidths: [Double]
  }

  typealias Vector = SwipeCellKitVector<Place, Layout>

  @Test(
    "slots, contents and gap are where each transition puts them",
    arguments: try SwipeCellKitVectors.exact("layout") as [Vector]
  )
  func layout(_ vector: Vector) {
    let (input, expected) = (vector.input, vector.expected)
    let view = SwipeCellKitPanelView(row(vector), input.panel)
    vector.expect(view.offset, input.offset, "the offset")
    #expect(view.parts.map(\.isEmpty) == expected.slots.map { $0.x == nil })
    vector.expect(view.parts.map(\.width), expected.slots.map(\.width), "the visible widths")
    for (part, slot) in zip(view.parts, expected.slots) {
      if let x = slot.x { vector.expect(part.from, x, "the visible part's left edge") }
    }
    vector.expect(view.contentX, expected.contentX, "the contents' left edges")
    vector.expect(view.edgeDistance, expected.edgeDistance, "the distances from the row")
    vector.expect(view.gap, expected.gapWidth, "the gap")
    vector.expect(view.reported, expected.reportedWidths, "the widths for transitions")
    vector.expect(view.visibleWidth, expected.visibleWidth, "the visible width")
    // The slots of the third transition lie still: what they would share has no meaning there.
    if input.panel.style != .reveal {
      vector.expect(view.sharedWidth, expected.contentWidth, "what the slots share")
    }
  }

  /// A row with these panels at the vector's place; expanded, a finger has armed its full swipe.
  private func row(_ vector: Vector) -> CellDriver {
    let input = vector.input
    guard input.expanded else {
      return CellDriver([input.panel], width: input.cellWidth, at: input.offset)
    }
    var row = CellDriver([input.panel], width: input.cellWidth)
    let start = CellDriver.start(on: input.panel, width: input.cellWidth)
    row.grab(atX: start)
    // Into the zone where the finger's place arms, and a move more: the row slides to its target.
    let way = 290 * input.panel.edge.sign(in: row.context.direction)
    row.jump(toX: start + way)
    row.jump(toX: start + way + way.signum)
    #expect(row.cell.armed != nil)
    return row
  }

  @Test("slots begin to share the overscroll where the pane is out, also beside a safe area")
  func stretchBesideSafeArea() throws {
    let vector: Vector = try SwipeCellKitVectors.quirk("layout/border-R-2x80-safe34-stretch-220")
    #expect(vector.expected.gapWidth == 0)
    let view = SwipeCellKitPanelView(row(vector), vector.input.panel)
    // 220 pt uncover the 160 pt of the pane, the margin of 34, and 26 pt more: a quarter of those is shared.
    vector.expect(view.offset, -220, "the offset")
    vector.expect(view.gap, 19.5, "the gap")
    vector.expect(view.sharedWidth, 166.5, "what the slots share")
    vector.expect(view.edgeDistance, [102.75, 19.5], "the distances from the row")
    vector.expect(view.parts.map(\.width), [117.25, 83.25], "the visible widths")
    vector.expect(view.contentX, [257.75, 174.5], "the contents' left edges")
    vector.expect(view.reported, [83.25, 83.25], "the widths for transitions")
  }
}

extension Double {
  fileprivate var signum: Double { self < 0 ? -1 : 1 }
}
