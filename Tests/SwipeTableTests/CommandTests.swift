import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("Commands to a table")
struct CommandTests {
  private func completions(_ player: TablePlayer) -> [String] {
    player.log().filter { $0.hasPrefix("completed") }
  }

  @Test("that close everything answer once, when the last row is closed")
  func closeAll() {
    var player = TablePlayer(.sample(open: ["id1": .trailing, "id3": .leading]) { $0.openRows = .many })
    player.play(GestureScript().command(.open("id5", .trailing, animated: true)).wait(50))
    player.play(GestureScript().command(.closeAll(animated: true), tag: "c"))
    player.rest()
    #expect(completions(player) == ["completed c true"])
    #expect(player.times(of: "completed c true") == [player.events.last?.time.milliseconds ?? 0])
    #expect(player.table.openRows.isEmpty)
  }

  @Test("that close everything answer false once where one row is interrupted, true where nothing is open")
  func closeAllInterrupted() {
    var player = TablePlayer(.sample(open: ["id1": .trailing, "id3": .leading]) { $0.openRows = .many })
    player.play(
      GestureScript().command(.closeAll(animated: true), tag: "c").wait(50)
        .command(.open("id3", .leading, animated: true))
    )
    player.rest()
    player.play(
      GestureScript().command(.closeAll(animated: false), tag: "d").command(
        .closeAll(animated: true),
        tag: "e"
      )
    )
    player.rest()
    #expect(completions(player) == ["completed c false", "completed d true", "completed e true"])
  }

  @Test("with the same tag are answered once each, also where several rows answer")
  func sameTag() {
    var player = TablePlayer(.sample(open: ["id1": .trailing, "id3": .leading]) { $0.openRows = .many })
    player.play(
      GestureScript().command(.closeAll(animated: true), tag: "c").wait(20).command(
        .closeAll(animated: true),
        tag: "c"
      )
      .command(.close("id1", animated: true), tag: "c").command(
        .open("id5", .trailing, animated: true),
        tag: "c"
      )
    )
    player.rest()
    #expect(completions(player) == Array(repeating: "completed c true", count: 4))
  }

  @Test("are answered by their own tag, whatever it is", arguments: ["\0", "", "t"])
  func anyTag(prefix: String) {
    var player = TablePlayer(.sample(open: ["id1": .trailing, "id3": .leading]) { $0.openRows = .many })
    player.play(GestureScript().command(.closeAll(animated: true), tag: prefix + "2").wait(10))
    for number in 0...3 {
      player.play(
        GestureScript().command(.open("id5", .trailing, animated: false), tag: "\(prefix)\(number)")
          .command(.close("id5", animated: false), tag: "\(prefix)\(number)")
      )
    }
    player.rest()
    let answers = (0...3).flatMap { [$0, $0] } + [2]
    #expect(completions(player) == answers.map { "completed \(prefix)\($0) true" })
  }

  @Test("that change the model answer at once")
  func atOnce() {
    var player = TablePlayer(.sample())
    player.play(
      GestureScript().command(.move("id1", to: 3), tag: "a").command(.reload, tag: "b")
        .command(.setActions("id1", leading: [], trailing: nil), tag: "c").command(
          .enable("id1", .trailing, false),
          tag: "d"
        )
        .command(.resize(width: 100, height: 100), tag: "e").command(.direction(.rightToLeft), tag: "f")
    )
    #expect(player.log() == ["a", "b", "c", "d", "e", "f"].map { "completed \($0) true" })
    #expect(player.order.prefix(4) == ["id0", "id2", "id3", "id1"])
  }

  @Test("open towards a forbidden side in vain, and again once it is allowed")
  func enable() {
    var player = TablePlayer(.sample(open: ["id1": .trailing]))
    player.play(GestureScript().command(.enable("id1", .trailing, false)))
    player.rest()
    #expect(player.log() == ["willClose trailing", "didClose trailing"])
    player.play(
      GestureScript().command(.open("id1", .trailing, animated: true), tag: "a")
        .command(.enable("id1", .trailing, true)).command(.open("id1", .trailing, animated: true), tag: "b")
    )
    player.rest()
    #expect(completions(player) == ["completed a false", "completed b true"])
  }

  @Test("that replace a row's actions leave a side alone that they do not name")
  func setActions() {
    var player = TablePlayer(.sample(open: ["id1": .trailing]))
    player.play(
      GestureScript().command(.setActions("id1", leading: [.sample("X", width: 50)], trailing: nil))
    )
    player.rest()
    #expect(player.offset(of: "id1") == -160)
    player.play(
      GestureScript().command(.setActions("id1", leading: nil, trailing: [.sample("Y", width: 50)]))
    )
    player.rest()
    #expect(player.offset(of: "id1") == -50)
    #expect(player.row("id1")?.slots.map(\.id) == ["Y"])
    #expect(player.log().isEmpty)
  }

  @Test("given in the reaction to an action run at its instant, before what follows the action")
  func reaction() {
    var player = TablePlayer(.sample(open: ["id1": .trailing]) { $0.openRows = .many }) { table, event in
      guard case .action = event.kind else { return }
      table.perform(.open("id4", .leading, animated: false), tag: nil, at: event.time)
      table.perform(.remove("id0", animated: false), tag: nil, at: event.time)
    }
    player.play(GestureScript().tap(200, 90))
    #expect(
      player.log() == [
        "action A tap", "haptic thud", "willOpen leading", "didOpen leading", "removed", "willClose trailing",
      ]
    )
    #expect(Set(player.events.map(\.time)).count == 1)
    player.rest()
  }

  @Test("mirror a table of open rows when the direction changes, also with a finger down")
  func direction() {
    var player = TablePlayer(.sample(open: ["id1": .trailing, "id3": .leading]) { $0.openRows = .many })
    player.play(GestureScript().down(300, 330).move(dx: -100, over: 80).command(.direction(.rightToLeft)))
    #expect(player.offset(of: "id1") == 160)
    #expect(player.offset(of: "id3") == -80)
    #expect(player.offset(of: "id5") == 0)
    player.play(GestureScript().down(20, 390).move(dx: 120, over: 100).wait(100).up())
    player.rest()
    #expect(player.offset(of: "id6") == 160)
  }

  @Test("lay a table out that had no size: open rows are where they belong, and gestures work")
  func firstLayout() {
    var player = TablePlayer(.sample(open: ["id1": .trailing], width: 0, height: 0))
    player.play(GestureScript().wheel(dx: -50, at: .zero).wait(300))
    player.play(GestureScript().command(.open("id1", .trailing, animated: true), tag: "o"))
    #expect(player.log() == ["completed o true"])
    #expect(player.offset(of: "id1") == 0)
    #expect(player.table.openEdge(of: "id1") == .trailing)
    player.play(GestureScript().command(.resize(width: 320, height: 480)))
    #expect(player.offset(of: "id1") == -160)
    player.play(GestureScript().down(300, 210).move(dx: -120, over: 100).wait(100).up())
    player.rest()
    #expect(player.table.openRows == ["id3"])
  }
}
