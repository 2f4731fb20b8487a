import SwipeEngine
import SwipeLab
import TestSupport
import Testing

@Suite("A text that cannot be pasted")
struct StylePasteErrorTests {
  private static let understood =
    "copy a style as JSON, or a spring as stiffness and damping, response and damping ratio, duration and bounce, "
    + "CSS linear() or adw_spring_params_new()."

  @Test(
    "says in one sentence why, and what to do",
    arguments: [
      ("", "the clipboard holds no text; " + understood),
      (" \n\t", "the clipboard holds no text; " + understood),
      ("Dear Ada", "the clipboard holds no style and no spring; " + understood),
      ("cubic-bezier(0.1, 0.7, 1.0, 0.1)", "the clipboard holds no style and no spring; " + understood),
      ("stiffness damping", "the clipboard holds no style and no spring; " + understood),
      ("stiffness: 170", "the clipboard's spring has a stiffness, but no damping; add the damping."),
      ("{ friction: 26 }", "the clipboard's spring has a damping, but no stiffness; add the stiffness."),
      ("response: 1", "the clipboard's spring has a response, but no damping ratio; add the damping ratio."),
      ("dampingRatio: 1", "the clipboard's spring has a damping ratio, but no response; add the response."),
      ("bounce: 0.3", "the clipboard's spring has a bounce, but no duration; add the duration."),
      (
        "stiffness: 1, damping: 1, stiffness: 2",
        "the clipboard has \"stiffness\" twice; copy one spring alone."
      ),
      (
        "stiffness: 0, damping: 1",
        "there is no spring with the clipboard's numbers; stiffness and mass must be above 0, and a bounce from -1 to 1."
      ),
      (
        "duration: 0.5, bounce: 2",
        "there is no spring with the clipboard's numbers; stiffness and mass must be above 0, and a bounce from -1 to 1."
      ),
      (
        "response: 12, dampingFraction: 1",
        "the clipboard's spring does not fit: the parameter \"settle.response\" takes a number from 0 to 10, not 12; "
          + "copy another one."
      ),
      (
        "adw_spring_params_new (8, 1, 100)",
        "the clipboard's spring does not fit: the parameter \"settle.dampingRatio\" takes a number from 0.05 to 4, "
          + "not 8; copy another one."
      ),
      (
        "let style = SwipeStyle()",
        "the clipboard holds Swift code, which is not read; copy the style as JSON."
      ),
      ("{}", "the clipboard holds no style and no spring; " + understood),
      (
        "{\"settle.response\": 12}",
        "the clipboard, line 1: the parameter \"settle.response\" takes a number from 0 to 10, not 12; "
          + "correct the value."
      ),
      (
        "{\"settle.response\": 0.4\n\"settle.dampingRatio\": 0.7}",
        "the clipboard, line 2: this is not JSON, column 1 should have a comma or the end of the list or object; "
          + "correct the line."
      ),
      (
        "linear(0)",
        "the clipboard's linear() has no two points that can be read; write it like linear(0, 0.6 20%, 1)."
      ),
      (
        "linear(0, 0.5 1% 2% 3%, 1)",
        "the clipboard's linear() has no two points that can be read; write it like linear(0, 0.6 20%, 1)."
      ),
      (
        "1s linear(0, 0.1 10%, 0.2 20%, 0.9 21%, 1)",
        "the clipboard's linear() is no spring's curve; copy one that starts at 0, swings or creeps, and ends at 1."
      ),
      (
        "1s linear(1, 0)",
        "the clipboard's linear() is no spring's curve; copy one that starts at 0, swings or creeps, and ends at 1."
      ),
    ]
  )
  func sentences(text: String, sentence: String) {
    let error = #expect(throws: StylePasteError.self) { try StylePaste(parsing: text, present: .default) }
    #expect(error?.description == sentence)
    #expect(error.map { $0.what + "; " + $0.advice }.map(sentence.hasPrefix) == true)
  }

  @Test("may have 64 KB and no more")
  func size() throws {
    let spring = "response: 0.4, dampingRatio: 1"
    let spaces = String(repeating: " ", count: StylePaste.longestText - spring.utf8.count)
    #expect(throws: Never.self) { try StylePaste(parsing: spring + spaces, present: .default) }
    #expect(throws: StylePasteError.tooLong) {
      try StylePaste(parsing: spring + spaces + " ", present: .default)
    }
  }

  @Test("as CSS without a duration needs one where a row jumps")
  func noDuration() {
    var present = SwipeStyle()
    present.settle.response = 0
    #expect(throws: StylePasteError.noDuration) {
      try StylePaste(parsing: "linear(0, 0.6 20%, 1)", present: present)
    }
  }

  @Test(
    "and is whatever comes out of a stranger's program, gives values that can be set, or a sentence",
    arguments: 1...30
  )
  func fuzz(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<40 {
      let text = Self.text(&random)
      do {
        switch try StylePaste(parsing: text, present: .default) {
        case .settings(let settings):
          #expect(throws: Never.self) { try StyleReference(settings: settings).style() }
        case .style(let reference): #expect(throws: Never.self) { try reference.style() }
        }
      } catch {
        #expect(!error.description.contains { $0.isNewline })
        #expect(error.description.hasSuffix(".") || error.description.hasSuffix("?"))
      }
    }
  }

  private static let pieces = [
    "stiffness", "damping", "mass", "response", "dampingFraction", "duration", "bounce", ":", "=", ",", "\"",
    "{",
    "}", "(", ")", "linear(", "linear(0, 0.5 20%, 1.1 50%, 1)", "%", "ms", "s", " ", "\n", "0", "1", "-1",
    "1e308",
    "1e999", "0.4", ".", "-", "e", "adw_spring_params_new", "SpringParams", "\u{2212}", "é", "\u{1F600}",
    "\0",
    "{\"settle.response\": 0.4}", "null", "NaN", "99999999999999999999", "[[[[[[[[", "\u{301}",
  ]

  /// Pieces of everything that is understood, and now and then any bytes.
  private static func text(_ random: inout SeededRandom) -> String {
    if random.once(in: 4) {
      let bytes = (0..<random.whole(1...200)).map { _ in UInt8(random.whole(0...255)) }
      return String(decoding: bytes, as: UTF8.self)
    }
    return (0..<random.whole(1...60)).map { _ in random.pick(pieces) }.joined()
  }
}
