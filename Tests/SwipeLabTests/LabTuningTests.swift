import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("A parameter that is changed while a row moves")
struct LabTuningTests {
  /// What a parameter does at once to a row that moves, besides what it does to its further way.
  enum Effect: Hashable {
    /// The row is at its rest: a spring that takes no time jumps.
    case jumps
    /// A row in hand that is past what has become a wall stands at the wall.
    case stopsAtWall
    /// A row in hand goes faster or slower than before under the same finger: its speed is the finger's, times the slope of
    /// its way there, which depends on where the pane ends and on what lies beyond.
    case followsOtherwise
  }

  /// What a value of a parameter may do at once in a situation; nil is nothing.
  static func effect(_ id: String, _ value: ParameterValue, in situation: LabMovingRow) -> Effect? {
    switch (situation, id) {
    case (.opening, "settle.response"), (.opening, "settle.duration"), (.closing, "settle.response"),
      (.closing, "settle.duration"):
      value == .number(0) ? .jumps : nil
    case (.inHand, "pane"), (.beyondPane, "pane"): value == .choice("stage") ? .stopsAtWall : nil
    case (.beyondPane, "drag.hardStop"): value == .flag(true) ? .stopsAtWall : nil
    case (.beyondPane, "drag.rubberBand"): value == .number(0) ? .stopsAtWall : .followsOtherwise
    case (.beyondPane, "drag.limit"), (.beyondPane, "drag.overscroll"), (.beyondPane, "expansion"),
      (.beyondPane, "buttons.look"), (.beyondPane, "buttons.minimumWidth"),
      (.beyondPane, "buttons.maximumWidth"), (.beyondPane, "buttons.padding"),
      (.beyondPane, "buttons.keepsFree"), (.inHand, "buttons.keepsFree"):
      .followsOtherwise
    default: nil
    }
  }

  /// The row on side A, on the session's own clock.
  private func row(_ player: LaboratoryPlayer) throws -> RowState {
    let id = try #require(player.lab.curves.row)
    return try #require(RowState(of: id, in: player.table, at: player.lab.now))
  }

  @Test(
    "leaves it where it is and as fast as it is, whatever the parameter",
    arguments: LabMovingRow.allCases
  )
  func keeps(situation: LabMovingRow) throws {
    let player = try situation.player()
    let before = try row(player)
    #expect(situation.phases.contains(before.phase))
    for parameter in SwipeStyle.parameters {
      for value in parameter.samples {
        var tuned = player
        tuned.tune(parameter.id, to: value)
        let after = try row(tuned)
        let effect = Self.effect(parameter.id, value, in: situation)
        let what = "\(parameter.id) \(value)"
        switch effect {
        case .jumps: #expect(after.velocity == 0, "\(what)")
        case .stopsAtWall: #expect(abs(after.offset) < abs(before.offset), "\(what)")
        case .followsOtherwise, nil: expectClose(after.offset, before.offset, within: 1e-9, what)
        }
        if effect == nil { expectClose(after.velocity, before.velocity, within: 1e-6, what) }
      }
    }
  }

  @Test("makes no step in its curve", arguments: LabMovingRow.allCases)
  func curve(situation: LabMovingRow) throws {
    let player = try situation.player()
    let before = try #require(player.lab.curves.live.first)
    for parameter in SwipeStyle.parameters {
      for value in parameter.samples where Self.effect(parameter.id, value, in: situation) == nil {
        var tuned = player
        tuned.tune(parameter.id, to: value)
        tuned.advance(by: 0.001)
        let curves = try #require(tuned.lab.curves.live.first).curves
        let last = try #require(curves.samples.last)
        // Under a finger that rests the row stands still.
        let isHeld = situation == .inHand || situation == .beyondPane
        let passed = isHeld ? 0 : last.time.seconds(since: player.lab.now)
        let place = before.offset(at: player.lab.now) + last.velocity * passed
        expectClose(last.offset, place, within: 1e-3, "\(parameter.id) \(value)")
        #expect(curves.samples.count >= before.curves.samples.count)
      }
    }
  }

  @Test("leaves both rows of a comparison where they are, on whichever side it is changed")
  func comparison() throws {
    var player = try LaboratoryPlayer.window()
    player.arrange(.sideBySide)
    player.throwOpen()
    player.advance(by: 50)
    let before = player.lab.sides.map { RowState(of: "m0", in: $0.session.table, at: player.lab.now) }
    for side in 0..<2 {
      for id in [
        "settle.dampingRatio", "settle.response", "transition", "drag.limit", "buttons.minimumWidth",
      ] {
        for value in try SwipeStyle.known(id).samples where value != .number(0) {
          var tuned = player
          tuned.tune(id, to: value, side: side)
          let after = tuned.lab.sides.map { RowState(of: "m0", in: $0.session.table, at: tuned.lab.now) }
          #expect(after.map { $0?.offset } == before.map { $0?.offset }, "\(id) \(value)")
          #expect(after.map { $0?.velocity } == before.map { $0?.velocity }, "\(id) \(value)")
        }
      }
    }
  }

  @Test("again and again moves it by no more than its speed does", arguments: [1, 2, 3, 4] as [UInt64])
  func again(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let numbers = ["settle.dampingRatio", "settle.response", "settle.stiffness", "slide.duration"]
      .compactMap { SwipeStyle.parameter($0) }
    for situation in [LabMovingRow.opening, .closing, .filling] {
      var player = try situation.player()
      for _ in 0..<40 {
        let before = try row(player)
        let parameter = random.pick(numbers)
        let value = random.pick(parameter.samples)
        guard Self.effect(parameter.id, value, in: situation) == nil else { continue }
        player.tune(parameter.id, to: value)
        let after = try row(player)
        expectClose(after.offset, before.offset, within: 1e-9, "\(parameter.id) \(value)")
        expectClose(after.velocity, before.velocity, within: 1e-6, "\(parameter.id) \(value)")
        player.advance(by: random.number(0...12))
      }
    }
  }
}
