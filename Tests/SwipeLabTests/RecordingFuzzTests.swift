import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("A recording damaged at random")
struct RecordingFuzzTests {
  /// Damaged copies of each scenario.
  private static let copies = 40

  /// What a number is replaced by.
  private static let numbers = [
    "1e999", "-1e999", "NaN", "-0", "0", "-1", "1e-400", "9223372036854775807", "9223372036854775808",
    "1e308",
    "1.5", "99999999999999999999999999", "true", "null", "\"1\"", "[]", "00", "1e", "-", "0.1e+2", "",
  ]

  @Test("gives a recording or a sentence, never a trap", arguments: RecordingSamples.scenarios)
  func damage(name: String) throws {
    let whole = try RecordingSamples.bytes(name)
    let number = UInt64(RecordingSamples.scenarios.firstIndex(of: name) ?? 0)
    var generator = SeededRandom(seed: number)
    var refused = 0
    for _ in 0..<Self.copies {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...3, using: &generator) { Self.damage(&bytes, &generator) }
      refused += try Self.isRefused(bytes) ? 1 : 0
    }
    #expect(refused > 0)
  }

  /// Reads damaged bytes; a recording must be one that can be written and read again, an error one sentence.
  private static func isRefused(_ bytes: [UInt8]) throws -> Bool {
    let recording: Recording
    do {
      recording = try Recording(parsing: bytes, file: "damaged.swipe")
    } catch {
      let sentence = error.description
      #expect(sentence.hasPrefix("damaged.swipe"))
      #expect(sentence.hasSuffix(".") || sentence.hasSuffix("?"))
      #expect(error.file == "damaged.swipe")
      return true
    }
    #expect(try Recording(parsing: recording.encoded(), file: "again.swipe") == recording)
    return false
  }

  private static func damage(_ bytes: inout [UInt8], _ generator: inout SeededRandom) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: 0..<bytes.count, using: &generator)
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
    case 2: bytes.removeSubrange(place...)
    case 3: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...20, using: &generator)))
    case 4: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 30)], at: place)
    case 5: replaceNumber(in: &bytes, from: place, &generator)
    default: deleteKey(in: &bytes, from: place)
    }
  }

  private static func replaceNumber(
    in bytes: inout [UInt8],
    from place: Int,
    _ generator: inout SeededRandom
  ) {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard let start = bytes[place...].firstIndex(where: digits.contains),
      let text = numbers.randomElement(using: &generator)
    else { return }
    let end = bytes[start...].firstIndex { !digits.contains($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: Array(text.utf8))
  }

  /// Deletes from one comma to the next, which mostly is a key and its value.
  private static func deleteKey(in bytes: inout [UInt8], from place: Int) {
    guard let start = bytes[place...].firstIndex(of: UInt8(ascii: ",")),
      let end = bytes[(start + 1)...].firstIndex(of: UInt8(ascii: ","))
    else { return }
    bytes.removeSubrange(start..<end)
  }

  @Test("cut off at every byte, gives a recording only where a line is whole")
  func everyCut() throws {
    let lines = RecordingSamples.everything.encoded().split(separator: "\n").map { Array($0.utf8) }
    for (number, line) in lines.enumerated() {
      let front = number == 0 ? [] : Array((RecordingSamples.header + "\n").utf8)
      for length in 1..<line.count {
        #expect(try Self.isRefused(front + line[..<length]))
      }
      #expect(try !Self.isRefused(front + line))
    }
  }

  @Test("bytes without any sense give a sentence")
  func noise() {
    var generator = SeededRandom(seed: 99)
    for length in 1...300 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      #expect(throws: RecordingError.self) { try Recording(parsing: bytes, file: "noise.swipe") }
    }
  }
}
