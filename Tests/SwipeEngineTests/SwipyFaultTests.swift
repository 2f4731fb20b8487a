import SwipeEngine
import TestSupport
import Testing

/// Faults 1 to 10 of SwipyCell, and what the presets do in their place.
@Suite("SwipyCell's faults of points and drags")
struct SwipyFaultTests {
  /// A row of 400 pt under a preset, its actions named like their points. `armed` are enabled.
  private func row(
    _ id: String,
    fractions: [Double] = Triggers.standardFractions,
    armed: Set<String> = ["L0", "L1", "L2", "R0", "R1", "R2"]
  ) -> CellDriver {
    var style = SwipeStyle.preset(id)
    for edge in Edge.allCases where !style.triggers[edge].isEmpty {
      let outcome = style.triggers[edge][0].outcome
      style.triggers[edge] = fractions.map { TriggerPoint(.fraction($0), outcome) }
    }
    func actions(_ side: String) -> [CellAction] {
      fractions.indices.map {
        CellAction(id: side + "\($0)", width: 60, isEnabled: armed.contains(side + "\($0)"))
      }
    }
    return CellDriver(
      CellContext(
        style: style,
        width: 400,
        height: 70,
        leading: style.triggers.leading.isEmpty ? [] : actions("L"),
        trailing: actions("R")
      )
    )
  }

  /// The sides of a preset, by the first letter of their actions and their sign.
  private func sides(_ row: CellDriver) -> [(letter: String, sign: Double)] {
    [("L", 1.0), ("R", -1.0)].filter { !row.context.actions($0.1 > 0 ? .leading : .trailing).isEmpty }
  }

  private func drawn(_ row: CellDriver, to place: Double) -> CellDriver {
    var row = row
    row.draw(place)
    return row
  }

  @Test(
    "SwipyCell fault 1: past a point that is not armed the nearer one counts, on both sides",
    arguments: CellPresets.swipy
  )
  func fallback(id: String) {
    let row = row(id, armed: ["L0", "R0"])
    for (letter, sign) in sides(row) {
      var drawn = drawn(row, to: 360 * sign)
      #expect(drawn.cell.armed == letter + "0")
      drawn.release()
      drawn.pass(2000)
      #expect(drawn.actions == ["action \(letter)0 trigger"])
    }
  }

  @Test(
    "SwipyCell fault 2: a point in the middle that is not armed hides none beyond it",
    arguments: CellPresets.swipy
  )
  func gap(id: String) {
    let row = row(id, fractions: [0.2, 0.5, 0.8], armed: ["L0", "L2", "R0", "R2"])
    for (letter, sign) in sides(row) {
      #expect(drawn(row, to: 240 * sign).cell.armed == letter + "0")
      #expect(drawn(row, to: 360 * sign).cell.armed == letter + "2")
    }
  }

  @Test("SwipyCell fault 3: a point at the row's end can be reached", arguments: CellPresets.swipy)
  func pointAtTheEnd(id: String) {
    let row = row(id, fractions: [0.25, 1])
    for (letter, sign) in sides(row) {
      #expect(drawn(row, to: 399 * sign).cell.armed == letter + "0")
      #expect(drawn(row, to: 400 * sign).cell.armed == letter + "1")
    }
  }

  @Test(
    "SwipyCell fault 3: points at 0 belong each to its side, and at rest none is reached",
    arguments: CellPresets.swipy
  )
  func pointAtZero(id: String) {
    let row = row(id, fractions: [0])
    #expect(drawn(row, to: 0).cell.armed == nil)
    for (letter, sign) in sides(row) {
      let moved = drawn(row, to: sign)
      #expect(moved.cell.armed == letter + "0")
      #expect(moved.slots.first?.alpha == 1)
    }
  }

  @Test("SwipyCell fault 4: where there is nothing to do nothing is armed", arguments: CellPresets.swipy)
  func armedWithoutAction(id: String) {
    for fractions in [[], Triggers.standardFractions] {
      let row = row(id, fractions: fractions, armed: [])
      for place in [400.0, -400, 100, -100] {
        var drawn = drawn(row, to: place)
        #expect(drawn.cell.armed == nil)
        #expect(drawn.triggerChanges == 0)
        drawn.release()
        drawn.pass(2000)
        #expect(drawn.actions.isEmpty)
        #expect(drawn.cell.phase == .closed)
      }
    }
  }

  @Test(
    "SwipyCell fault 5: fraction, point and event are those of the move itself",
    arguments: CellPresets.swipy
  )
  func withoutDelay(id: String) {
    let row = row(id)
    for (letter, sign) in sides(row) {
      var drawn = row
      drawn.grab(atX: 0)
      drawn.jumpWithoutPause(toX: 120 * sign)
      #expect(drawn.cell.fraction(at: drawn.time, in: drawn.context) == 0.3 * sign)
      #expect(drawn.state == letter + "0")
      #expect(drawn.times(of: "triggerChanged \(letter)0") == [drawn.now])
      #expect(drawn.slots.first?.id == letter + "0")
    }
  }

  @Test(
    "SwipyCell fault 6: a swipe that is taken away performs nothing and goes home",
    arguments: CellPresets.swipy
  )
  func cancelled(id: String) {
    let row = row(id)
    for (_, sign) in sides(row) {
      for distance in [40.0, 120, 360] {
        var drawn = drawn(row, to: distance * sign)
        drawn.cancel()
        #expect(drawn.cell.armed == nil)
        drawn.pass(2000)
        #expect(drawn.actions.isEmpty)
        #expect(drawn.cell.phase == .closed)
      }
    }
  }

  @Test("SwipyCell fault 7: past its width a row follows ever less", arguments: CellPresets.swipy)
  func pastTheWidth(id: String) {
    let row = row(id)
    for (_, sign) in sides(row) {
      #expect(drawn(row, to: 400 * sign).offset == 400 * sign)
      let near = abs(drawn(row, to: 500 * sign).offset) - 400
      let far = abs(drawn(row, to: 600 * sign).offset) - 400
      #expect(near > 0 && near < 55 && far > near && far < 2 * near)
    }
  }

  @Test("SwipyCell fault 7: a side without actions or without points is a wall", arguments: CellPresets.swipy)
  func emptySide(id: String) {
    var bare = row(id)
    bare.context.trailing = []
    #expect(drawn(bare, to: -200).offset == 0)
    let pointless = row(id, fractions: [])
    for place in [-200.0, 200] { #expect(drawn(pointless, to: place).offset == 0) }
  }

  @Test("SwipyCell fault 8: icon and colour are always those of one point", arguments: CellPresets.swipy)
  func iconAndColour(id: String) throws {
    for armed in [["L0", "R0"], ["L1", "R1"], ["L0", "L1", "R0", "R1"]] {
      for early in StageStyle.EarlyColor.allCases {
        var row = row(id, armed: Set(armed))
        row.context.style.stage.earlyColor = early
        for (_, sign) in sides(row) {
          for distance in stride(from: 20.0, through: 400, by: 20) {
            let drawn = drawn(row, to: distance * sign)
            let slot = try #require(drawn.slots.first)
            #expect(slot.id == drawn.state)
            let isColoured = armed.contains(slot.id) && (early == .near || drawn.cell.armed != nil)
            #expect(slot.tone?.to == (isColoured ? slot.id : nil))
          }
        }
      }
    }
  }

  @Test(
    "SwipyCell fault 9: the pane has a colour only where letting go does something",
    arguments: CellPresets.swipy
  )
  func colourIsASignal(id: String) throws {
    for armed in [["L0", "R0"], ["L1", "R1"], ["L0", "L1", "R0", "R1"]] {
      let row = row(id, armed: Set(armed))
      for (_, sign) in sides(row) {
        for distance in stride(from: 20.0, through: 400, by: 20) {
          let drawn = drawn(row, to: distance * sign)
          #expect(try #require(drawn.slots.first).tone?.to == drawn.cell.armed)
        }
      }
    }
  }

  @Test("SwipyCell fault 10: a row that is given fewer actions has those alone", arguments: CellPresets.swipy)
  func fewerActions(id: String) {
    let row = row(id)
    for (letter, sign) in sides(row) {
      var drawn = drawn(row, to: 360 * sign)
      #expect(drawn.cell.armed == letter + "1")
      drawn.surround { context in
        context.leading = Array(context.leading.prefix(1))
        context.trailing = Array(context.trailing.prefix(1))
      }
      #expect(drawn.cell.armed == letter + "0")
      drawn.release()
      drawn.pass(2000)
      #expect(drawn.actions == ["action \(letter)0 trigger"])
    }
  }
}
