import Testing

/// Something broken, and the sentence it must give.
struct RecordingBrokenLine: CustomTestStringConvertible, Sendable {
  let text: String
  let sentence: String

  init(_ text: String, _ sentence: String) {
    self.text = text
    self.sentence = sentence
  }

  var testDescription: String { sentence }
}
