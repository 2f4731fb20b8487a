import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("Changes of styles that are taken back")
struct LabUndoTests {
  private static let steps = 60

  private static let own = [
    Laboratory.OwnStyle(name: "Mine", reference: StyleReference("swipecellkit.drag")),
    Laboratory.OwnStyle(
      name: "Yours",
      reference: StyleReference("default", settings: [ParameterSetting("settle.response", .number(0.9))])
    ),
  ]

  /// Something that changes styles: a parameter, a choice of another style, a reset, a swap or a copy.
  private static func change(_ lab: inout Laboratory, at time: Timestamp, _ random: inout SeededRandom) {
    let sides = random.pick(lab.second == nil ? [[0]] : [[0], [1], [0, 1]])
    let parameter = random.pick(SwipeStyle.parameters)
    switch random.whole(1...12) {
    case ...6:
      let settings = [ParameterSetting(parameter.id, random.pick(parameter.samples))]
      lab.tune(settings, sides: sides, change: random.pick([nil, 1, 2, 3]), at: time)
    case 7: lab.reset([parameter.id, "settle.response"], sides: sides, at: time)
    case 8: lab.reset(Parameter.allIDs, sides: sides, at: time)
    case 9:
      lab.take(StyleOrigin(preset: random.pick(PresetCatalog.presets).id), side: sides[0], at: time)
    case 10: lab.takeOwnStyle(random.pick(own).name, side: sides[0], at: time)
    case 11: lab.swapStyles(at: time)
    default: lab.copyStyleToSecond(at: time)
    }
  }

  @Test(
    "are all taken back to the beginning, and made again to the end, one by one",
    arguments: [StageArrangement.one, .sideBySide, .ghost],
    [1, 2, 3] as [UInt64]
  )
  func random(arrangement: StageArrangement, seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var player = try LaboratoryPlayer.window()
    player.tell { lab, time in
      lab.setOwnStyles(Self.own, at: time)
      return []
    }
    player.arrange(arrangement)
    player.throwOpen()
    var states = [player.lab.styleState]
    for _ in 0..<Self.steps {
      player.advance(by: random.number(0...40))
      player.tell { lab, time in
        Self.change(&lab, at: time, &random)
        return []
      }
      if player.lab.styleState != states[states.count - 1] { states.append(player.lab.styleState) }
    }
    let end = player.lab.styleState
    let back = Self.walk("Ctrl+Z", while: \.styleUndo.canUndo, &player)
    #expect(player.lab.styleState == states[0])
    // What belongs to one step comes back at once.
    #expect(back.allSatisfy(states.contains))
    let again = Self.walk("Ctrl+Y", while: \.styleUndo.canRedo, &player)
    #expect(player.lab.styleState == end)
    #expect(again.dropLast() == back.reversed().dropFirst())
  }

  /// Presses a key as long as there is something to take back or to make again. Returns the states after each.
  private static func walk(
    _ key: String,
    while isPossible: KeyPath<Laboratory, Bool>,
    _ player: inout LaboratoryPlayer
  ) -> [StyleUndo.State] {
    var states: [StyleUndo.State] = []
    while player.lab[keyPath: isPossible], states.count < 2 * steps {
      player.advance(by: 20)
      player.key(key)
      states.append(player.lab.styleState)
    }
    return states
  }

  @Test("by a whole drag of a slider are one step, and two drags are two")
  func drags() throws {
    var player = try LaboratoryPlayer.window()
    let before = player.styles[0]
    let knob = try player.reveal(.slider("settle.response"))
    player.drag(from: knob, by: Point(x: 60, y: 0))
    let first = player.styles[0]
    player.drag(from: knob + Point(x: 60, y: 0), by: Point(x: 30, y: 0))
    #expect(player.styles[0] != first)
    player.key("Ctrl+Z")
    #expect(player.styles[0] == first)
    player.key("Ctrl+Z")
    #expect(player.styles[0] == before)
    #expect(!player.lab.styleUndo.canUndo)
    player.keys(["Ctrl+Y", "Ctrl+Shift+Z"])
    #expect(!player.lab.styleUndo.canRedo)
  }

  @Test("are no longer made again once something else was changed")
  func branches() throws {
    var player = try LaboratoryPlayer.window()
    player.tune("settle.response", 0.9)
    player.key("Ctrl+Z")
    #expect(player.lab.styleUndo.canRedo)
    player.tune("settle.response", 0.3)
    #expect(!player.lab.styleUndo.canRedo)
    player.key("Ctrl+Y")
    #expect(try player.styles[0].value(of: "settle.response") == .number(0.3))
  }

  @Test("leave the key to a removed row that came later")
  func rows() throws {
    var player = try LaboratoryPlayer.window()
    player.tune("settle.response", 0.9)
    player.advance(by: 100)
    player.play(GestureScript().command(.remove("m0", animated: true)).wait(1000))
    player.key("Ctrl+Z")
    player.advance(by: 1000)
    #expect(player.table.row("m0") != nil)
    #expect(player.lab.styleUndo.canUndo)
    player.key("Ctrl+Z")
    #expect(!player.lab.styleUndo.canUndo)
  }

  @Test("reach a row that moves, and keep its place and its speed")
  func moving() throws {
    var player = try LaboratoryPlayer.window()
    player.tune("settle.response", 0.9)
    player.throwOpen()
    player.advance(by: 50)
    for key in ["Ctrl+Z", "Ctrl+Y"] {
      let before = try #require(RowState(of: "m0", in: player.table, at: player.now))
      player.key(key)
      let after = try #require(RowState(of: "m0", in: player.table, at: player.now))
      expectClose(after.offset, before.offset)
      expectClose(after.velocity, before.velocity)
      player.advance(by: 20)
    }
  }

  @Test(
    "has no step for what changes nothing: a swap or a copy of equal styles, a reset of what is as it was"
  )
  func nothing() throws {
    var player = try LaboratoryPlayer.window()
    player.arrange(.sideBySide)
    player.key("Shift+X")
    #expect(player.lab.styleUndo.canUndo)
    while player.lab.styleUndo.canUndo {
      player.tell { lab, time in
        lab.undoStyle(at: time)
        return []
      }
    }
    player.tell { lab, time in
      lab.copyStyleToSecond(at: time)
      return []
    }
    let copied = player.lab.styleUndo
    for key in ["X", "Shift+X"] { player.key(key) }
    player.tell { lab, time in
      lab.reset([], sides: [0, 1], at: time)
      return []
    }
    #expect(player.lab.styleUndo == copied)
  }
}
