import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("Slow motion in the laboratory")
struct LabSlowMotionTests {
  private static let speeds: [(key: String, speed: PlaySpeed)] = [
    ("1", .full), ("2", .half), ("3", .quarter), ("4", .tenth),
  ]

  @Test("leaves a gesture as fast as it is, and what moves by itself is slow", arguments: speeds)
  func rates(key: String, speed: PlaySpeed) throws {
    var player = try LaboratoryPlayer.window()
    var straight = player
    player.key(key)
    for index in 0..<2 {
      if index == 0 { player.throwOpen() } else { straight.throwOpen() }
    }
    let span = try #require(player.lab.gestures.last)
    let plain = try #require(straight.lab.gestures.last)
    #expect(span.down.seconds(since: span.began) == plain.down.seconds(since: plain.began))
    let release = try #require(span.ended)
    #expect(release.seconds(since: span.down) == (try #require(plain.ended)).seconds(since: plain.down))
    #expect(
      RowState(of: "m0", in: player.table, at: player.lab.now)
        == RowState(of: "m0", in: straight.table, at: straight.lab.now)
    )
    for _ in 0..<40 {
      player.advance(by: 16 / speed.factor)
      straight.advance(by: 16)
      let (one, other) = (player.offset(of: "m0", in: 0), straight.offset(of: "m0", in: 0))
      expectClose(one, other, within: 1e-4)
    }
  }

  @Test("leaves a swipe by wheel or trackpad as fast as it is, and the way back is slow", arguments: speeds)
  func wheel(key: String, speed: PlaySpeed) throws {
    var player = try LaboratoryPlayer.window()
    player.key(key)
    let place = player.lab.layout.table(0).origin + Point(x: 300, y: 50)
    var script = GestureScript()
    for _ in 0..<15 {
      script = script.wait(8).input(.wheel(WheelSample(dx: -12, dy: 0, precise: true, location: place)))
    }
    player.play(script)
    let row = try #require(RowState(of: "m0", in: player.table, at: player.lab.now))
    #expect(row.isDragged && row.offset == -180)
    expectClose(row.velocity, -1500, within: 1)
    let end = player.now.milliseconds + 150
    player.advance(to: end)
    #expect(player.phase(of: "m0", in: 0) == .settling)
    let start = player.lab.now
    player.advance(by: 100)
    expectClose(player.lab.now.seconds(since: start), 0.1 * speed.factor, within: 1e-6)
    player.advance(by: 20_000)
    player.expectRest()
  }

  @Test("is in no recording: it replays to what was felt, frame by frame", arguments: speeds)
  func recording(key: String, speed: PlaySpeed) throws {
    var player = try LaboratoryPlayer.window()
    player.key(key)
    var felt: [FrameTrace] = []
    func watch(_ player: inout LaboratoryPlayer, _ frames: Int) {
      for _ in 0..<frames {
        player.advance(by: 16.7)
        felt.append(player.lab.session.frame(0, at: player.lab.now))
      }
    }
    for turn in 0..<3 {
      player.swipe(turn == 1 ? 130 : -120, from: turn == 1 ? 200 : 380, y: 50)
      watch(&player, 20)
      if turn == 0 { player.tune("settle.dampingRatio", 0.4) }
      if turn == 1 { player.key("Space") }
      watch(&player, 10)
      if turn == 1 { player.keys([".", ".", "Space"]) }
      watch(&player, 40)
    }
    let recording = try player.save()
    var replayer = try Replayer(recording)
    for frame in felt {
      _ = try replayer.advance(to: frame.time)
      #expect(replayer.session.frame(0, at: frame.time) == frame, "\(frame.time.milliseconds) ms")
    }
    #expect(Set(felt.flatMap { $0.rows.map(\.offset) }).count > 40)
  }

  /// Goes on as a program does: draws where that is needed, else waits for what is due. Returns how often it woke up.
  private static func run(_ player: inout LaboratoryPlayer, to end: Double) -> Int {
    var turns = 0
    while player.now.milliseconds < end, turns < 100_000 {
      turns += 1
      let isMoving = player.lab.needsFrame(at: player.now)
      let next = isMoving ? player.now.adding(seconds: 1.0 / 60) : player.lab.nextEvent
      if !isMoving, next != .distantFuture, next <= player.now {
        Issue.record("\(next.milliseconds) ms is due at \(player.now.milliseconds) ms: it turns for nothing")
        return turns
      }
      player.advance(to: min(next.milliseconds, end))
    }
    return turns
  }

  @Test("comes to rest after a gesture at any speed, and then waits for ever", arguments: speeds)
  func rest(key: String, speed: PlaySpeed) throws {
    var player = try LaboratoryPlayer.window()
    player.key(key)
    player.throwOpen()
    let end = player.now.milliseconds + 20_000
    let turns = Self.run(&player, to: end)
    #expect(player.phase(of: "m0", in: 0) == .open)
    #expect(turns < Int(130 / speed.factor))
    player.expectRest()
  }

  @Test("waits for what is due in the session, at the speed it runs at", arguments: speeds)
  func due(key: String, speed: PlaySpeed) throws {
    var player = try LaboratoryPlayer.window()
    player.key(key)
    player.play(GestureScript().command(.remove("m0", animated: true)).wait(1))
    let due = player.table.nextEvent
    guard due != .distantFuture else { return }
    let window = player.lab.nextEvent
    #expect(window <= player.lab.clock.windowTime(of: due))
    let passed = due.seconds(since: player.lab.now) / speed.factor
    expectClose(player.lab.clock.windowTime(of: due).seconds(since: player.now), passed, within: 1e-5)
  }

  /// What stops the time, and what is moving then.
  @Test(
    "stands still, and turns for nothing, while it is paused",
    arguments: ["throw", "hold", "full", "remove", "armed"],
    ["Space", ",", "."]
  )
  func paused(what: String, key: String) throws {
    for (speed, _) in Self.speeds {
      var player = try LaboratoryPlayer.window()
      player.key(speed)
      Self.begin(what, &player)
      player.advance(by: 10)
      if key == "Space", what == "hold" || what == "armed" {
        player.play(GestureScript().input(.pointer(.sample(.up, 600, 214))))
      }
      player.key(key)
      let shown = player.devices
      let end = player.now.milliseconds + 15_000
      let turns = Self.run(&player, to: end)
      #expect(turns < 700)
      #expect(!player.lab.needsFrame(at: player.now), "paused at speed \(speed)")
      #expect(player.lab.nextEvent == .distantFuture, "paused at speed \(speed)")
      #expect(player.devices == shown)
    }
  }

  private static func begin(_ what: String, _ player: inout LaboratoryPlayer) {
    if what == "full" || what == "armed" { player.tune("expansion", to: .choice("fill")) }
    switch what {
    case "throw": player.throwOpen()
    case "hold": player.swipe(-120, from: 380, ends: false)
    case "full": player.swipe(-380, from: 395)
    case "remove": player.play(GestureScript().command(.remove("m0", animated: true)).wait(5))
    default:
      player.swipe(-380, from: 395, ends: false)
      #expect(player.lab.flash != nil)
    }
  }

  @Test("runs the past into the present, and then rests", arguments: speeds)
  func past(key: String, speed: PlaySpeed) throws {
    var player = try LaboratoryPlayer.window()
    player.throwOpen()
    player.advance(by: 2000)
    player.key(key)
    for _ in 0..<60 { player.key(",") }
    player.advance(by: 6000)
    player.expectRest()
    #expect(!player.lab.view.isLive)
    player.key("Space")
    #expect(player.lab.needsFrame(at: player.now))
    let end = player.now.milliseconds + 15_000
    _ = Self.run(&player, to: end)
    #expect(player.lab.view.isLive)
    player.expectRest()
  }

  @Test("plays a loop round and round, at its speed", arguments: speeds)
  func loop(key: String, speed: PlaySpeed) throws {
    var player = try LaboratoryPlayer.window()
    player.throwOpen()
    player.advance(by: 2000)
    player.keys([key, "L"])
    let loop = try #require(player.lab.view.loop)
    let round = loop.end.seconds(since: loop.start)
    let start = player.lab.shownTime(player.now)
    player.advance(by: 300)
    let passed = player.lab.shownTime(player.now).seconds(since: start)
    expectClose(passed, 0.3 * speed.factor, within: 1e-6)
    #expect(player.lab.needsFrame(at: player.now))
    player.advance(by: round / speed.factor * 1000 - 300 + 20)
    #expect(player.lab.shownTime(player.now).seconds(since: loop.start) < 0.05)
    player.key("Space")
    player.advance(by: 1000)
    player.expectRest()
  }
}

extension LaboratoryPlayer {
  /// A row's offset on a side, on the session's own clock.
  func offset(of row: RowID, in side: Int) -> Double {
    RowState(of: row, in: lab.sides[side].session.table, at: lab.now)?.offset ?? 0
  }

  /// What a row of a side does, on the session's own clock.
  func phase(of row: RowID, in side: Int) -> SwipePhase {
    RowState(of: row, in: lab.sides[side].session.table, at: lab.now)?.phase ?? .gone
  }
}
