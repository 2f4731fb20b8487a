import SwipeEngine
import TestSupport
import Testing

@Suite("SwipeCellKit's vectors: where a full swipe arms")
struct SwipeCellKitExpansionTests {
  struct TargetInput: Decodable, Sendable {
    var cellWidth: Double
    var openWidth: Double
    var expansion: SwipeCellKitExpansion
  }

  struct Target: Decodable, Sendable {
    var targetOffset: Double
  }

  struct Moment: Decodable, Sendable {
    var cellWidth: Double
    var panel: SwipeCellKitPanel
    var renderedOffset: Double
    var translation: Double
    var touchX: Double
  }

  struct Arming: Decodable, Sendable {
    var expanded: Bool
  }

  typealias TargetVector = SwipeCellKitVector<TargetInput, Target>
  typealias TriggerVector = SwipeCellKitVector<Moment, Arming>

  @Test(
    "the target lies where its part says, and far enough past the pane",
    arguments: try SwipeCellKitVectors.exact("expansionTarget") as [TargetVector]
  )
  func target(_ vector: TargetVector) throws {
    var style = SwipeStyle.swipeCellKitAsTheOriginal(.border, vector.input.expansion)
    // One action that is as wide as the whole pane.
    style.buttons.sizing = .own
    let action = CellAction(id: "0", width: vector.input.openWidth)
    let context = CellContext(style: style, width: vector.input.cellWidth, leading: [], trailing: [action])
    #expect(context.paneWidth(.trailing) == vector.input.openWidth)
    let distance = try #require(context.armingDistance(.trailing))
    vector.expect(distance, vector.expected.targetOffset, "the target")
  }

  @Test(
    "a move arms by where the row was drawn before, the finger's place and its way",
    arguments: try SwipeCellKitVectors.exact("expansionTrigger") as [TriggerVector]
  )
  func trigger(_ vector: TriggerVector) {
    let input = vector.input
    var row = CellDriver([input.panel], width: input.cellWidth, at: input.renderedOffset)
    row.grab(atX: input.touchX - input.translation)
    vector.expect(row.offset, input.renderedOffset, "the offset before")
    #expect(row.cell.armed == nil)
    row.jump(toX: input.touchX)
    #expect((row.cell.armed == SwipeCellKitPanel.outermost) == vector.expected.expanded)
  }
}
