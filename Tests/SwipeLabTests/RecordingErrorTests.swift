import SwipeEngine
import SwipeLab
import SwipeTable
import Testing

@Suite("A broken recording gives one sentence with file, line, key and what to do")
struct RecordingErrorTests {
  private func sentence(of text: String) -> String? {
    do {
      _ = try Recording(parsing: text, file: "a.swipe")
      return nil
    } catch {
      return error.description
    }
  }

  private static let example =
    #"{"swipelab": 1, "viewport": {"width": 320, "height": 480}, "rows": {"count": 10, "id": "id"}}"#

  @Test(
    "where the file as a whole is broken",
    arguments: [
      RecordingBrokenLine(
        "",
        "a.swipe: the file is empty; a recording begins with a line such as \(example)."
      ),
      RecordingBrokenLine(
        " \n\t\r\n",
        "a.swipe: the file is empty; a recording begins with a line such as \(example)."
      ),
      RecordingBrokenLine(
        "[1]\n",
        "a.swipe, line 1: this is no header of a recording; the first line must be like \(example)."
      ),
      RecordingBrokenLine(
        #"{"t": 0, "key": "A"}"#,
        "a.swipe, line 1: this is no header of a recording; the first line must be like \(example)."
      ),
      RecordingBrokenLine(
        #"{"swipelab": 2, "new": true}"#,
        #"a.swipe, line 1, key "swipelab": version 2 is not known here, it was probably made by a newer "#
          + "SwipeLab; update this one, or save the recording as version 1."
      ),
      RecordingBrokenLine(
        #"{"swipelab": "1"}"#,
        #"a.swipe, line 1, key "swipelab": the value must be a number, not a text."#
      ),
      RecordingBrokenLine(
        example + "\n" + #"{"t": 0, "pointer": 1, "pha"#,
        "a.swipe, line 2: the last line is cut off; restore the whole file, or delete this line."
      ),
      RecordingBrokenLine(
        #"{"swipelab": 1, "viewp"#,
        "a.swipe, line 1: the last line is cut off; restore the whole file, or delete this line."
      ),
    ]
  )
  func file(broken: RecordingBrokenLine) {
    #expect(sentence(of: broken.text) == broken.sentence)
  }

  @Test("where the header is broken", arguments: RecordingBrokenLine.headers)
  func header(broken: RecordingBrokenLine) {
    let text = #"{"swipelab": 1, \#(broken.text)}"# + "\n"
    #expect(sentence(of: text) == "a.swipe, line 1, key " + broken.sentence)
  }

  @Test("where an input is broken", arguments: RecordingBrokenLine.inputs)
  func input(broken: RecordingBrokenLine) {
    let text = Self.example + "\n" + #"{"t": 5, "key": "A"}"# + "\n\n" + broken.text + "\n"
    #expect(sentence(of: text) == "a.swipe, line 4" + broken.sentence)
  }

  @Test("where a line is not JSON", arguments: RecordingBrokenLine.json)
  func json(broken: RecordingBrokenLine) {
    let text = Self.example + "\n" + broken.text + "\n" + #"{"t": 1, "key": "A"}"#
    #expect(sentence(of: text) == "a.swipe, line 2" + broken.sentence)
  }

  @Test("where bytes are not UTF-8")
  func encoding() throws {
    var bytes = Array((Self.example + "\n" + #"{"t": 1, "key": "X"}"#).utf8)
    let place = try #require(bytes.lastIndex(of: UInt8(ascii: "X")))
    for broken in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]] as [[UInt8]] {
      var copy = bytes
      copy.replaceSubrange(place...place, with: broken)
      let error = #expect(throws: RecordingError.self) { try Recording(parsing: copy, file: "a.swipe") }
      #expect(error?.description == "a.swipe, line 2: a text is not UTF-8; save the file in that encoding.")
    }
    bytes.insert(0x80, at: place + 2)
    let error = #expect(throws: RecordingError.self) { try Recording(parsing: bytes, file: "a.swipe") }
    #expect(error?.line == 2)
  }

  @Test("a text may be as long as the bar and no longer")
  func longText() throws {
    let name = String(repeating: "é", count: Recording.longestText / 2)
    let line = #"{"t": 1, "key": "\#(name)"}"#
    #expect(try RecordingSamples.recording(line).inputs.map(\.kind) == [.key(name)])
    for longer in [name + "x", String(repeating: #"\u0041"#, count: Recording.longestText + 1)] {
      #expect(
        sentence(of: Self.example + "\n" + #"{"t": 1, "key": "\#(longer)"}"# + "\n")
          == "a.swipe, line 2: a text has more than 4096 bytes; shorten it."
      )
    }
  }

  @Test("depth without end costs nothing and gives a sentence", arguments: ["[", #"{"a":"#])
  func depth(piece: String) {
    let deep = String(repeating: piece, count: 1_000_000)
    let wanted = "a.swipe, line 2: lists and objects lie too deep in each other; at most 32 levels are read."
    #expect(sentence(of: Self.example + "\n" + deep) == wanted)
  }

  @Test("an object with very many keys is read, and a double one among them is found")
  func manyKeys() {
    let keys = (0..<20_000).map { #""k\#($0)": 0"# }.joined(separator: ", ")
    let double = sentence(of: Self.example + "\n{" + keys + #", "k7": 1}"#)
    #expect(double == #"a.swipe, line 2, key "k7": the key stands twice in one object; delete one of them."#)
    #expect(sentence(of: Self.example + "\n{" + keys + "}")?.hasPrefix("a.swipe, line 2") == true)
  }

  @Test("two rows of one id are found")
  func doubleRows() {
    let text = #"{"swipelab": 1, "viewport": {"width": 1, "height": 1}, "rows": [{"id": "a"}, {"id": "a"}]}"#
    #expect(
      sentence(of: text)
        == #"a.swipe, line 1, key "rows[1].id": two rows have the id "a"; give each its own."#
    )
  }
}
