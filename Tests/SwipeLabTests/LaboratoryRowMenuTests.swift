import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("A row's menu")
struct LaboratoryRowMenuTests {
  /// A place on the content of the first row and of the third one, in the window of `LaboratoryPlayer`.
  private static let onFirst = Point(x: 100, y: 114)
  private static let onThird = Point(x: 100, y: 310)
  private static let items = ["Delete", "Read", "Flag"]

  private func shownItems(_ player: LaboratoryPlayer) -> [String] {
    let known = Set(Self.items + ["Unread", "Unflag", "More"])
    return player.picture.texts.map(\.name).filter { known.contains($0) }
  }

  @Test("opens by a right click, at the pointer, with the row's actions as they are called at present")
  func rightClick() throws {
    var player = try LaboratoryPlayer()
    player.rightClick(Self.onFirst)
    #expect(shownItems(player) == Self.items)
    player.advance(by: 200)
    let menu = try #require(player.picture.rounded(Theme.light.raised).last)
    #expect(Point(x: menu.minX, y: menu.minY) == Self.onFirst)
    player.play(GestureScript().key("Escape"))
    #expect(shownItems(player).isEmpty)
    player.rightClick(Self.onThird)
    #expect(shownItems(player) == ["Delete", "Unread", "Unflag"])
    #expect(player.table.selection == nil)
  }

  @Test(
    "stays inside the window wherever it is asked for",
    arguments: [Point(x: 395, y: 860), Point(x: 2, y: 70), Point(x: 200, y: 480), Point(x: 395, y: 70)]
  )
  func inside(place: Point) throws {
    for (width, height) in [(400.0, 864.0), (320, 480)] {
      var player = try LaboratoryPlayer(width: width, height: height)
      let inWindow = Point(x: min(place.x, width - 2), y: min(place.y, height - 2))
      player.rightClick(inWindow)
      player.advance(by: 200)
      let menu = try #require(player.picture.rounded(Theme.light.raised).last)
      #expect(menu.minX >= 8 && menu.maxX <= width - 8)
      #expect(menu.minY >= 8 && menu.maxY <= height - 8)
    }
  }

  @Test("opens under a finger that rests for exactly half a second, whatever frames are drawn")
  func longPress() throws {
    for frames in [true, false] {
      var player = try LaboratoryPlayer()
      player.play(GestureScript().down(100, 114))
      let start = player.now
      #expect(player.lab.nextEvent == start.adding(seconds: 0.5))
      if frames { for _ in 1...10 { player.advance(by: 49.9) } }
      player.advance(to: start.milliseconds + 499.999)
      #expect(shownItems(player).isEmpty)
      player.advance(to: start.milliseconds + 500)
      #expect(shownItems(player) == Self.items)
      // The finger goes up: no tap, and the menu stays.
      player.play(GestureScript().wait(100).input(.pointer(.sample(.up, 100, 114))))
      #expect(shownItems(player) == Self.items)
      #expect(player.table.selection == nil)
      try player.click("Flag", kind: .touch)
      #expect(try player.commands() == [.perform("m0", "flag", by: .menu)])
      let phases = try player.save().pointerSamples.map(\.phase)
      #expect(phases == [.down, .cancel], "the table loses the finger when the menu opens")
    }
  }

  @Test("opens at the same instant where the finger goes up late and no frame came in between")
  func longPressWithoutFrames() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().down(100, 114).wait(700).up())
    #expect(shownItems(player) == Self.items)
    let recording = try player.save()
    #expect(recording.inputs.map { $0.time.milliseconds } == [0, 500])
  }

  @Test("does not open under a finger that goes up, moves, is taken away or gets company")
  func noLongPress() throws {
    let gestures = [
      GestureScript().down(100, 114).wait(499).up().wait(500),
      GestureScript().down(100, 114).wait(100).move(dx: -11, over: 50).wait(800).up(),
      GestureScript().down(100, 114).wait(100).move(dy: 11, over: 50).wait(800).up(),
      GestureScript().down(100, 114).wait(100).cancel().wait(800),
      GestureScript().down(100, 114).wait(100).down(100, 400, pointer: 2).wait(800).up(pointer: 2).up(),
      GestureScript().down(100, 114, kind: .mouse).wait(800).up(),
      GestureScript().down(100, 30).wait(800).up(),
    ]
    for gesture in gestures {
      var player = try LaboratoryPlayer()
      player.play(gesture)
      #expect(player.picture.ring == nil)
      #expect(player.lab.nextEvent == .distantFuture || player.table.nextEvent != .distantFuture)
    }
  }

  @Test("opens under a finger that trembles within the slop")
  func trembling() throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().down(100, 114).wait(100).move(dx: 6, dy: -6, over: 60).wait(400))
    #expect(shownItems(player) == Self.items)
  }

  @Test(
    "opens by More, tapped where the row stands open, and the row closes",
    arguments: [(PointerSample.Kind.touch, 144.0), (.mouse, 120)]
  )
  func more(kind: PointerSample.Kind, height: Double) throws {
    var player = try LaboratoryPlayer()
    player.play(GestureScript().command(.open("m0", .trailing, animated: false)))
    player.click(Point(x: 215, y: 114), kind: kind)
    player.advance(by: 1000)
    #expect(player.offset(of: "m0") == 0)
    #expect(shownItems(player) == Self.items)
    player.advance(by: 200)
    let menu = try #require(player.picture.rounded(Theme.light.raised).last)
    #expect(menu.minY == 114)
    // Three items for a finger, or for a mouse, and the padding.
    #expect(menu.height == height)
  }

  @Test("performs what is chosen as a menu does, recorded as that command, and replays")
  func performs() throws {
    for (label, action) in [("Delete", "delete"), ("Read", "read"), ("Flag", "flag")] {
      var player = try LaboratoryPlayer()
      player.rightClick(Self.onFirst)
      try player.click(label)
      player.advance(by: 1000)
      let removal: [TableCommand] = action == "delete" ? [.remove("m0", animated: true)] : []
      #expect(try player.commands() == [.perform("m0", action, by: .menu)] + removal)
      #expect((player.table.row("m0") == nil) == (action == "delete"))
      var scenes = ScenePlayer(try Replayer(try player.save()))
      try scenes.advance(to: player.now)
      #expect(scenes.scene.summary == player.lab.scene.summary)
      #expect(scenes.replayer.session.table.rows.map(\.id) == player.table.rows.map(\.id))
    }
  }

  @Test("marks its row, is worked by keys, and closes by a click beside it or another button there")
  func keysAndClosing() throws {
    var player = try LaboratoryPlayer()
    player.rightClick(Self.onFirst)
    #expect(player.picture.ring == Rect(x: 3, y: 67, width: 394, height: 98))
    player.play(GestureScript().key("Down").key("Down").key("Down").key("Return"))
    #expect(try player.commands() == [.perform("m0", "flag", by: .menu)])
    #expect(player.picture.ring == nil)
    for kind in [PointerSample.Kind.mouse, .touch] {
      player.rightClick(Self.onFirst)
      player.click(Point(x: 60, y: 700), kind: kind)
      #expect(shownItems(player).isEmpty)
    }
    player.rightClick(Self.onFirst)
    player.rightClick(Point(x: 60, y: 700))
    #expect(shownItems(player).count == 3, "the menu of another row")
    player.rightClick(Point(x: 60, y: 20))
    #expect(shownItems(player).isEmpty)
    for key in ["Escape", "Application", "Shift+F10"] {
      player.rightClick(Self.onFirst)
      player.play(GestureScript().key(key))
      #expect(shownItems(player).isEmpty)
    }
  }

  @Test("closes when its row goes, and does not open for one that goes, on no row, and in a replay")
  func gone() throws {
    var player = try LaboratoryPlayer()
    player.rightClick(Self.onFirst)
    player.play(GestureScript().command(.remove("m0", animated: true)))
    #expect(shownItems(player).isEmpty)
    player.rightClick(Point(x: 100, y: 100))
    #expect(shownItems(player).isEmpty)
    var replay = try LaboratoryPlayer(replaying: try player.save())
    replay.advance(by: 3000)
    replay.rightClick(Point(x: 100, y: 300))
    replay.play(GestureScript().down(100, 300).wait(800).up())
    #expect(shownItems(replay).isEmpty)
  }
}

extension DisplayList {
  /// The ring that marks a row.
  var ring: Rect? {
    placed.lazy.compactMap { item, shift in
      guard case .roundedBorder(let rect, 8, 2, _) = item else { return nil }
      return rect.offset(x: shift.x, y: shift.y)
    }.first
  }
}
