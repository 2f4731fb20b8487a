import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("The passing of time")
struct StepTests {
  /// A table that is busy in every way at once.
  private var busy: SwipeTable {
    var table = SwipeTable.sample(rows: 40, open: ["id0": .trailing]) {
      $0.openRows = .many
      $0.closeOnScroll = false
      $0.expansion.kind = .destructiveAfterFill
    }
    let script = GestureScript().command(.open("id4", .leading, animated: true), tag: "o")
      .command(.remove("id6", animated: true), tag: "r").command(
        .insert(Row(id: "n"), at: 2, animated: true),
        tag: "i"
      )
      .down(315, 200).move(dx: -310, over: 120).wait(100).up()
      .down(160, 440).move(dy: -260, over: 80).up().command(.closeAll(animated: true), tag: "c")
    for input in script.inputs { table.handle(input.input, at: input.time) }
    return table
  }

  @Test(
    "in one giant step comes to the same state and the same events as in many small ones",
    arguments: [1, 7.3, 16.6667, 100]
  )
  func giantStep(step: Double) {
    var giant = busy
    var small = giant
    let events = giant.advance(to: Timestamp(milliseconds: 8000))
    var collected: [SwipeEvent] = []
    for index in 0...Int(8000 / step) {
      collected += small.advance(to: Timestamp(milliseconds: 300 + Double(index) * step))
    }
    collected += small.advance(to: Timestamp(milliseconds: 8000))
    #expect(events.count > 8)
    #expect(collected == events)
    #expect(small == giant)
  }

  @Test("lets nothing fall due twice: an advance to the same instant does nothing")
  func sameInstant() {
    var table = busy
    while table.nextEvent != .distantFuture {
      let due = table.nextEvent
      let events = table.advance(to: due)
      #expect(events.allSatisfy { $0.time == due })
      #expect(table.nextEvent > due)
      #expect(table.advance(to: due).isEmpty)
    }
    #expect(!table.needsFrame(at: Timestamp(milliseconds: 60_000)))
    #expect(table.isQuiet(at: Timestamp(milliseconds: 60_000)))
  }

  @Test(
    "leaves random inputs the same, whatever frames come between them",
    arguments: [1 as UInt64, 2, 3, 4]
  )
  func framesBetween(seed: UInt64) {
    var plain = SwipeTable.sample(rows: 50) { $0.expansion.kind = .destructive }
    var framed = plain
    var inputs = RandomInputs(seed: seed)
    var last = Timestamp.zero
    for _ in 0..<3000 {
      let step = inputs.next(for: plain)
      var events: [SwipeEvent] = []
      let gap = step.time.milliseconds - last.milliseconds
      for part in 1...4 {
        let time = Timestamp(milliseconds: last.milliseconds + gap * Double(part) / 5)
        if time < step.time { events += framed.advance(to: time) }
      }
      events += framed.handle(step.input, at: step.time)
      let expected = plain.handle(step.input, at: step.time)
      guard events == expected, framed == plain else {
        Issue.record(
          "Seed \(seed), \(step.time.milliseconds) ms: \(step.input) differs: \(events) instead of \(expected)"
        )
        return
      }
      last = step.time
    }
  }
}
