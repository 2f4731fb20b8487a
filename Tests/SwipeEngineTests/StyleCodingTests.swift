import Foundation
import SwipeEngine
import Testing

@Suite("A style in a file")
struct StyleCodingTests {
  private func decoded(_ text: String) throws -> SwipeStyle {
    try JSONDecoder().decode(SwipeStyle.self, from: Data(text.utf8))
  }

  /// The sentence of what is wrong with a text.
  private func complaint(about text: String) -> String? {
    do {
      _ = try decoded(text)
      return nil
    } catch DecodingError.dataCorrupted(let context) {
      return context.debugDescription
    } catch {
      return "another error: \(error)"
    }
  }

  /// A style that differs from the default in every parameter.
  private func changedStyle() throws -> SwipeStyle {
    var style = SwipeStyle()
    for parameter in SwipeStyle.parameters {
      switch (parameter.kind, parameter.value(in: style)) {
      case (.number(let range, _, _, _), let value):
        let isLowest = value == .number(range.lowerBound)
        try parameter.set(.number(isLowest ? range.upperBound : range.lowerBound), in: &style)
      case (.toggle, .flag(let flag)): try parameter.set(.flag(!flag), in: &style)
      case (.choice(let names), let value):
        let other = try #require(names.first { .choice($0) != value })
        try parameter.set(.choice(other), in: &style)
      case (.triggerPoints, _): try parameter.set(.choice("25% back, off, 1.5h door"), in: &style)
      default: Issue.record("\(parameter.id) cannot be changed")
      }
    }
    return style
  }

  @Test("comes back as it was, whatever was changed")
  func roundTrip() throws {
    let changed = try changedStyle()
    for parameter in SwipeStyle.parameters {
      #expect(parameter.value(in: changed) != parameter.value(in: .default))
    }
    for style in [SwipeStyle(), changed] {
      #expect(try JSONDecoder().decode(SwipeStyle.self, from: JSONEncoder().encode(style)) == style)
    }
  }

  @Test("is one flat object of the parameters' ids")
  func flat() throws {
    let object = try JSONSerialization.jsonObject(with: JSONEncoder().encode(SwipeStyle()))
    let members = try #require(object as? [String: Any])
    #expect(Set(members.keys) == Set(SwipeStyle.parameters.map(\.id)))
    #expect(members["settle.duration"] is NSNull)
    #expect(members["transition"] as? String == "reveal")
  }

  @Test("keeps the default of what is missing")
  func missing() throws {
    #expect(try decoded("{}") == SwipeStyle())
    var style = SwipeStyle()
    style.settle.dampingRatio = 0.7
    style.settle.duration = 2
    style.drag.hardStop = true
    style.transition = .border
    let text = """
      {"settle.dampingRatio": 0.7, "settle.duration": 2, "drag.hardStop": true, "transition": "border"}
      """
    #expect(try decoded(text) == style)
    #expect(try decoded(#"{"settle.duration": null}"#) == SwipeStyle())
  }

  @Test(
    "is refused with the parameter's sentence where a value cannot be",
    arguments: [
      (
        #"{"settle.respnse": 1}"#,
        #"there is no parameter "settle.respnse"; did you mean "settle.response"?"#
      ),
      (
        #"{"settle.dampingRatio": 0}"#,
        #"the parameter "settle.dampingRatio" takes a number from 0.05 to 4, not 0"#
      ),
      (
        #"{"settle.response": null}"#,
        #"the parameter "settle.response" takes a number from 0 to 10, not null"#
      ),
      (#"{"drag.hardStop": 1}"#, #"the parameter "drag.hardStop" takes true or false, not 1"#),
      (
        #"{"transition": "revael"}"#,
        #"the parameter "transition" takes one of border, drag, reveal, not "revael"; did you mean "reveal"?"#
      ),
      (
        #"{"settle.response": [1]}"#,
        #"the parameter "settle.response" takes a number from 0 to 10, not a list or an object"#
      ),
      (
        #"{"zzzzzzzzz": {}, "aaaaaaaaa": 1}"#,
        #"there is no parameter "aaaaaaaaa""#
      ),
    ]
  )
  func refused(text: String, sentence: String) {
    #expect(complaint(about: text) == sentence)
  }
}
