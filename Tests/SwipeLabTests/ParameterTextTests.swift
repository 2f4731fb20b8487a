import SwipeEngine
import Testing

@testable import SwipeLab

@Suite("A parameter's value for people")
struct ParameterTextTests {
  @Test(
    "has its unit, a true minus, and at least the parameter's decimals",
    arguments: [
      ("settle.response", .number(0.4), "0.40 s"), ("settle.response", .number(2.0 / 3), "0.667 s"),
      ("settle.response", .number(1), "1.00 s"), ("settle.dampingRatio", .number(0.125), "0.125"),
      ("settle.dampingRatio", .number(-0.5), "−0.50"), ("slide.launch", .number(1200), "1\u{2009}200.0 1/s"),
      ("settle.duration", .null, "None"), ("closeOnScroll", .flag(true), "On"),
      ("closeOnScroll", .flag(false), "Off"),
      ("expansion", .choice("destructiveAfterFill"), "Destructive after fill"),
      ("expansion", .choice("none"), "None"),
      ("triggers.left", .choice("25% back, 1h exit"), "25% back, 1h exit"),
      ("unknown", .number(12.5), "12.5"), ("unknown", .number(1e-9), "0"),
    ] as [(String, ParameterValue, String)]
  )
  func text(id: String, value: ParameterValue, text: String) {
    #expect(ParameterText(value, of: id).text == text)
  }

  @Test(
    "follows a name, words in lower case",
    arguments: [
      ("expansion", .choice("destructiveAfterFill"), "It destructive after fill"),
      ("closeOnScroll", .flag(true), "It on"), ("settle.response", .number(0.4), "It 0.40 s"),
    ] as [(String, ParameterValue, String)]
  )
  func following(id: String, value: ParameterValue, text: String) {
    #expect(ParameterText(value, of: id).following("It") == text)
  }

  @Test("shows every choice that a style has as a sentence begins, each another way")
  func choices() {
    for parameter in SwipeStyle.parameters {
      guard case .choice(let names) = parameter.kind else { continue }
      let texts = names.map { ParameterText(.choice($0), of: parameter).text }
      #expect(Set(texts).count == names.count)
      #expect(
        texts.allSatisfy { $0.dropFirst() == $0.dropFirst().lowercased() && $0.first?.isUppercase == true }
      )
    }
  }
}
