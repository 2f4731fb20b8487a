import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("Steps, scrubbing and the loop in the window")
struct LabTravelTests {
  private static let moves = 150

  /// A laboratory in which rows were swiped, a list was scrolled and a style changed; the last gesture came to rest.
  private static func run(_ arrangement: StageArrangement, seed: UInt64) throws -> LabStraightRun {
    var random = SeededRandom(seed: seed)
    var player = try LaboratoryPlayer.window()
    player.setFelt(true)
    player.arrange(arrangement)
    if arrangement != .one {
      player.tell { lab, time in
        lab.tune([ParameterSetting("settle.dampingRatio", .number(0.5))], sides: [1], at: time)
        return []
      }
    }
    let table = player.lab.layout.table(0)
    var run = LabStraightRun(player)
    for turn in 0..<6 {
      var script = GestureScript().wait(200)
        .down(table.x + 370, table.y + random.number(20...table.height - 20))
      for _ in 1...random.whole(3...14) {
        script = script.wait(random.number(6...24)).move(dx: -25, dy: random.number(-2...2))
      }
      run.play(script.wait(7).up().wait(random.number(0...900)))
      if turn == 1 { run.play(GestureScript().wheel(dy: -70, at: table.middle).wait(300)) }
      if turn == 2 { run.take { $0.tune("settle.response", 0.6) } }
    }
    run.play(GestureScript().wait(300).down(table.x + 370, table.y + 200).move(dx: -150, over: 160).up())
    run.play(GestureScript().wait(2500))
    return run
  }

  /// Something that somebody does to time.
  private static func move(_ player: inout LaboratoryPlayer, _ random: inout SeededRandom) throws {
    switch random.whole(1...12) {
    case ...3: player.key(",")
    case ...6: player.key(".")
    case 7: player.key("Space")
    case 8: player.key("L")
    case 9: player.key(random.pick(["1", "2", "3", "4"]))
    case 10: try player.press(random.pick([Timeline.Part.stepBack, .stepForward, .play, .loop]))
    default:
      let lane = try #require(player.lab.timelineLayout?.frame(of: .lane))
      let share = player.now.seconds / 60 * random.number(0...1.1)
      let place = Point(x: lane.x + lane.width * share, y: lane.midY)
      player.drag(from: place, by: Point(x: random.number(-20...20), y: 0))
    }
    player.advance(by: random.number(0...random.pick([20, 20, 300])))
  }

  @Test(
    "show what a straight run showed at the same time, however one gets there",
    arguments: [StageArrangement.one, .sideBySide, .ghost],
    [1, 2, 3] as [UInt64]
  )
  func walk(arrangement: StageArrangement, seed: UInt64) throws {
    let run = try Self.run(arrangement, seed: seed)
    var random = SeededRandom(seed: seed)
    var player = run.player
    var visited: Set<String> = []
    for _ in 0..<Self.moves {
      try Self.move(&player, &random)
      let time = player.lab.shownTime(player.now)
      let (shown, straight) = (LabStraightRun.Look(player), run.look(at: time))
      #expect(shown.frames == straight.frames, "\(time.milliseconds) ms")
      #expect(shown.summaries == straight.summaries)
      #expect(shown.devices == straight.devices, "\(time.milliseconds) ms")
      visited.insert(player.lab.view.loop != nil ? "loop" : player.lab.view.isLive ? "live" : "past")
      guard shown == straight else { return }
    }
    #expect(visited == ["live", "past", "loop"])
  }

  @Test("go through every frame of the last gesture, back and on again, without a difference")
  func steps() throws {
    let run = try Self.run(.sideBySide, seed: 4)
    var player = run.player
    var back: [LabStraightRun.Look] = []
    for _ in 0..<180 {
      player.key(",")
      back.append(LabStraightRun.Look(player))
      #expect(back.last == run.look(at: player.lab.shownTime(player.now)))
    }
    #expect(Set(back.map { $0.frames.map(\.rows) }).count > 20)
    for look in back.reversed().dropFirst() {
      player.key(".")
      #expect(LabStraightRun.Look(player).frames.map(\.rows) == look.frames.map(\.rows))
    }
  }

  @Test("show every instant of the run, the last first", arguments: [StageArrangement.one, .sideBySide])
  func everyInstant(arrangement: StageArrangement) throws {
    let run = try Self.run(arrangement, seed: 7)
    var player = run.player
    for milliseconds in stride(from: player.now.milliseconds - 3, to: 0, by: -9) {
      let time = Timestamp(milliseconds: milliseconds)
      player.tell { lab, now in
        lab.seek(to: time, at: now)
        return []
      }
      #expect(LabStraightRun.Look(player) == run.look(at: time), "\(milliseconds) ms")
    }
  }

  @Test("change nothing: after all of them the present is the one that a straight run comes to")
  func unchanged() throws {
    let run = try Self.run(.sideBySide, seed: 5)
    var random = SeededRandom(seed: 5)
    var player = run.player
    for _ in 0..<Self.moves {
      try Self.move(&player, &random)
    }
    let sessions = run.player.lab.sides.map(\.session.table.rows)
    #expect(player.lab.sides.map(\.session.table.rows) == sessions)
    #expect(player.lab.styleState == run.player.lab.styleState)
    #expect(try player.save().inputs == run.player.recordedInputs())
  }

  @Test(
    "loop a gesture also where a second table came or went since",
    arguments: [(StageArrangement.one, StageArrangement.sideBySide), (.sideBySide, .one), (.one, .ghost)]
  )
  func arrangements(before: StageArrangement, after: StageArrangement) throws {
    var player = try LaboratoryPlayer.window()
    player.arrange(before)
    player.throwOpen()
    player.advance(by: 2000)
    player.arrange(after)
    player.key("L")
    let loop = try #require(player.lab.view.loop)
    #expect(loop.sides.count == player.lab.sides.count)
    #expect(loop.sides.map(\.session.style) == player.lab.sides.map(\.session.style))
    for _ in 0..<80 {
      player.advance(by: 17)
      #expect(!player.picture.items.isEmpty)
    }
    for _ in 0..<200 { player.key(",") }
    #expect(!player.picture.items.isEmpty)
  }

  @Test(
    "end where somebody turns the wheel over the list, or acts on its rows by a key: the present goes on",
    arguments: ["wheel", "Down", "Left", "End", "Delete"],
    ["Space", ",", "L"]
  )
  func wantsPresent(what: String, before: String) throws {
    var player = try Self.run(.one, seed: 8).player
    player.key(before)
    player.advance(by: 50)
    if what == "wheel" {
      player.play(GestureScript().wheel(dy: -60, at: player.lab.layout.table(0).middle))
    } else {
      player.key(what)
    }
    #expect(player.lab.view.isLive && !player.lab.isPaused)
    let start = player.lab.now
    player.advance(by: 100)
    #expect(player.lab.now.milliseconds(since: start) == 100)
  }

  @Test("of a loop end by Escape, and by a finger on a row", arguments: ["Escape", "finger"])
  func leaveLoop(way: String) throws {
    var player = try Self.run(.one, seed: 6).player
    player.key("L")
    player.advance(by: 400)
    #expect(player.lab.view.loop != nil)
    if way == "Escape" { player.key("Escape") } else { player.throwOpen() }
    #expect(player.lab.view.isLive)
    player.advance(by: 20)
    #expect(player.lab.view.isLive)
  }
}

extension LaboratoryPlayer {
  /// What a recording of the last minute says went in.
  func recordedInputs() throws -> [SessionInput] {
    var copy = self
    return try copy.save().inputs
  }
}
