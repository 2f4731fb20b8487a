import SwipeEngine
import Testing

@Suite("A parameter as Swift code")
struct ParameterCodeTests {
  @Test(
    "has its field's name, and its value as an expression",
    arguments: [
      ("settle.dampingRatio", "0.7", "settle.dampingRatio", "0.7"),
      ("recognition.slop", "0", "recognition.slop", "0"),
      ("settle.duration", "null", "settle.duration", "nil"),
      ("settle.duration", "1e-7", "settle.duration", "1e-07"),
      ("fill.response", "0.3", "expansion.fill.response", "0.3"),
      ("spread.duration", "null", "expansion.spread.duration", "nil"),
      ("oppositeSwipe", "true", "drag.oppositeSwipe", "true"),
      ("expansion", "none", "expansion.kind", ".none"),
      ("expansion.leading", "same", "expansion.leadingKind", "nil"),
      ("expansion.leading", "none", "expansion.leadingKind", ".some(.none)"),
      ("expansion.leading", "fill", "expansion.leadingKind", ".fill"),
      ("deleteThreshold", "2", "expansion.deleteThreshold", "2"),
      ("transition", "reveal", "transition", ".reveal"),
      ("triggers.leading", "none", "triggers.leading", "[]"),
      (
        "triggers.trailing", "7% back, off, 1.5h door, 72pt through", "triggers.trailing",
        "[TriggerPoint(.fraction(0.07), .back), .off, TriggerPoint(.heights(1.5), .door), "
          + "TriggerPoint(.points(72), .through)]"
      ),
    ]
  )
  func expression(id: String, value: String, field: String, expression: String) throws {
    let parameter = try SwipeStyle.known(id)
    var style = SwipeStyle()
    try parameter.set(ParameterValue(parsing: value), in: &style)
    #expect(parameter.field == field)
    #expect(parameter.expression(in: style) == expression)
  }

  @Test("numbers that a program alone can give a point are written, too")
  func oddNumbers() throws {
    var style = SwipeStyle()
    style.triggers.leading = [.infinity, -.infinity, .nan, -1].map { TriggerPoint(.points($0), .back) }
    let text = try SwipeStyle.known("triggers.leading").expression(in: style)
    for number in ["(.infinity)", "(-.infinity)", "(.nan)", "(-1)"] { #expect(text.contains(number)) }
  }

  @Test("no two parameters have one field")
  func unique() {
    let fields = SwipeStyle.parameters.map(\.field)
    #expect(Set(fields).count == fields.count)
  }
}
