import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("The contacts scene")
struct ContactsSceneTests {
  /// The buttons of the leading side from the window's left, and what they say.
  private static let leading = [
    ("Call", "Calling Lena Harrow"), ("Message", "A message to Lena Harrow"),
    ("Video", "Video call with Lena Harrow"), ("Mail", "A mail to Lena Harrow"),
  ]

  @Test("uncovers four buttons on the left, a quarter of all but 90 points each, in the order of the design")
  func four() throws {
    var player = try LaboratoryPlayer.with(ContactsScene())
    #expect(player.shows("Contacts") && player.shows("40 people"))
    player.play(ScenePlay.drag(0, by: 300))
    #expect(player.phase(of: "c0") == .open)
    #expect(player.offset(of: "c0") == 310)
    let places = try Self.leading.map { try #require(player.picture.place(of: $0.0)).x }
    // Contents stand on whole points.
    for (place, middle) in zip(places, [38.75, 116.25, 193.75, 271.25]) {
      #expect(abs(place - middle) <= 0.5)
    }
  }

  @Test("says what each of the four does, and the row closes", arguments: leading)
  func says(label: String, text: String) throws {
    var player = try LaboratoryPlayer.with(ContactsScene())
    player.play(ScenePlay.drag(0, by: 300))
    try player.click(label, kind: .touch)
    player.advance(by: 1000)
    #expect(player.shows(text))
    #expect(player.phase(of: "c0") == .closed)
    #expect(player.table.rows.count == 40)
    #expect(try player.commands().isEmpty)
  }

  @Test("More opens the row's menu, where the four and Delete are; Delete takes the contact out, with Undo")
  func moreAndDelete() throws {
    var player = try LaboratoryPlayer.with(ContactsScene())
    player.play(ScenePlay.drag(1, by: -200))
    #expect(player.offset(of: "c1") == -180)
    try player.click("More")
    player.advance(by: 1000)
    #expect((Self.leading.map(\.0) + ["Delete"]).allSatisfy(player.shows))
    #expect(!player.shows("More"))
    try player.click("Delete")
    player.advance(by: 1000)
    #expect(player.table.row("c1") == nil)
    #expect(player.shows("Contact deleted") && player.shows("39 people"))
    #expect(try player.replayed().replayer.session.table.rows.map(\.id) == player.table.rows.map(\.id))
    try player.click("Undo")
    player.advance(by: 1000)
    #expect(player.shows("40 people"))
  }

  @Test("where Delete's point leads out, it asks; where More's does, the row comes back and the menu opens")
  func swipy() throws {
    var player = try LaboratoryPlayer.with(ContactsScene(), under: "swipycell.mixed")
    player.play(ScenePlay.drag(0, by: -350))
    #expect(player.phase(of: "c0") == .gone)
    #expect(player.shows("Delete this contact?"))
    player.play(GestureScript().key("Return").wait(1500))
    #expect(player.table.row("c0") == nil)
    player = try LaboratoryPlayer.with(ContactsScene(), under: "swipycell.exit")
    player.play(ScenePlay.drag(0, by: -160))
    player.advance(by: 1500)
    #expect(player.phase(of: "c0") == .closed)
    #expect(player.shows("Delete"))
    #expect(player.shows("Call"))
  }

  @Test("says how many there are")
  func summary() {
    var scene = ContactsScene()
    for (index, person) in ContactsContent.people.enumerated() {
      scene.take(SwipeEvent(time: .zero, row: person.id, kind: .removed))
      if index == 38 { #expect(scene.summary == "1 person") }
    }
    #expect(scene.summary == "Nobody")
  }
}
