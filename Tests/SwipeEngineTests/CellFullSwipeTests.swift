import SwipeEngine
import TestSupport
import Testing

@Suite("A full swipe")
struct CellFullSwipeTests {
  /// A row that was dragged past the target of a full swipe, and let go.
  private func swiped(_ kind: Expansion.Kind, _ change: (inout SwipeStyle) -> Void = { _ in }) -> CellDriver {
    var row = CellDriver {
      $0.expansion.kind = kind
      change(&$0)
    }
    row.grab()
    row.move(-300)
    row.release()
    return row
  }

  private static let armed = ["gestureBegan", "triggerChanged D", "haptic tick", "gestureEnded"]

  @Test("that selects sends its action at the release and bounces back, without will or did")
  func selection() {
    var row = swiped(.selection)
    let released = row.now
    #expect(row.log == Self.armed + ["triggerChanged none", "action D fullSwipe", "haptic thud"])
    #expect(row.times(of: "action D fullSwipe") == [released])
    row.pass(3000)
    #expect(row.cell.phase == .closed)
    #expect(row.log.count == 7)
  }

  @Test("that destroys fills, sends its action at once and wants its row removed")
  func destructive() {
    var row = swiped(.destructive)
    #expect(row.log == Self.armed + ["fill D", "action D fullSwipe", "haptic thud"])
    #expect(row.times(of: "action D fullSwipe") == row.times(of: "fill D"))
    #expect(row.cell.wantsRemoval)
    #expect(row.cell.phase == .filling)
    row.pass(3000)
    #expect(row.offset == -320)
    #expect(row.log.count == 7)
  }

  @Test(
    "that destroys after the fill sends its action when the fill has ended, and wants its row removed then"
  )
  func destructiveAfterFill() {
    var row = swiped(.destructiveAfterFill)
    let released = row.now
    #expect(row.log == Self.armed + ["fill D"])
    #expect(!row.cell.wantsRemoval)
    row.pass(3000)
    #expect(row.log == Self.armed + ["fill D", "action D fullSwipe", "haptic thud"])
    #expect(row.times(of: "fill D") == [released])
    let fired = row.times(of: "action D fullSwipe")[0]
    #expect(fired > released && fired < released + 1000)
    #expect(row.cell.wantsRemoval)
  }

  @Test("that fills sends its action when the fill has ended, and then waits however long")
  func fillWaits() {
    var row = swiped(.fill)
    row.pass(60_000)
    #expect(row.log == Self.armed + ["fill D", "action D fullSwipe", "haptic thud"])
    #expect(row.cell.phase == .filling)
    #expect(row.offset == -320)
    #expect(!row.cell.isAnimating(at: row.time))
    #expect(!row.cell.wantsRemoval)
  }

  @Test(
    "that fills is answered late: the row goes, or comes back and closes",
    arguments: SwipeEvent.Fulfilment.allCases
  )
  func answeredLate(answer: SwipeEvent.Fulfilment) {
    var row = swiped(.fill)
    row.pass(5000)
    let found = fulfil(&row, "D", answer)
    #expect(found)
    row.pass(3000)
    let tail = row.log.dropFirst(Self.armed.count + 3)
    switch answer {
    case .delete:
      #expect(tail == ["fulfilled D delete"])
      #expect(row.cell.wantsRemoval)
    case .reset:
      #expect(
        tail == ["fulfilled D reset", "triggerChanged none", "willClose trailing", "didClose trailing"]
      )
      #expect(row.cell.phase == .closed)
    }
  }

  @Test(
    "that fills may be answered before its action; the answer waits for it",
    arguments: SwipeEvent.Fulfilment.allCases
  )
  func answeredEarly(answer: SwipeEvent.Fulfilment) {
    var row = swiped(.fill)
    #expect(fulfil(&row, "D", answer))
    #expect(!row.log.contains { $0.hasPrefix("fulfilled") })
    row.pass(3000)
    let fired = row.times(of: "action D fullSwipe")
    #expect(fired.count == 1)
    #expect(row.times(of: "fulfilled D \(answer)") == fired)
  }

  @Test("that fills may be answered within the reaction to its action")
  func answeredInReaction() {
    var row = swiped(.fill)
    row.reaction = { _ = $0.fulfil("D", with: .delete, at: $2, in: $1, events: &$3) }
    row.pass(3000)
    #expect(row.times(of: "fulfilled D delete") == row.times(of: "action D fullSwipe"))
    #expect(row.cell.wantsRemoval)
  }

  @Test("takes no answer for another action, none twice, and none where nothing fills")
  func wrongAnswers() {
    var row = swiped(.fill)
    #expect(!fulfil(&row, "A", .delete))
    row.pass(3000)
    #expect(!fulfil(&row, "A", .delete))
    #expect(fulfil(&row, "D", .reset))
    #expect(!fulfil(&row, "D", .delete))
    row.pass(3000)
    #expect(!fulfil(&row, "D", .delete))
    #expect(row.cell.phase == .closed)
    var selected = swiped(.selection)
    #expect(!fulfil(&selected, "D", .delete))
  }

  @Test("ticks when it is armed and when it is disarmed, and fires nothing after that")
  func disarmed() {
    var row = CellDriver { $0.expansion.kind = .destructive }
    row.grab()
    row.move(-300)
    #expect(row.cell.phase == .expanded)
    row.move(60)
    #expect(row.cell.phase == .dragging)
    row.release()
    row.pass(3000)
    #expect(
      row.log == [
        "gestureBegan", "triggerChanged D", "haptic tick", "triggerChanged none", "haptic tick",
        "gestureEnded", "willOpen trailing", "didOpen trailing",
      ]
    )
  }

  @Test(
    "arms at the delete threshold in place of the target, never before the pane is out, never from 1 on",
    arguments: [
      (0.5, 159.9, nil), (0.5, 160, 160.0), (0.75, 239.9, nil), (0.75, 240, 240), (0.1, 159.9, nil),
      (0.1, 160, 160), (0.99, 316.8, 316.8), (1, 100_000, nil), (1.5, 100_000, nil),
    ]
  )
  func deleteThreshold(fraction: Double, way: Double, armsAt: Double?) {
    var row = CellDriver {
      $0.expansion.kind = .destructive
      $0.expansion.deleteThreshold = fraction
    }
    row.grab()
    row.move(-way)
    #expect((row.cell.armed == "D") == (armsAt != nil))
    #expect(row.context.armingDistance(.trailing) == (fraction < 1 ? max(160, fraction * 320) : nil))
  }

  @Test("has its target half-way for a selection and at the far edge otherwise, at least 20 pt past the pane")
  func targets() {
    func distance(_ kind: Expansion.Kind, width: Double) -> Double? {
      CellDriver(width: width) { $0.expansion.kind = kind }.context.armingDistance(.trailing)
    }
    #expect(distance(.selection, width: 480) == 240)
    #expect(distance(.selection, width: 320) == 180)
    #expect(distance(.destructive, width: 480) == 450)
    #expect(distance(.fill, width: 200) == 180)
    #expect(distance(.none, width: 320) == nil)
    #expect(distance(.fill, width: 0) == nil)
  }

  @Test(
    "is what a tap on the outermost action does, and no tap on another",
    arguments: Expansion.Kind.allCases
  )
  func tap(kind: Expansion.Kind) {
    var row = CellDriver(open: .trailing) { $0.expansion.kind = kind }
    tap(&row, "D")
    row.pass(3000)
    switch kind {
    case .none:
      #expect(row.log == ["action D tap", "haptic thud", "willClose trailing", "didClose trailing"])
    case .selection:
      #expect(row.log == ["action D tap", "haptic thud", "willClose trailing", "didClose trailing"])
    case .destructive, .destructiveAfterFill, .fill:
      #expect(row.log == ["fill D", "action D tap", "haptic thud"])
    }
    var other = CellDriver(open: .trailing) { $0.expansion.kind = kind }
    tap(&other, "A")
    #expect(other.log == ["action A tap", "haptic thud", "willClose trailing"])
  }

  @Test("gives the pane back to all its actions when the bouncing row is opened")
  func openedWhileBouncing() {
    var row = swiped(.selection)
    row.pass(50)
    let (time, context) = (row.time, row.context)
    row.change { $0.open(.trailing, animated: true, tag: nil, at: time, in: context, events: &$1) }
    row.pass(3000)
    expectClose(row.slots.map(\.x), [160, 240])
    expectClose(row.slots.map(\.width), [80, 80])
    #expect(row.slots.map(\.scale) == [1, 1])
  }

  @Test("leaves the row where its program sends it within the reaction")
  func reactionOpens() {
    var row = swiped(.selection)
    row = CellDriver { $0.expansion.kind = .selection }
    row.reaction = { $0.open(.trailing, animated: true, tag: "o", at: $2, in: $1, events: &$3) }
    row.grab()
    row.move(-300)
    row.release()
    row.pass(3000)
    #expect(row.log.suffix(2) == ["didOpen trailing", "completed o true"])
    #expect(row.offset == -160)
  }

  @Test("keeps a tapped row open where the action does not close it")
  func staysOpen() {
    let actions = [CellAction(id: "A", width: 80, closes: false), CellAction(id: "D", width: 80)]
    var row = CellDriver(open: .trailing, trailing: actions)
    tap(&row, "A")
    row.pass(3000)
    tap(&row, "A")
    row.pass(3000)
    #expect(row.log == ["action A tap", "haptic thud", "action A tap", "haptic thud"])
    #expect(row.offset == -160)
  }

  private func tap(_ row: inout CellDriver, _ action: ActionID) {
    let (time, context) = (row.time, row.context)
    row.change { $0.perform(action, on: .trailing, by: .tap, at: time, in: context, events: &$1) }
  }

  private func fulfil(_ row: inout CellDriver, _ action: ActionID, _ answer: SwipeEvent.Fulfilment) -> Bool {
    let (time, context) = (row.time, row.context)
    var found = false
    row.change { found = $0.fulfil(action, with: answer, at: time, in: context, events: &$1) }
    return found
  }
}
