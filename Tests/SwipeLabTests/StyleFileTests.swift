import SwipeEngine
import SwipeLab
import TestSupport
import Testing

@Suite("A style file")
struct StyleFileTests {
  private func read(_ text: String) throws -> StyleFile {
    try StyleFile(parsing: Array(text.utf8), file: "calm.json")
  }

  @Test("looks as it was reviewed")
  func look() throws {
    var style = SwipeStyle.swipyCell(near: .back, far: .exit)
    style.settle.dampingRatio = 0.7
    let file = try StyleFile(StyleReference(style, base: "swipycell.mixed"))
    Golden.expect(file.encoded(), named: "style-file.json")
  }

  @Test("of a preset reads back as the preset without changes", arguments: PresetCatalog.presets.map(\.id))
  func presets(id: String) throws {
    let file = try StyleFile(StyleReference(id))
    let read = try read(file.encoded())
    #expect(read.reference == StyleReference(id))
    #expect(read.style == PresetCatalog.preset(id)?.style)
    #expect(read == file)
  }

  @Test("of any style reads back as an equal one", arguments: 1...60)
  func randomStyles(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let style = random.style()
    let base = random.pick(PresetCatalog.presets).id
    let reference = StyleReference(style, base: base)
    #expect(try reference.style() == style)
    let file = try StyleFile(reference)
    let read = try read(file.encoded())
    #expect(read.style == style)
    #expect(read.reference == reference)
    #expect(read.encoded() == file.encoded())
  }

  @Test("sets exactly what differs from its preset, in the parameters' order, whatever it states")
  func difference() throws {
    let text = #"""
      {"transition": "drag", "settle.dampingRatio": 0.7, "recognition.slop": 10, "base": "swipecellkit.drag",
       "drag.wrongWay": 0.20}
      """#
    let file = try read(text)
    #expect(
      file.reference
        == StyleReference(
          "swipecellkit.drag",
          settings: [ParameterSetting("settle.dampingRatio", .number(0.7))]
        )
    )
  }

  @Test("of a reference with settings that change nothing has none")
  func normalised() throws {
    let reference = StyleReference(
      settings: [
        ParameterSetting("settle.response", .number(2)), ParameterSetting("settle.response", .number(0.4)),
      ]
    )
    #expect(try StyleFile(reference).reference == StyleReference())
  }

  @Test("without a preset is based on the default style, and may be empty but for braces")
  func noBase() throws {
    #expect(try read("{}").reference == StyleReference())
    #expect(try read("\u{FEFF}{\"settle.duration\": 0.3}").style.settle.duration == 0.3)
    #expect(try read("{\"settle.duration\": null}\r\n").reference == StyleReference())
  }

  @Test("that is larger than 1 MB is refused")
  func large() throws {
    let spaces = String(repeating: " ", count: StyleFile.largestFile - 2)
    #expect(try read("{}" + spaces).reference == StyleReference())
    let error = #expect(throws: StyleFileError.self) { try read("{}" + spaces + " ") }
    #expect(error?.problem == .tooLarge)
  }

  @Test("damaged at random gives a style or a sentence, never a trap", arguments: 1...20)
  func damage(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let whole = Array(try StyleFile(StyleReference(random.style(), base: "default")).encoded().utf8)
    for _ in 0..<50 {
      var bytes = whole
      for _ in 0..<random.whole(1...4) {
        let place = random.whole(0...bytes.count - 1)
        switch random.whole(1...4) {
        case 1: bytes[place] = UInt8(random.whole(0...255))
        case 2: bytes.remove(at: place)
        case 3: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 40)], at: place)
        default: bytes.removeSubrange((place / 2 + 1)...)
        }
      }
      do {
        let file = try StyleFile(parsing: bytes, file: "damaged.json")
        #expect(try read(file.encoded()) == file)
      } catch let error as StyleFileError {
        #expect(error.description.hasPrefix("damaged.json"))
        #expect(error.description.hasSuffix(".") || error.description.hasSuffix("?"))
        #expect(!error.description.contains { $0.isNewline })
        #expect((1...200).contains(error.line ?? 1))
      }
    }
  }
}
