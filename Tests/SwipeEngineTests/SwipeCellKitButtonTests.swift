import SwipeEngine
import TestSupport
import Testing

@Suite("SwipeCellKit's vectors: the width of buttons")
struct SwipeCellKitButtonTests {
  struct Buttons: Decodable, Sendable {
    var cellWidth: Double
    var titleWidths: [Double]
    var imageWidths: [Double]
    var maximumButtonWidth: Double?
    var minimumButtonWidth: Double?
    var buttonPadding: Double
  }

  struct Widths: Decodable, Sendable {
    var buttonWidth: Double
    var openWidth: Double
  }

  typealias Vector = SwipeCellKitVector<Buttons, Widths>

  @Test(
    "all buttons are as wide as the widest content asks for",
    arguments: try SwipeCellKitVectors.exact("buttonWidth") as [Vector]
  )
  func widths(_ vector: Vector) {
    let input = vector.input
    var style = SwipeStyle.swipeCellKit(.border)
    style.buttons.maximumWidth = input.maximumButtonWidth
    style.buttons.minimumWidth = input.minimumButtonWidth
    style.buttons.padding = input.buttonPadding
    let actions = zip(input.titleWidths, input.imageWidths).enumerated().map { index, widths in
      let content = ButtonContent(words: widths.0 > 0 ? [widths.0] : [], image: widths.1)
      return CellAction(id: String(index), demand: .content(content))
    }
    let context = CellContext(style: style, width: input.cellWidth, leading: [], trailing: actions)
    let expected = actions.map { _ in vector.expected.buttonWidth }
    vector.expect(context.slotWidths(.trailing), expected, "the widths")
    vector.expect(context.paneWidth(.trailing), vector.expected.openWidth, "the open width")
  }
}
