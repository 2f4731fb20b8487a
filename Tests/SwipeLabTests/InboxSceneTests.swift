import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("The inbox scene")
struct InboxSceneTests {
  private func event(_ kind: SwipeEvent.Kind, _ row: RowID?) -> SwipeEvent {
    SwipeEvent(time: .zero, row: row, kind: kind)
  }

  private func action(_ id: ActionID, _ cause: SwipeEvent.Cause = .tap, on row: RowID = "m0") -> SwipeEvent {
    event(.action(id, by: cause), row)
  }

  private let read = SwipeAction(id: "read", title: "Read", icon: "read")
  private let flag = SwipeAction(id: "flag", title: "Flag", icon: "flag")

  private func unreadCount(_ scene: InboxScene) -> Int? {
    scene.summary.split(separator: " ").first.flatMap { $0 == "None" ? 0 : Int($0) }
  }

  @Test("counts its unread messages, and begins with as many as the content has")
  func count() {
    let scene = InboxScene()
    #expect(unreadCount(scene) == InboxContent.messages().filter(\.isUnread).count)
    #expect(scene.summary.hasSuffix(" unread · updated just now"))
  }

  @Test(
    "Read and Unread turn into each other, whatever made the action fire",
    arguments: SwipeEvent.Cause.allCases
  )
  func readAndUnread(cause: SwipeEvent.Cause) throws {
    var scene = InboxScene()
    let count = try #require(unreadCount(scene))
    #expect(scene.face(of: read, in: "m0").title == "Read")
    scene.take(action("read", cause))
    #expect(scene.face(of: read, in: "m0").title == "Unread")
    #expect(scene.face(of: read, in: "m0").icon == "unread")
    #expect(unreadCount(scene) == count - 1)
    scene.take(action("read", cause))
    #expect(scene.face(of: read, in: "m0") == read)
    #expect(unreadCount(scene) == count)
  }

  @Test("Flag and Unflag turn into each other; the icon stays")
  func flagAndUnflag() {
    var scene = InboxScene()
    #expect(scene.face(of: flag, in: "m0") == flag)
    #expect(scene.face(of: flag, in: "m2").title == "Unflag")
    scene.take(action("flag"))
    scene.take(action("flag", on: "m2"))
    #expect(scene.face(of: flag, in: "m0").title == "Unflag")
    #expect(scene.face(of: flag, in: "m0").icon == "flag")
    #expect(scene.face(of: flag, in: "m2") == flag)
  }

  @Test("A face changes neither what an action is nor the faces of other actions")
  func otherFaces() {
    let scene = InboxScene()
    for action in scene.header.leading + scene.header.trailing {
      for row in ["m0", "m2", "nobody"] {
        var face = scene.face(of: action, in: row)
        (face.title, face.icon) = (action.title, action.icon)
        #expect(face == action)
      }
    }
  }

  @Test("A tap on a message reads it, a second one changes nothing")
  func selection() throws {
    var scene = InboxScene()
    let count = try #require(unreadCount(scene))
    scene.take(event(.selected, "m0"))
    scene.take(event(.selected, "m0"))
    #expect(unreadCount(scene) == count - 1)
  }

  @Test("A message that has left counts no longer, until it comes back")
  func removal() throws {
    var scene = InboxScene()
    let count = try #require(unreadCount(scene))
    scene.take(action("delete"))
    #expect(unreadCount(scene) == count)
    scene.take(event(.removed, "m0"))
    #expect(unreadCount(scene) == count - 1)
    scene.take(event(.removed, "m0"))
    scene.take(action("read"))
    #expect(unreadCount(scene) == count - 1)
    scene.take(event(.inserted, "m0"))
    #expect(unreadCount(scene) == count - 1)
    scene.take(action("read"))
    #expect(unreadCount(scene) == count)
    scene.take(event(.inserted, "m0"))
    scene.take(event(.removed, "nobody"))
    #expect(unreadCount(scene) == count)
  }

  @Test("says None where nothing is unread")
  func noneUnread() {
    var scene = InboxScene()
    for message in InboxContent.messages() where message.isUnread {
      scene.take(event(.selected, message.id))
    }
    #expect(scene.summary == "None unread · updated just now")
  }

  @Test("says what becomes of a message: Delete takes it out or asks, More shows a menu, others do nothing")
  func answers() {
    let scene = InboxScene()
    #expect(scene.answer(to: "delete", of: "m0", isOut: false) == .remove)
    guard case .ask(let question)? = scene.answer(to: "delete", of: "m0", isOut: true) else {
      Issue.record("A row that is out waits for an answer")
      return
    }
    #expect([question.text, question.delete, question.keep] == ["Delete this message?", "Delete", "Keep"])
    for isOut in [false, true] {
      #expect(scene.answer(to: "more", of: "m0", isOut: isOut) == .menu)
      #expect(scene.answer(to: "read", of: "m0", isOut: isOut) == nil)
      #expect(scene.answer(to: "flag", of: "m0", isOut: isOut) == nil)
      #expect(PlainScene().answer(to: "delete", of: "m0", isOut: isOut) == nil)
    }
    #expect(scene.removal(of: "m0") == ("trash", "Message deleted"))
  }

  @Test("passes over rows and actions that it does not know")
  func unknown() {
    var scene = InboxScene()
    let before = scene.summary
    scene.take(action("read", on: "nobody"))
    scene.take(action("no such action"))
    scene.take(event(.scrollBegan, nil))
    scene.take(event(.removed, "nobody"))
    #expect(scene.summary == before)
  }

  @Test("comes to the same faces in a replay as in the session")
  func replay() throws {
    var player = try LaboratoryPlayer()
    for (edge, x) in [(Edge.leading, 37.0), (.trailing, 289)] {
      player.play(GestureScript().command(.open("m0", edge, animated: false)).tap(x, 114).wait(800))
    }
    player.play(GestureScript().tap(200, 214).wait(500))
    var scenes = ScenePlayer(try Replayer(try player.save()))
    try scenes.advance(to: player.now)
    #expect(scenes.scene.summary == player.lab.scene.summary)
    #expect(scenes.scene.face(of: read, in: "m0").title == "Unread")
    #expect(scenes.scene.face(of: flag, in: "m0").title == "Unflag")
    let alone = scenes.displayList(at: player.now, theme: .light, metrics: .halfEm)
    #expect(alone.texts.map(\.name) == player.picture.texts.map(\.name).filter { !player.isTitle($0) })
  }

  @Test("has rows as high as their previews ask for, and the actions of a mail program")
  func header() {
    let header = InboxScene().header
    let messages = InboxContent.messages()
    #expect(header.rows.list.map(\.id) == messages.map(\.id))
    #expect(header.rows.list.map(\.height) == messages.map { $0.previewLines == 2 ? 104 : 84 })
    #expect(header.trailing.map(\.title) == ["More", "Flag", "Delete"])
    #expect(header.leading.map(\.title) == ["Read"])
    #expect(header.reactions.isEmpty)
  }
}

extension LaboratoryPlayer {
  /// Whether a text belongs to the title bar.
  func isTitle(_ text: String) -> Bool { text == lab.scene.title || text == lab.scene.summary }
}
