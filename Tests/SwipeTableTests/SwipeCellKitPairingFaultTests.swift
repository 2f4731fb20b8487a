import SwipeEngine
import SwipeTable
import TestSupport
import Testing

/// Faults 18, 19, 26 and 27 of SwipeCellKit, and what the presets do in their place.
@Suite("SwipeCellKit's faults of beginnings and ends")
struct SwipeCellKitPairingFaultTests {
  /// A way through which editing begins and ends.
  struct Path: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var kind = Expansion.Kind.none
    var script: GestureScript
    var row = "id1"
    var editing = Self.once
    var style: @Sendable (inout SwipeStyle) -> Void = { _ in }

    static let once = ["editingBegan trailing", "editingEnded trailing"]
  }

  private static let swipe = GestureScript().pull(-305).wait(100).up()
  private static let opened = GestureScript().command(.open("id1", .trailing, animated: true)).wait(1500)
  private static let pulled = GestureScript().pull(-60)
  private static let filled = swipe.wait(1000)

  private static let swipes = [
    Path(testDescription: "bounce", kind: .selection, script: swipe),
    Path(testDescription: "fill and delete at once", kind: .destructive, script: swipe),
    Path(testDescription: "fill and delete after", kind: .destructiveAfterFill, script: swipe),
    Path(
      testDescription: "fill, deleted late",
      kind: .fill,
      script: filled.command(.fulfil("id1", "D", with: .delete))
    ),
    Path(
      testDescription: "fill, reset late",
      kind: .fill,
      script: filled.command(.fulfil("id1", "D", with: .reset))
    ),
    Path(testDescription: "fill and reset", kind: .fill, script: swipe) { $0.expansion.fulfilment = .reset },
    Path(
      testDescription: "fill and removal",
      kind: .fill,
      script: filled.command(.remove("id1", animated: true))
    ),
    Path(
      testDescription: "wrong way",
      script: GestureScript().pull(-60).move(dx: 120, over: 80).wait(90).up()
    ),
    Path(testDescription: "cancelled", kind: .selection, script: pulled.cancel()),
    Path(testDescription: "flicked shut", script: GestureScript().pull(-60).move(dx: 40, over: 40).up()),
    Path(testDescription: "tapped action", script: opened.tap(200, 90)),
    Path(testDescription: "tapped full swipe", kind: .destructive, script: opened.tap(280, 90)),
  ]

  private static let commands = [
    Path(testDescription: "closed", script: opened.command(.close("id1", animated: true))),
    Path(testDescription: "closed at once", script: opened.command(.close("id1", animated: false))),
    Path(
      testDescription: "opened and closed at once",
      script: GestureScript().command(.open("id1", .trailing, animated: false)).command(
        .closeAll(animated: false)
      )
    ),
    Path(
      testDescription: "switched sides",
      script: GestureScript().command(.open("id1", .trailing, animated: true)).wait(100)
        .command(.open("id1", .leading, animated: true)).wait(100).command(.close("id1", animated: true)),
      editing: Path.once + ["editingBegan leading", "editingEnded leading"]
    ),
    Path(
      testDescription: "switched sides at once",
      script: opened.command(.open("id1", .leading, animated: false)).command(.close("id1", animated: false)),
      editing: Path.once + ["editingBegan leading", "editingEnded leading"]
    ),
    Path(testDescription: "removed", script: opened.command(.remove("id1", animated: true))),
    Path(testDescription: "removed at once", script: opened.command(.remove("id1", animated: false))),
    Path(
      testDescription: "removed and taken back",
      script: opened.command(.remove("id1", animated: true)).wait(100).command(.undo)
    ),
    Path(
      testDescription: "removed in the hand",
      script: pulled.command(.remove("id1", animated: true)).wait(50).up()
    ),
    Path(
      testDescription: "reloaded and resized",
      script: opened.command(.reload).command(.resize(width: 200, height: 300)).wait(50)
        .command(.resize(width: 0, height: 0)).command(.resize(width: 320, height: 480))
        .command(.close("id1", animated: true))
    ),
    Path(
      testDescription: "without actions any more",
      script: opened.command(.setActions("id1", leading: [], trailing: []))
    ),
    Path(testDescription: "forbidden", script: opened.command(.enable("id1", .trailing, false))),
    Path(
      testDescription: "forbidden in the hand",
      script: pulled.command(.enable("id1", .trailing, false)).wait(50).up()
    ),
    Path(
      testDescription: "mirrored in the hand",
      script: pulled.command(.direction(.rightToLeft)).wait(50).up()
    ),
    Path(
      testDescription: "set to an offset and to 0",
      script: GestureScript().command(.setOffset("id1", -50, animated: false)).wait(50)
        .command(.setOffset("id1", 0, animated: false))
    ),
    Path(
      testDescription: "another row opened",
      script: opened.command(.open("id2", .trailing, animated: true))
    ),
    Path(
      testDescription: "put in open, and closed",
      script: GestureScript().command(.insert(Row(id: "new", open: .trailing), at: 1, animated: true)).wait(
        100
      )
      .command(.close("new", animated: true)),
      row: "new"
    ),
  ]

  @Test(
    "fault 18: editing begins once and ends once, whatever becomes of the row",
    arguments: swipes + commands
  )
  func pairs(path: Path) {
    for id in Kit.ids {
      var player = TablePlayer(
        .sample {
          $0 = .kit(id, path.kind)
          path.style(&$0)
        }
      )
      player.play(path.script)
      player.rest()
      #expect(player.editing(of: path.row) == path.editing, "\(id)")
    }
  }

  @Test(
    "fault 18: editing ends after the action, in every way of completing",
    arguments: Kit.ids,
    [Expansion.Kind.selection] + Kit.fills
  )
  func order(id: String, kind: Expansion.Kind) throws {
    var player = TablePlayer(.sample { $0 = .kit(id, kind) })
    player.play(Self.filled.command(.fulfil("id1", "D", with: .reset)))
    player.rest()
    let all = player.events.map(\.text)
    let action = try #require(all.firstIndex(of: "action D fullSwipe"))
    let end = try #require(all.firstIndex(of: "editingEnded trailing"))
    #expect(action < end)
  }

  /// A command, and how it is answered: at a row that is closed, and while that row is opening.
  private static let asked: [(TableCommand, atRest: Bool, inMotion: Bool)] = [true, false].flatMap {
    animated in
    [
      (.open("id1", .trailing, animated: animated), true, true),
      (.open("id1", .leading, animated: animated), true, true),
      (.open("id2", .trailing, animated: animated), false, false),
      (.open("nobody", .trailing, animated: animated), false, false),
      (.close("id1", animated: animated), true, true),
      (.close("nobody", animated: animated), false, false),
      (.setOffset("id1", -50, animated: animated), true, true),
      (.setOffset("id1", 0, animated: animated), true, true),
      (.setOffset("id2", -50, animated: animated), false, false),
      (.setOffset("nobody", -50, animated: animated), false, false),
      (.closeAll(animated: animated), true, true),
    ]
  }

  @Test("fault 19: a command is answered exactly once, animated or not", arguments: asked)
  func answeredOnce(command: TableCommand, atRest: Bool, inMotion: Bool) {
    for id in Kit.ids {
      var table = SwipeTable.sample { $0 = .kit(id) }
      table.handle(.command(.setActions("id2", leading: [], trailing: []), tag: nil), at: .zero)
      for isMoving in [false, true] {
        var player = TablePlayer(table)
        if isMoving {
          player.play(GestureScript().command(.open("id1", .trailing, animated: true)).wait(100))
        }
        player.play(GestureScript().command(command, tag: "t"))
        player.rest()
        #expect(player.answers == ["completed t \(isMoving ? inMotion : atRest)"])
      }
    }
  }

  /// What interrupts a row that is opening.
  private static let interruptions: [GestureScript] = [
    GestureScript().command(.close("id1", animated: true)),
    GestureScript().command(.setOffset("id1", -40, animated: false)),
    GestureScript().command(.remove("id1", animated: true)),
    GestureScript().command(.remove("id1", animated: false)),
    GestureScript().command(.enable("id1", .trailing, false)),
    GestureScript().command(.open("id2", .trailing, animated: true)),
    GestureScript().down(100, 90).move(dx: -40, over: 40).up(),
    GestureScript().command(.perform("id1", "D", by: .key)),
    GestureScript().tap(100, 210),
  ]

  @Test(
    "fault 19: a command whose motion is interrupted is answered once, with false",
    arguments: interruptions
  )
  func interrupted(script: GestureScript) {
    for id in Kit.ids {
      var player = TablePlayer(.sample { $0 = .kit(id, .selection) })
      player.play(GestureScript().command(.open("id1", .trailing, animated: true), tag: "o").wait(100))
      player.play(script)
      player.rest()
      #expect(player.answers == ["completed o false"])
    }
  }

  @Test("fault 26: a bouncing row is not armed any more, and the next swipe starts plain", arguments: Kit.ids)
  func disarmedOnBounce(id: String) {
    let log = EffectLog()
    let item = ExpansionEffect.Item(index: 1, change: SlotChange(scale: 0.5, alpha: 0, duration: 0.1))
    var player = TablePlayer(.sample { $0 = .kit(id, .selection) })
    let options = SideOptions(expansionEffect: log.effect(items: [item]))
    player.play(GestureScript().input(.options(options, of: nil, .trailing)))
    player.play(Self.swipe.wait(100))
    #expect(player.row("id1")?.trigger == nil)
    #expect(
      player.log().filter { $0.hasPrefix("triggerChanged") } == ["triggerChanged D", "triggerChanged none"]
    )
    // Caught before it is back, the contents come back too.
    var caught = player
    caught.play(GestureScript().down(100, 90).move(dx: -11).wait(2000))
    #expect(log.asked == ["arm 2", "disarm 2"])
    player.rest()
    player.play(Self.pulled)
    #expect(player.row("id1")?.slots.map(\.alpha) == [1, 1])
    #expect(player.row("id1")?.slots.map(\.scale) == [1, 1])
  }

  @Test(
    "fault 27: a key or a menu performs an action as a tap does: a fill waits, nothing is deleted twice",
    arguments: Expansion.Kind.allCases,
    [SwipeEvent.Cause.key, .menu]
  )
  func performed(kind: Expansion.Kind, cause: SwipeEvent.Cause) {
    for (id, isOpen) in Kit.ids.flatMap({ [($0, true), ($0, false)] }) {
      var player = TablePlayer(.sample(open: isOpen ? ["id1": .trailing] : [:]) { $0 = .kit(id, kind) }) {
        table,
        event in
        guard case .action = event.kind, kind == .destructive, let row = event.row else { return }
        table.perform(.remove(row, animated: true), at: event.time)
      }
      player.play(GestureScript().command(.perform("id1", "D", by: cause), tag: "p"))
      player.rest()
      #expect(player.answers == ["completed p true"])
      #expect(player.actions() == ["action D \(cause)"])
      #expect(player.log().filter { $0 == "removed" }.count == (player.order.count == 9 ? 1 : 0))
      #expect(player.phase(of: "id1") == (kind == .fill ? .filling : .closed))
      guard kind == .fill else { continue }
      player.play(GestureScript().command(.fulfil("id1", "D", with: .delete), tag: "f"))
      player.rest()
      #expect(player.answers.last == "completed f true")
      #expect(player.order.count == 9)
    }
  }
}
