import SwipeEngine
import TestSupport
import Testing

/// SwipyCell's trigger points on a pane of SwipeCellKit's buttons: one side has both, which none of the libraries offers.
@Suite("Trigger points on a pane of buttons")
struct MixtureTests {
  /// A row of 400 pt with trailing `A` and `D`, 80 pt each: a pane of 160 pt, a point at 200 pt where `A` fires and the row
  /// comes back, and one at 300 pt where `D` takes the row out.
  private func row(
    _ transition: ActionTransition = .drag,
    _ change: (inout SwipeStyle) -> Void = { _ in }
  ) -> CellDriver {
    var style = SwipeStyle.swipeCellKit(transition)
    style.drag.limit = .row
    style.triggers.trailing = [TriggerPoint(.fraction(0.5), .back), TriggerPoint(.fraction(0.75), .exit)]
    change(&style)
    let actions = ["A", "D"].map { CellAction(id: $0, width: 80) }
    return CellDriver(CellContext(style: style, width: 400, height: 70, leading: [], trailing: actions))
  }

  /// What the row says of what is armed, and its ticks.
  private func arming(_ row: CellDriver) -> [String] {
    row.log.filter { $0.hasPrefix("triggerChanged") || $0 == "haptic tick" }
  }

  @Test(
    "below the first point the row opens at its pane, and its buttons are buttons",
    arguments: ActionTransition.allCases
  )
  func opens(transition: ActionTransition) {
    for way in [-90.0, -150, -190] {
      var row = row(transition)
      row.draw(way)
      #expect(row.cell.armed == nil)
      row.release()
      row.pass(2000)
      #expect(row.offset == -160)
      #expect(row.cell.phase == .open)
      #expect(row.slots.map(\.width) == [80, 80])
      #expect(row.actions.isEmpty)
      let (time, context) = (row.time, row.context)
      row.change { $0.perform("D", on: .trailing, by: .tap, at: time, in: context, events: &$1) }
      row.pass(2000)
      #expect(row.actions == ["action D tap"])
      #expect(row.cell.phase == .closed)
    }
  }

  @Test("each point arms with one tick, forth and back")
  func arms() {
    var row = row()
    row.draw(-199)
    #expect(arming(row).isEmpty)
    for place in [-200.0, -250, -300, -380, -299, -210, -199] { row.jump(toX: place) }
    #expect(
      arming(row) == [
        "triggerChanged A", "haptic tick", "triggerChanged D", "haptic tick", "triggerChanged A",
        "haptic tick", "triggerChanged none", "haptic tick",
      ]
    )
  }

  @Test("the armed action takes the pane, and gives it back", arguments: ActionTransition.allCases)
  func takesThePane(transition: ActionTransition) throws {
    var row = row(transition)
    row.draw(-220)
    for (place, armed) in [(-220.0, "A"), (-320, "D"), (-250, "A")] {
      row.jump(toX: place)
      row.pass(2000)
      let slot = try #require(row.slots.first { $0.id == armed })
      expectClose(slot.width, -place, within: 0.1)
      expectClose(slot.x, 400 + place, within: 0.1)
      #expect(row.cell.emphasizedAction == armed)
    }
    row.jump(toX: -170)
    row.pass(2000)
    #expect(row.slots.allSatisfy { $0.width < 100 })
  }

  @Test(
    "past the near point the action fires and the row comes back",
    arguments: [Triggers.Firing.release, .arrival]
  )
  func near(firing: Triggers.Firing) {
    var row = row { $0.triggers.firing = firing }
    row.draw(-260)
    let released = row.now + 100
    row.release()
    row.pass(3000)
    #expect(row.actions == ["action A trigger"])
    let time = row.times(of: "action A trigger")[0]
    #expect(firing == .release ? time == released : time > released + 300)
    #expect(row.cell.phase == .closed)
    #expect(row.slots.isEmpty)
  }

  @Test(
    "past the far point the row goes out, and the program says what becomes of it",
    arguments: SwipeEvent.Fulfilment.allCases
  )
  func far(answer: SwipeEvent.Fulfilment) {
    var row = row { $0.triggers.firing = .arrival }
    row.draw(-320)
    row.release()
    #expect(row.cell.phase == .leaving)
    row.pass(1000)
    #expect(row.cell.phase == .gone)
    #expect(row.offset == -400)
    #expect(row.actions == ["action D trigger"])
    let (time, context) = (row.time, row.context)
    row.change { cell, events in
      let isTaken = cell.fulfil("D", with: answer, at: time, in: context, events: &events)
      #expect(isTaken)
    }
    #expect(row.cell.wantsRemoval == (answer == .delete))
    row.pass(2000)
    if answer == .reset { #expect(row.cell.isIdle(at: row.time)) }
    #expect(row.actions.count == 1)
  }

  @Test(
    "a full swipe beyond the points takes over from them, with a tick",
    arguments: [Expansion.Kind.selection, .fill, .destructive]
  )
  func fullSwipeBeyond(kind: Expansion.Kind) {
    var row = row {
      $0.expansion.kind = kind
      $0.expansion.deleteThreshold = 0.9
      $0.expansion.triggers = .target
    }
    row.draw(-320)
    #expect(row.cell.armed == "D")
    let ticks = arming(row).filter { $0 == "haptic tick" }.count
    row.jump(toX: -365)
    #expect(row.cell.armed == "D")
    #expect(arming(row).filter { $0 == "haptic tick" }.count == ticks + 1)
    var full = row
    full.release()
    #expect(full.cell.phase == (kind == .selection ? .settling : .filling))
    full.pass(2000)
    #expect(full.actions == ["action D fullSwipe"])
    row.jump(toX: -340)
    row.release()
    row.pass(2000)
    #expect(row.actions == ["action D trigger"])
    #expect(row.cell.phase == .gone)
  }

  @Test("a point beyond the full swipe takes over from it")
  func pointBeyond() {
    var row = row {
      $0.expansion.kind = .fill
      $0.expansion.deleteThreshold = 0.6
      $0.expansion.elasticity = 1
      $0.expansion.triggers = .target
      $0.triggers.trailing[0] = .off
    }
    row.draw(-260)
    #expect(row.cell.armed == "D")
    var full = row
    full.release()
    #expect(full.cell.phase == .filling)
    row.jump(toX: -310)
    row.release()
    #expect(row.cell.phase == .leaving)
    row.pass(2000)
    #expect(row.actions == ["action D trigger"])
  }

  @Test(
    "a swipe that is taken away performs nothing, and comes to the nearer rest",
    arguments: [-60.0, -100, -220, -320]
  )
  func cancelled(place: Double) {
    var row = row()
    row.draw(place)
    row.cancel()
    row.pass(2000)
    #expect(row.actions.isEmpty)
    #expect(row.cell.armed == nil)
    #expect(row.offset == (place == -60 ? 0 : -160))
    #expect(row.slots.allSatisfy { $0.width == 80 })
  }

  @Test("a button that is disabled keeps its place, and its point does nothing")
  func disabled() {
    var row = row()
    row.context.trailing[1].isEnabled = false
    row.draw(-320)
    #expect(row.cell.armed == "A")
    row.context.trailing[0].isEnabled = false
    row.jump(toX: -330)
    #expect(row.cell.armed == nil)
    row.release()
    row.pass(2000)
    #expect(row.offset == -160)
    #expect(row.slots.count == 2)
    #expect(row.actions.isEmpty)
  }

  @Test("by a key or a menu the action does what its point does", arguments: [SwipeEvent.Cause.key, .menu])
  func byKey(cause: SwipeEvent.Cause) {
    var row = row()
    var (time, context) = (row.time, row.context)
    row.change { $0.perform("A", on: .trailing, by: cause, at: time, in: context, events: &$1) }
    #expect(row.actions == ["action A \(cause)"])
    #expect(row.cell.phase == .closed)
    (time, context) = (row.time, row.context)
    row.change { $0.perform("D", on: .trailing, by: cause, at: time, in: context, events: &$1) }
    #expect(row.cell.phase == .leaving)
    row.pass(2000)
    #expect(row.cell.phase == .gone)
    #expect(row.actions == ["action A \(cause)", "action D \(cause)"])
  }
}
