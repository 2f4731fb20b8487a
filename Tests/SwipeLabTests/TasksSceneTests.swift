import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("The tasks scene")
struct TasksSceneTests {
  @Test("begins with forty tasks to do, and counts")
  func counts() throws {
    var player = try LaboratoryPlayer.with(TasksScene())
    #expect(player.lab.scene.summary == "40 to do · none done")
    #expect(player.shows("Tasks"))
    player.play(ScenePlay.drag(0, by: 160))
    #expect(player.lab.scene.summary == "39 to do · 1 done")
    for row in player.table.rows { player.play(GestureScript().command(.remove(row.id, animated: false))) }
    #expect(player.lab.scene.summary == "Nothing to do · none done")
  }

  @Test("past a quarter to the right a task is done and comes back; once more, and it is to do again")
  func done() throws {
    var player = try LaboratoryPlayer.with(TasksScene())
    player.play(ScenePlay.drag(0, by: 160))
    #expect(player.phase(of: "t0") == .closed)
    #expect(player.title(of: "done", in: "t0") == "To do")
    #expect(try player.commands().isEmpty, "the program has nothing to say")
    #expect(try player.replayed().scene.summary == player.lab.scene.summary)
    player.play(ScenePlay.drag(0, by: 160))
    #expect(player.title(of: "done", in: "t0") == "Done")
    player.play(ScenePlay.drag(1, by: 60))
    #expect(player.title(of: "done", in: "t1") == "Done", "before the point nothing happens")
  }

  @Test("past a quarter to the left a task is put off and comes back")
  func later() throws {
    var player = try LaboratoryPlayer.with(TasksScene())
    player.play(ScenePlay.drag(1, by: -160))
    #expect(player.phase(of: "t1") == .closed)
    #expect(player.shows("Put off · Tomorrow, the ruled ones"))
    player.play(ScenePlay.drag(1, by: -160))
    #expect(player.shows("Tomorrow, the ruled ones"))
  }

  @Test("past three quarters to the right a task goes out, and waits for an answer: Keep brings it back")
  func dropAndKeep() throws {
    var player = try LaboratoryPlayer.with(TasksScene())
    player.play(ScenePlay.drag(1, by: 350))
    #expect(player.phase(of: "t1") == .gone)
    #expect(["Drop this task?", "Keep", "Drop"].allSatisfy(player.shows))
    #expect(!player.lab.needsFrame(at: player.now), "nothing moves while it waits")
    try player.click("Keep")
    player.advance(by: 1500)
    #expect(player.phase(of: "t1") == .closed)
    #expect(!player.shows("Keep") && !player.shows("Undo"))
    #expect(try player.commands() == [.fulfil("t1", "drop", with: .reset)])
    #expect(try player.replayed().replayer.session.table.rows.count == 40)
  }

  @Test("Drop lets it go, and Undo brings it back as it was")
  func dropAndUndo() throws {
    var player = try LaboratoryPlayer.with(TasksScene())
    player.play(ScenePlay.drag(1, by: 160))
    player.play(ScenePlay.drag(1, by: 350))
    try player.click("Drop")
    player.advance(by: 1500)
    #expect(player.table.row("t1") == nil)
    #expect(player.shows("Task dropped"))
    #expect(player.lab.scene.summary == "39 to do · none done")
    #expect(try player.replayed().replayer.session.table.rows.map(\.id) == player.table.rows.map(\.id))
    try player.click("Undo")
    player.advance(by: 1500)
    #expect(player.table.rows.map(\.id).prefix(3) == ["t0", "t1", "t2"])
    #expect(player.lab.scene.summary == "39 to do · 1 done")
  }

  @Test("past three quarters to the left a task moves to a list, which can be taken back")
  func list() throws {
    var player = try LaboratoryPlayer.with(TasksScene())
    player.play(ScenePlay.drag(2, by: -350))
    #expect(player.table.row("t2") == nil)
    #expect(player.shows("Moved to a list"))
    #expect(try player.commands() == [.fulfil("t2", "list", with: .delete)])
    player.play(GestureScript().key("Ctrl+Z").wait(1500))
    #expect(player.table.row("t2") != nil)
  }

  @Test("where every point leads out, Later asks as well, and Done comes back by itself")
  func exits() throws {
    var player = try LaboratoryPlayer.with(TasksScene(), under: "swipycell.exit")
    player.play(ScenePlay.drag(0, by: 160))
    player.advance(by: 1500)
    #expect(player.phase(of: "t0") == .closed)
    #expect(player.title(of: "done", in: "t0") == "To do")
    for (answer, text) in [("Keep", nil), ("Later", "Task put off")] {
      player.play(ScenePlay.drag(1, by: -160))
      #expect(player.shows("Put this task off?"))
      try player.click(answer)
      player.advance(by: 1500)
      #expect(player.title(of: "later", in: "t1") == (text == nil ? "Later" : nil))
      if let text { #expect(player.shows(text)) }
    }
    try player.click("Undo")
    player.advance(by: 1500)
    #expect(player.title(of: "later", in: "t1") == "Later", "it comes back without the mark")
  }

  @Test("under buttons the same actions do the same: Drop and To a list take the task out, with Undo")
  func buttons() throws {
    for (edge, action, text) in [
      (Edge.leading, "drop", "Task dropped"), (.trailing, "list", "Moved to a list"),
    ] {
      var player = try LaboratoryPlayer.with(TasksScene(), under: "swipecellkit.border")
      player.play(GestureScript().command(.open("t0", edge, animated: false)))
      try player.click(action == "drop" ? "Drop" : "To a list")
      player.advance(by: 1500)
      #expect(player.table.row("t0") == nil)
      #expect(player.shows(text))
      #expect(!player.shows("Keep"))
    }
    var player = try LaboratoryPlayer.with(TasksScene(), under: "swtableview")
    player.play(GestureScript().command(.open("t0", .leading, animated: false)))
    try player.click("Done")
    player.advance(by: 1500)
    #expect(player.phase(of: "t0") == .closed)
    #expect(player.lab.scene.summary == "39 to do · 1 done")
  }

  @Test("Delete drops the selected task, and asks; the row's menu offers all that can be done")
  func keysAndMenu() throws {
    var player = try LaboratoryPlayer.with(TasksScene())
    player.play(GestureScript().tap(200, ScenePlay.middle(of: 0)).wait(200).key("Delete").wait(1500))
    #expect(player.shows("Drop this task?"))
    player.play(GestureScript().key("Escape").wait(1500))
    #expect(player.phase(of: "t0") == .closed)
    player.rightClick(Point(x: 100, y: ScenePlay.middle(of: 0)))
    #expect(["Done", "Drop", "Later", "To a list"].allSatisfy(player.shows))
    try player.click("Later")
    player.advance(by: 1500)
    #expect(player.title(of: "later", in: "t0") == "Not later")
  }

  @Test("throws a shadow on the stage while it moves, and none when it is out")
  func shadow() throws {
    func shadows(_ player: LaboratoryPlayer) -> Int {
      player.picture.items.filter { if case .edgeShadow = $0 { true } else { false } }.count
    }
    var player = try LaboratoryPlayer.with(TasksScene())
    player.play(GestureScript().down(20, ScenePlay.middle(of: 1)).move(dx: 350, over: 400))
    #expect(shadows(player) == 1)
    player.play(GestureScript().input(.pointer(.sample(.up, 370, ScenePlay.middle(of: 1)))).wait(1500))
    #expect(player.phase(of: "t1") == .gone)
    #expect(shadows(player) == 0)
  }
}
