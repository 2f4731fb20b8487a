import Foundation
import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("A trace as it is written")
struct RecordingTraceTests {
  private func line(_ event: SwipeEvent.Kind, row: RowID? = "id1", at time: Timestamp = .zero) -> String {
    var writer = TraceWriter()
    writer.write(SwipeEvent(time: time, row: row, kind: event))
    return writer.takeText()
  }

  /// The text of a number, as a scroll event's frame would show it.
  private func text(_ value: Double) -> String {
    let line = line(.declined(dx: value), row: nil)
    return String(line.dropFirst(#"{"t": 0, "event": "declined", "dx": "#.count).dropLast(2))
  }

  @Test("a frame has the keys of the format's own example, in their order")
  func frame() {
    let actions = [
      ActionSlot(id: "A", x: 160, width: 80), ActionSlot(id: "D", x: 240, width: 80),
    ]
    let row = RowTrace(
      id: "id1",
      y: 60,
      height: 60,
      offset: -83.25,
      velocity: -812.4,
      phase: .dragging,
      edge: .trailing,
      actions: actions
    )
    let frame = FrameTrace(
      time: Timestamp(nanoseconds: 116_666_667),
      index: 7,
      scroll: 0,
      contentHeight: 600,
      needsFrame: true,
      rows: [row]
    )
    var writer = TraceWriter()
    writer.write(frame)
    #expect(
      writer.takeText()
        == #"{"t": 116.667, "frame": 7, "scroll": 0, "contentHeight": 600, "needsFrame": true, "rows": ["#
        + #"{"id": "id1", "y": 60, "height": 60, "offset": -83.25, "velocity": -812.4, "phase": "dragging", "#
        + #""edge": "trailing", "actions": [{"id": "A", "x": 160, "width": 80, "alpha": 1, "scale": 1}, "#
        + #"{"id": "D", "x": 240, "width": 80, "alpha": 1, "scale": 1}]}]}"# + "\n"
    )
    #expect(writer.takeText().isEmpty)
  }

  @Test("a row shows a trigger when one is armed, and neither edge nor actions at offset 0")
  func rows() {
    let armed = RowTrace(
      id: "a\"b",
      y: 0,
      height: 60,
      offset: 1,
      velocity: 0,
      phase: .expanded,
      edge: .leading,
      trigger: "D"
    )
    let flat = RowTrace(id: "c", y: 60, height: 30.5, offset: 0, velocity: 0, phase: .collapsing)
    var writer = TraceWriter()
    writer.write(
      FrameTrace(
        time: .zero,
        index: 0,
        scroll: -0.0,
        contentHeight: 0,
        needsFrame: false,
        rows: [armed, flat]
      )
    )
    #expect(
      writer.takeText()
        == #"{"t": 0, "frame": 0, "scroll": 0, "contentHeight": 0, "needsFrame": false, "rows": ["#
        + #"{"id": "a\"b", "y": 0, "height": 60, "offset": 1, "velocity": 0, "phase": "expanded", "#
        + #""edge": "leading", "trigger": "D", "actions": []}, "#
        + #"{"id": "c", "y": 60, "height": 30.5, "offset": 0, "velocity": 0, "phase": "collapsing"}]}"# + "\n"
    )
  }

  @Test(
    "an event has the keys of its kind",
    arguments: [
      (SwipeEvent.Kind.gestureBegan, #""gestureBegan", "row": "id1""#),
      (
        .gestureEnded(velocity: -812.4, cancelled: false),
        #""gestureEnded", "row": "id1", "velocity": -812.4"#
      ),
      (
        .gestureEnded(velocity: 0, cancelled: true),
        #""gestureEnded", "row": "id1", "velocity": 0, "cancelled": true"#
      ),
      (.declined(dx: 12.5), #""declined", "row": "id1", "dx": 12.5"#),
      (.willOpen(.trailing), #""willOpen", "row": "id1", "edge": "trailing""#),
      (.didOpen(.leading, finished: true), #""didOpen", "row": "id1", "edge": "leading""#),
      (
        .didOpen(.leading, finished: false),
        #""didOpen", "row": "id1", "edge": "leading", "finished": false"#
      ),
      (.willClose(.trailing), #""willClose", "row": "id1", "edge": "trailing""#),
      (
        .didClose(.trailing, finished: false),
        #""didClose", "row": "id1", "edge": "trailing", "finished": false"#
      ),
      (.triggerChanged("D"), #""triggerChanged", "row": "id1", "trigger": "D""#),
      (.triggerChanged(nil), #""triggerChanged", "row": "id1", "trigger": null"#),
      (.haptic(.thud), #""haptic", "row": "id1", "kind": "thud""#),
      (.action("D", by: .fullSwipe), #""action", "row": "id1", "action": "D", "by": "fullSwipe""#),
      (.fill("D"), #""fill", "row": "id1", "action": "D""#),
      (
        .fulfilled("D", with: .reset),
        #""fulfilled", "row": "id1", "action": "D", "with": "reset""#
      ),
      (.removed, #""removed", "row": "id1""#), (.inserted, #""inserted", "row": "id1""#),
      (.selected, #""selected", "row": "id1""#),
      (
        .completed(tag: "o", finished: true),
        #""completed", "row": "id1", "tag": "o", "finished": true"#
      ),
    ]
  )
  func events(kind: SwipeEvent.Kind, keys: String) {
    #expect(line(kind, at: Timestamp(milliseconds: 100)) == #"{"t": 100, "event": \#(keys)}"# + "\n")
  }

  @Test("an event about no row has no row")
  func rowless() {
    #expect(line(.scrollBegan, row: nil) == #"{"t": 0, "event": "scrollBegan"}"# + "\n")
    #expect(line(.scrollEnded, row: nil) == #"{"t": 0, "event": "scrollEnded"}"# + "\n")
    #expect(
      line(.completed(tag: "x", finished: false), row: nil)
        == #"{"t": 0, "event": "completed", "tag": "x", "finished": false}"# + "\n"
    )
  }

  @Test("the last line names the order of at most a thousand rows")
  func end() {
    var writer = TraceWriter()
    let time = Timestamp(milliseconds: 2000)
    writer.write(EndTrace(time: time, scroll: 1.5, count: 2, open: ["b"], order: ["a", "b"]))
    #expect(
      writer.takeText()
        == #"{"end": true, "t": 2000, "scroll": 1.5, "count": 2, "open": ["b"], "order": ["a", "b"]}"# + "\n"
    )
    let many = (0..<TraceWriter.mostOrderedRows).map { "r\($0)" }
    writer.write(EndTrace(time: time, scroll: 0, count: many.count, open: [], order: many))
    #expect(writer.takeText().hasSuffix(#""r999"]}"# + "\n"))
    writer.write(EndTrace(time: time, scroll: 0, count: many.count + 1, open: [], order: many))
    #expect(writer.takeText() == #"{"end": true, "t": 2000, "scroll": 0, "count": 1001, "open": []}"# + "\n")
  }

  @Test(
    "a number has at most three decimals, no trailing zeros and no −0",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (60, "60"), (-83.25, "-83.25"), (0.1, "0.1"),
      (1.0 / 3, "0.333"), (2.0 / 3, "0.667"), (0.001, "0.001"), (0.0004, "0"), (-0.0004, "0"),
      (0.0006, "0.001"),
      (-0.0006, "-0.001"), (0.0625, "0.063"), (-0.0625, "-0.063"), (0.1875, "0.188"), (1.0005, "1"),
      (-1.0005, "-1"), (2.0015, "2.002"), (1.0025, "1.002"), (0.9995, "1"), (0.99949, "0.999"),
      (9.9999, "10"),
      (-9.9999, "-10"), (1234.5678, "1234.568"), (10.01, "10.01"), (10.001, "10.001"), (10.1, "10.1"),
      (1e6, "1000000"), (123_456_789_012.125, "123456789012.125"), (9_007_199_254_740.5, "9007199254740.5"),
      (9_007_199_254_741.25, "9007199254741.25"), (1e15, "1000000000000000"), (1e16, "1e+16"),
      (-1e300, "-1e+300"),
      (.leastNonzeroMagnitude, "0"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (.nan, "null"),
      (.infinity, "null"),
      (-.infinity, "null"),
    ] as [(Double, String)]
  )
  func number(value: Double, expected: String) {
    #expect(text(value) == expected)
  }

  @Test("a number at random is the nearest of three decimals to the number as it is stored")
  func nearest() throws {
    var generator = SeededRandom(seed: 3)
    for _ in 0..<5000 {
      // Half of them lie within rounding errors of a tie.
      var value = Double.random(in: -5000...5000, using: &generator)
      if Bool.random(using: &generator) { value = (value * 1000).rounded(.down) / 1000 + 0.0005 }
      let written = text(value)
      let exact = try #require(Decimal(string: String(format: "%.40f", value)))
      let nearest = try #require(Decimal(string: written))
      let distance = abs(exact - nearest)
      #expect(distance <= Decimal(string: "0.0005") ?? 0, "\(value) is written \(written)")
      #expect(written != "-0")
      if let point = written.firstIndex(of: ".") {
        #expect(written[point...].count <= 4 && !written.hasSuffix("0"))
      }
    }
  }

  @Test(
    "a time is in milliseconds, rounded to three decimals",
    arguments: [
      (0, "0"), (1, "0"), (499, "0"), (500, "0.001"), (-500, "-0.001"), (-499, "0"), (16_666_667, "16.667"),
      (33_333_333, "33.333"), (1_000_000, "1"), (100_000_000, "100"), (.max, "9223372036854.776"),
      (.min, "-9223372036854.776"),
    ] as [(Int64, String)]
  )
  func time(nanoseconds: Int64, expected: String) {
    let line = line(.scrollBegan, row: nil, at: Timestamp(nanoseconds: nanoseconds))
    #expect(line == #"{"t": \#(expected), "event": "scrollBegan"}"# + "\n")
  }

  @Test("a text is escaped so that any reader of JSON gives it back")
  func escapes() throws {
    let text =
      String(String.UnicodeScalarView((0..<0x180).compactMap(Unicode.Scalar.init))) + "😀\u{2028}e\u{301}"
    let line = line(.completed(tag: text, finished: true))
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect((object?["tag"] as? String)?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
    #expect(line.count { $0 == "\n" } == 1)
  }
}
