import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("Another scene from the menu")
struct LaboratoryScenesTests {
  private static let scenes = [
    ("Tasks", "tasks", "swipycell.mixed", "t0"), ("Reading list", "books", "bwswipe.slidingDoor", "b0"),
    ("Contacts", "contacts", "swtableview", "c0"),
  ]

  @Test(
    "stands on the stage with its title, its rows and its style, by mouse, finger and keys",
    arguments: scenes
  )
  func shows(title: String, id: String, preset: String, row: RowID) throws {
    for way in ["mouse", "touch", "keys"] {
      var player = try LaboratoryPlayer()
      player.advance(by: 700)
      if way == "keys" {
        player.play(GestureScript().key("M").key("Return"))
        let place = try #require(SceneCatalog.offered.firstIndex { $0.title == title })
        for _ in 0..<place { player.play(GestureScript().key("Down")) }
        player.play(GestureScript().key("Return"))
      } else {
        try player.choose(title, in: "Scene", kind: way == "touch" ? .touch : .mouse)
      }
      #expect(player.shows(title) && !player.shows("Inbox"), "by \(way)")
      #expect(player.table.rows.first?.id == row)
      #expect(player.table.viewport == SwipeTable.Viewport(width: 400, height: 800))
      #expect(player.lab.session.style == StyleReference(preset))
      #expect(player.table.rows.count == 40)
    }
  }

  @Test("begins a recording of its own, which has the scene in its header and replays", arguments: scenes)
  func recording(title: String, id: String, preset: String, row: RowID) throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().down(380, 114).move(dx: -200, over: 120).wait(100).up().wait(2000))
    try player.choose(title, in: "Scene")
    let switched = player.now
    player.play(ScenePlay.drag(1, by: -120))
    let recording = try player.save()
    #expect(recording.header.scene == id)
    #expect(recording.header.style == StyleReference(preset))
    #expect(recording.lastTime.seconds <= player.now.seconds(since: switched))
    #expect(recording.pointerSamples.first?.location == Point(x: 380, y: 108))
    var scenes = ScenePlayer(try Replayer(try Recording(parsing: recording.encoded(), file: "saved")))
    try scenes.advance(to: Timestamp(milliseconds: 10_000))
    #expect(scenes.replayer.session.table.rows == player.table.rows)
    #expect(scenes.replayer.session.table.openRows == player.table.openRows)
    #expect(scenes.scene.summary == player.lab.scene.summary)
    let widths = recording.header.leading.map { $0.content?.words ?? [] }
    #expect(widths.allSatisfy { !$0.isEmpty }, "labels are measured")
  }

  @Test(
    "comes as it is at the beginning, and leaves nothing of the one before: no bar, no question, no finger"
  )
  func clean() throws {
    var player = try LaboratoryPlayer()
    try player.choose("Tasks", in: "Scene")
    player.play(ScenePlay.drag(0, by: 160))
    player.play(ScenePlay.drag(1, by: 350))
    player.play(ScenePlay.drag(2, by: -350))
    #expect(player.shows("Drop this task?") && player.shows("Moved to a list"))
    // A finger holds a row while the keys change the scene.
    player.play(GestureScript().down(380, 600).move(dx: -60, over: 100))
    player.play(GestureScript().key("M").key("Return"))
    try player.click("Contacts")
    #expect(!player.shows("Drop this task?") && !player.shows("Moved to a list"))
    player.play(GestureScript().input(.pointer(.sample(.move, 200, 600))))
    #expect(player.table.activeRows(at: player.now).isEmpty)
    player.play(GestureScript().input(.pointer(.sample(.up, 200, 600))).wait(500))
    #expect(player.lab.nextEvent == .distantFuture)
    try player.choose("Tasks", in: "Scene")
    #expect(player.shows("40 to do · none done"))
    player.play(GestureScript().key("Ctrl+Z").wait(500))
    #expect(player.table.rows.count == 40, "there is nothing to take back")
  }

  @Test("keeps window, appearance and direction, also after the window has got another size")
  func kept() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().key("T").command(.resize(width: 500, height: 664)))
    player.play(GestureScript().command(.direction(.rightToLeft)))
    player.play(GestureScript().key("M").key("Return").key("Down").key("Return"))
    #expect(player.shows("Tasks"))
    #expect(player.table.viewport == SwipeTable.Viewport(width: 500, height: 600))
    #expect(player.table.direction == .rightToLeft)
    #expect(player.lab.appearance == .dark)
  }

  @Test("is marked in the menu, and cannot be chosen in a replay")
  func marked() throws {
    var player = try LaboratoryPlayer()
    try player.choose("Reading list", in: "Scene")
    player.click(LaboratoryPlayer.menuTool)
    #expect(player.picture.texts.filter { $0.name == "Reading list" }.count == 2, "title bar and section")
    try player.click("Scene")
    player.advance(by: 200)
    let check = player.picture.icons.filter { $0.name == "check" }.map(\.middle.y)
    #expect(check == [try #require(player.picture.place(of: "Reading list")).y])
    player.play(GestureScript().key("Escape").key("Escape"))
    var replay = try LaboratoryPlayer(replaying: try player.save())
    try replay.choose("Tasks", in: "Scene")
    #expect(replay.lab.session.header.scene == "books")
  }

  @Test("goes on as it was where only the system changes: any system on any scene")
  func system() throws {
    var player = try LaboratoryPlayer()
    try player.choose("Tasks", in: "Scene")
    player.play(ScenePlay.drag(0, by: 160))
    player.click(LaboratoryPlayer.menuTool)
    try player.click("System")
    try player.click("SwipyCell")
    try player.click("Exit")
    #expect(player.lab.session.style == StyleReference("swipycell.exit"))
    #expect(player.shows("39 to do · 1 done"))
    try player.choose("SWTableViewCell", in: "System")
    player.play(ScenePlay.drag(1, by: 200))
    #expect(player.phase(of: "t1") == .open)
    #expect(try player.replayed().replayer.session.style == StyleReference("swtableview"))
  }

  @Test("A question stays answerable where the system changes meanwhile, and a recording of the wait replays")
  func questionAndSystem() throws {
    for (system, answer, count) in [("SWTableViewCell", "Keep", 40), ("Default", "Drop", 39)] {
      var player = try LaboratoryPlayer()
      try player.choose("Tasks", in: "Scene")
      player.play(ScenePlay.drag(1, by: 350))
      #expect(try player.replayed().replayer.session.table.activeRows(at: player.now).map(\.phase) == [.gone])
      try player.choose(system, in: "System")
      player.advance(by: 500)
      try player.click(answer)
      player.advance(by: 1500)
      #expect(player.table.rows.count == count)
      #expect(player.table.isQuiet(at: player.now))
      #expect(!player.shows("Keep"))
      #expect(try player.replayed().replayer.session.table.rows.count == count)
    }
  }
}
