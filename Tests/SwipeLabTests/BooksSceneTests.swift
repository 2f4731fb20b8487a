import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("The reading list")
struct BooksSceneTests {
  @Test(
    "a row's height to the right opens Keep's door; a tap marks the book, another one takes the mark away"
  )
  func keep() throws {
    var player = try LaboratoryPlayer.with(BooksScene())
    #expect(player.shows("Reading list"))
    for summary in ["40 books · 1 kept", "40 books · none kept"] {
      player.play(ScenePlay.drag(0, by: 120))
      #expect(player.phase(of: "b0") == .open)
      #expect(player.offset(of: "b0") == 72)
      player.play(GestureScript().tap(36, ScenePlay.middle(of: 0)).wait(1000))
      #expect(player.phase(of: "b0") == .closed)
      #expect(player.lab.scene.summary == summary)
      #expect(try player.replayed().scene.summary == summary)
    }
  }

  @Test("to the left Share's door opens, which tells that it has shared, also in a replay")
  func share() throws {
    var player = try LaboratoryPlayer.with(BooksScene())
    player.play(ScenePlay.drag(2, by: -120))
    #expect(player.offset(of: "b2") == -72)
    #expect(player.picture.icons.contains { $0.name == "share" })
    player.play(GestureScript().tap(364, ScenePlay.middle(of: 2)).wait(500))
    #expect(player.shows("Shared: A Field Guide to Quiet"))
    #expect(player.phase(of: "b2") == .closed)
    var replay = try LaboratoryPlayer(replaying: try player.save())
    replay.advance(by: player.now.milliseconds)
    replay.advance(by: 500)
    #expect(replay.shows("Shared: A Field Guide to Quiet"))
  }

  @Test("where the row goes through, Keep marks the book and it comes back; Dismiss past a second point goes")
  func through() throws {
    var player = try LaboratoryPlayer.with(BooksScene(), under: "bwswipe.swipeThrough")
    player.play(ScenePlay.drag(1, by: 120))
    player.advance(by: 1000)
    #expect(player.phase(of: "b1") == .closed)
    #expect(player.title(of: "keep", in: "b1") == "Unkeep")
    let points = [
      ParameterSetting("triggers.trailing", .choice("1h door, 55% through")),
      ParameterSetting("drag.limit", .choice("row")),
    ]
    let style = StyleReference("bwswipe.slidingDoor", settings: points)
    player = try LaboratoryPlayer(scene: StyledScene(scene: BooksScene(), style: style))
    player.play(ScenePlay.drag(3, by: -120))
    #expect(player.phase(of: "b3") == .open)
    player.play(ScenePlay.drag(4, by: -300))
    #expect(player.table.row("b4") == nil)
    #expect(player.shows("Book dismissed"))
    #expect(player.lab.scene.summary == "39 books · none kept")
    player.play(GestureScript().key("Ctrl+Z").wait(1000))
    #expect(player.table.row("b4") != nil)
  }

  @Test("under a spring release Share tells, and under buttons Dismiss takes the book out")
  func foreign() throws {
    var player = try LaboratoryPlayer.with(BooksScene(), under: "bwswipe.springRelease")
    player.play(ScenePlay.drag(2, by: -160))
    #expect(player.shows("Shared: A Field Guide to Quiet"))
    #expect(player.phase(of: "b2") == .closed)
    player = try LaboratoryPlayer.with(BooksScene(), under: "swipecellkit.drag")
    player.play(GestureScript().command(.open("b0", .trailing, animated: false)))
    try player.click("Dismiss")
    player.advance(by: 1000)
    #expect(player.table.row("b0") == nil)
    #expect(player.shows("Book dismissed"))
  }

  @Test("says how many books there are")
  func summary() {
    var scene = BooksScene()
    for (index, book) in BooksContent.books.enumerated() {
      scene.take(SwipeEvent(time: .zero, row: book.id, kind: .removed))
      if index == 38 { #expect(scene.summary == "1 book · none kept") }
    }
    #expect(scene.summary == "No books · none kept")
  }
}
