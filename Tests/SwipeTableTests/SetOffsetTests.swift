import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("A row that is sent to an offset")
struct SetOffsetTests {
  private func player(_ id: String, leading: [SwipeAction] = [.sample("R")]) -> TablePlayer {
    TablePlayer(.sample(leading: leading) { $0 = .kit(id) })
  }

  private func set(_ offset: Double, animated: Bool) -> GestureScript {
    GestureScript().command(.setOffset("id1", offset, animated: animated), tag: "s")
  }

  @Test("goes there and stays, at most by its width, and counts as open", arguments: Kit.ids, [true, false])
  func goesThere(id: String, animated: Bool) {
    for (offset, place) in [
      (-50.0, -50.0), (-160, -160), (-250, -250), (30, 30), (-1000, -320), (1000, 320), (-.infinity, -320),
      (.infinity, 320), (.greatestFiniteMagnitude, 320),
    ] {
      var player = player(id)
      player.play(set(offset, animated: animated))
      let offsets = player.offsets(of: "id1", for: 2000)
      #expect(offsets.allSatisfy { animated ? $0 * place >= 0 && abs($0) <= abs(place) + 1 : $0 == place })
      #expect(player.offset(of: "id1") == place)
      #expect(player.phase(of: "id1") == .open)
      #expect(player.answers == ["completed s true"])
      let edge = place < 0 ? Edge.trailing : .leading
      #expect(player.log(of: "id1").prefix(2) == ["willOpen \(edge)", "didOpen \(edge)"])
      #expect(player.editing() == ["editingBegan \(edge)"])
      // A spring of 0.7 s; the nearer the place, the sooner it is a quarter of a point away.
      expectClose(player.times(of: "completed s true")[0], animated ? 650 : 0, within: animated ? 150 : 0)
    }
  }

  @Test("closes at 0, and for what is no number", arguments: [0.0, -0.0, .nan], [true, false])
  func closes(offset: Double, animated: Bool) {
    for id in Kit.ids {
      var player = player(id)
      player.play(set(offset, animated: animated))
      #expect(player.log() == ["completed s true"])
      player.play(GestureScript().command(.open("id1", .trailing, animated: false)))
      player.play(set(offset, animated: animated))
      player.rest()
      #expect(player.phase(of: "id1") == .closed)
      #expect(player.answers == ["completed s true", "completed s true"])
    }
  }

  @Test("stays where it is and says so where that side has no actions", arguments: [true, false])
  func noActions(animated: Bool) {
    var player = player("swipecellkit.drag", leading: [])
    player.play(set(50, animated: animated))
    #expect(player.log() == ["completed s false"])
    #expect(player.offset(of: "id1") == 0)
    player.play(set(-50, animated: false))
    player.play(set(50, animated: animated))
    player.rest()
    #expect(player.answers == ["completed s false", "completed s true", "completed s false"])
    #expect(player.offset(of: "id1") == -50)
  }

  @Test("goes from one side to the other, and back to its pane's width", arguments: Kit.ids, [true, false])
  func changesSide(id: String, animated: Bool) {
    var player = player(id)
    player.play(set(-50, animated: false))
    player.play(set(30, animated: animated))
    player.rest()
    #expect(player.offset(of: "id1") == 30)
    #expect(player.editing() == ["editingBegan trailing", "editingEnded trailing", "editingBegan leading"])
    player.play(GestureScript().command(.open("id1", .leading, animated: animated)))
    player.rest()
    #expect(player.offset(of: "id1") == 80)
    #expect(player.log().filter { $0 == "didOpen leading" }.count == 1)
  }

  @Test("is dragged on from there, and rests at its pane's width afterwards", arguments: Kit.ids)
  func dragged(id: String) {
    for (place, way, after) in [(-50.0, -10.0, -60.0), (-50, 20, -30), (-250, -10, -254), (-250, 10, -246)] {
      var player = player(id)
      player.play(set(place, animated: false))
      player.play(GestureScript().down(30, 90).move(dx: way + (way < 0 ? -10 : 10), over: 80))
      expectClose(player.offset(of: "id1"), after)
      player.play(GestureScript().cancel())
      player.rest()
      #expect(player.offset(of: "id1") == (after < -80 ? -160 : 0))
    }
  }

  @Test("keeps its place as far as a new width allows, under its finger as well", arguments: Kit.ids)
  func resized(id: String) {
    func resize(_ width: Double) -> GestureScript {
      GestureScript().command(.resize(width: width, height: 480))
    }
    var player = player(id)
    player.play(set(-250, animated: false))
    player.play(resize(400))
    #expect(player.offset(of: "id1") == -250)
    player.play(resize(200))
    #expect(player.offset(of: "id1") == -200)
    player.rest()
    #expect(player.phase(of: "id1") == .open)
    player.play(resize(320))
    player.rest()
    #expect(player.offset(of: "id1") == -250)
    player.play(
      GestureScript().down(30, 90).move(dx: 20, over: 80).command(.resize(width: 300, height: 480)).wait(50)
    )
    expectClose(player.offset(of: "id1"), -246)
    player.play(GestureScript().cancel())
    player.rest()
    #expect(player.offset(of: "id1") == -160)
  }

  @Test("closes the row that was open before, and closes when another opens")
  func oneOpen() {
    var player = player("swipecellkit.border")
    player.play(GestureScript().command(.open("id3", .trailing, animated: false)))
    player.play(set(-50, animated: true))
    player.rest()
    #expect(player.table.openRows == ["id1"])
    player.play(GestureScript().command(.setOffset("id3", 20, animated: true)))
    player.rest()
    #expect(player.table.openRows == ["id3"])
  }

  @Test("stands at its place in a table that is made anew by the restoring commands", arguments: Kit.ids)
  func restored(id: String) {
    var player = player(id)
    player.play(set(-50, animated: false))
    let commands = player.table.restoringCommands(removals: true)
    #expect(commands == [.setOffset("id1", -50, animated: false)])
    var again = TablePlayer(.sample(open: ["id1": .trailing]) { $0 = .kit(id) })
    #expect(again.table.restoringCommands(removals: true).isEmpty)
    for command in commands { again.play(GestureScript().command(command)) }
    #expect(again.offset(of: "id1") == -50)
    #expect(again.log().isEmpty)
  }
}
