import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("Image and title of a button")
struct ButtonStackTests {
  struct Input: Decodable, Sendable {
    var buttonSize: [Double]
    /// Width and height of the title on one line.
    var title: [Double]?
    var image: [Double]?
    var tallestImage: Double
    var padding: Double
    var spacing: Double
    var mode: String
  }

  struct Expected: Decodable, Sendable {
    var alignmentRect: [Double]
    var imageRect: [Double]
    var titleRect: [Double]
  }

  private func stack(
    button: (Double, Double) = (80, 100),
    line: (Double, Double)? = (40, 16),
    lines: Double = 1,
    image: (Double, Double)? = (24, 24),
    tallest: Double = 24,
    padding: Double = 8,
    spacing: Double = 4,
    _ alignment: ButtonStyle.Alignment = .firstBaseline
  ) -> ButtonStack {
    ButtonStack(
      button: ButtonStack.Size(width: button.0, height: button.1),
      title: line.map {
        ButtonStack.Title(
          line: ButtonStack.Size(width: $0.0, height: $0.1),
          wrapped: ButtonStack.Size(width: min($0.0, button.0 - 2 * padding), height: lines * $0.1)
        )
      },
      image: image.map { ButtonStack.Size(width: $0.0, height: $0.1) },
      tallestImage: tallest,
      padding: padding,
      spacing: spacing,
      alignment: alignment
    )
  }

  @Test("stand where SwipeCellKit puts them")
  func vectors() throws {
    let vectors: [SwipeCellKitVector<Input, Expected>] = try SwipeCellKitVectors.exact("buttonStack")
    for vector in vectors {
      let input = vector.input
      let line = input.title.map { ($0[0], $0[1]) }
      let stack = stack(
        button: (input.buttonSize[0], input.buttonSize[1]),
        line: line,
        lines: line.map { ($0.0 / (input.buttonSize[0] - 2 * input.padding)).rounded(.up) } ?? 1,
        image: input.image.map { ($0[0], $0[1]) },
        tallest: input.tallestImage,
        padding: input.padding,
        spacing: input.spacing,
        input.mode == "center" ? .middle : .firstBaseline
      )
      vector.expect(stack.alignmentRect.numbers, vector.expected.alignmentRect, "alignment")
      vector.expect(stack.imageRect.numbers, vector.expected.imageRect, "image")
      vector.expect(stack.titleRect.numbers, vector.expected.titleRect, "title")
    }
  }

  @Test("keep titles on one line under images of several heights")
  func tallest() {
    let (low, high) = (stack(image: (20, 20), tallest: 40), stack(image: (40, 40), tallest: 40))
    #expect(low.titleRect == high.titleRect)
    #expect(low.imageRect.midY == high.imageRect.midY)
    #expect(stack(image: nil, tallest: 40).titleRect == stack(image: nil, tallest: 0).titleRect)
    #expect(stack(image: (40, 40), tallest: 0).imageRect == high.imageRect, "an image counts itself")
  }

  @Test("hang out of a button that is too small alike at both ends", arguments: [0.0, 10, 20, 43])
  func small(height: Double) {
    let stack = stack(button: (10, height))
    expectClose(stack.imageRect.minY + stack.titleRect.maxY, height, within: 1)
    #expect(stack.imageRect.midX == 5)
    #expect(stack.alignmentRect.width == 0)
    #expect(stack.titleRect.width >= 0)
  }

  @Test("grow the title's box outwards to whole points, never inwards")
  func wholePoints() {
    let stack = stack(button: (74, 61), line: (37.4, 16))
    #expect(stack.titleRect == Rect(x: 18, y: 36, width: 38, height: 17))
    #expect(stack.titleRect.midX == 37)
  }

  @Test("take sizes that are no sizes for none")
  func illegal() {
    let stack = stack(line: (.nan, -4), image: (-1, .infinity), padding: .nan, spacing: .nan)
    #expect(stack.imageRect == Rect(x: 40, y: 50, width: 0, height: 0))
    #expect(stack.titleRect == Rect(x: 40, y: 50, width: 0, height: 0))
  }
}

extension Rect {
  fileprivate var numbers: [Double] { [x, y, width, height] }
}
