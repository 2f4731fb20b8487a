import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("Pointers on a table")
struct PointerTests {
  @Test("that come down alone do not stop a moving row; passing the slop does, without a jump")
  func catching() {
    var player = TablePlayer(.sample { $0.settle.response = 2 })
    player.play(GestureScript().command(.open("id1", .trailing, animated: true)).wait(200).down(160, 90))
    let speed = player.velocity(of: "id1")
    #expect(speed < -10)
    player.play(GestureScript().wait(50))
    #expect(player.phase(of: "id1") == .settling)
    let place = player.offset(of: "id1")
    player.play(GestureScript().down(160, 90, pointer: 2).move(dx: -11, pointer: 2))
    #expect(player.phase(of: "id1") == .dragging)
    expectClose(player.offset(of: "id1"), place - 1, within: 1e-9)
  }

  @Test("that swipe lose the slop from the way: the row does not jump")
  func slop() {
    var player = TablePlayer(.sample())
    player.play(GestureScript().down(300, 90).move(dx: -10))
    #expect(player.phase(of: "id1") == .closed)
    player.play(GestureScript().down(300, 90).move(dx: -11))
    expectClose(player.offset(of: "id1"), -1)
  }

  @Test("that go on with a row keep its speed at the release")
  func speedGoesOn() {
    var player = TablePlayer(.sample())
    player.play(GestureScript().down(300, 90).move(dx: -120, over: 120).up())
    expectClose(player.velocity(of: "id1"), -1000, within: 1)
    let place = player.offset(of: "id1")
    player.advance(by: 1)
    expectClose(player.offset(of: "id1"), place - 1, within: 0.1)
  }

  @Test("are one to a row and one to a table where one row may be open")
  func twoFingersOne() {
    var player = TablePlayer(.sample())
    let first = GestureScript().down(300, 90).move(dx: -150, over: 160).wait(200).up()
    let second = GestureScript().wait(40).down(300, 330, pointer: 2).move(dx: -150, over: 160, pointer: 2).up(
      pointer: 2
    )
    player.play(first.together(with: second))
    player.rest()
    #expect(player.table.openRows == ["id1"])
    #expect(player.log(of: "id5").isEmpty)
  }

  @Test("each move a row of their own where many rows may be open")
  func twoFingersMany() {
    var player = TablePlayer(.sample { $0.openRows = .many })
    let first = GestureScript().down(300, 90).move(dx: -150, over: 160).wait(200).up()
    let second = GestureScript().wait(40).down(300, 330, pointer: 2).move(dx: -150, over: 160, pointer: 2).up(
      pointer: 2
    )
    player.play(first.together(with: second))
    player.rest()
    #expect(player.table.openRows == ["id1", "id5"])
    for id in ["id1", "id5"] {
      #expect(
        player.log(of: id) == ["gestureBegan", "gestureEnded", "willOpen trailing", "didOpen trailing"]
      )
    }
  }

  @Test("that come second to a dragged row change nothing", arguments: OpenRows.allCases)
  func secondOnDraggedRow(openRows: OpenRows) {
    let first = GestureScript().down(300, 90).move(dx: -150, over: 160).wait(100).up()
    let second = GestureScript().wait(40).down(100, 90, pointer: 2).move(dx: 90, over: 80, pointer: 2).up(
      pointer: 2
    )
    var alone = TablePlayer(.sample { $0.openRows = openRows })
    var both = alone
    alone.play(first)
    both.play(first.together(with: second))
    alone.rest()
    both.rest()
    #expect(alone.events == both.events)
  }

  @Test(
    "that both come down on a row before either moves leave it to the first that wins",
    arguments: OpenRows.allCases
  )
  func firstThatWins(openRows: OpenRows) {
    var player = TablePlayer(.sample { $0.openRows = openRows })
    player.play(
      GestureScript().down(300, 90).down(100, 90, pointer: 2).move(dx: 60, over: 40, pointer: 2)
        .move(dx: -100, over: 40).up().wait(100).up(pointer: 2)
    )
    player.rest()
    #expect(player.log() == ["gestureBegan", "gestureEnded", "willOpen leading", "didOpen leading"])
  }

  @Test("with an id that is down already end the first gesture as cancelled")
  func duplicate() {
    var player = TablePlayer(.sample())
    player.play(
      GestureScript().down(300, 90).move(dx: -150, over: 160).down(300, 330).move(dx: -150, over: 160).wait(
        100
      ).up()
    )
    player.rest()
    #expect(player.log(of: "id1").prefix(2) == ["gestureBegan", "gestureEnded cancelled"])
    #expect(player.table.openRows == ["id5"])
  }

  @Test("that move, go up or are cancelled without having come down do nothing")
  func strays() {
    var player = TablePlayer(.sample(open: ["id1": .trailing]))
    let before = player.table
    for phase in [PointerSample.Phase.move, .up, .cancel] {
      player.play(
        GestureScript().input(
          .pointer(PointerSample(pointer: 9, phase: phase, location: Point(x: 50, y: 90)))
        )
      )
    }
    #expect(player.table == before)
    #expect(player.events.isEmpty)
  }

  @Test("with coordinates that are no numbers are not heard", arguments: [Double.nan, .infinity, -.infinity])
  func notNumbers(x: Double) {
    var player = TablePlayer(.sample())
    player.play(GestureScript().down(300, 90).move(dx: -100, over: 100).move(dx: x).move(dx: x).wait(10))
    expectClose(player.offset(of: "id1"), -90)
  }

  @Test("lose their row when it is removed, and fire nothing", arguments: [true, false])
  func rowRemoved(animated: Bool) {
    var player = TablePlayer(.sample { $0.expansion.kind = .destructive })
    player.play(
      GestureScript().down(315, 90).move(dx: -305, over: 160).command(
        .remove("id1", animated: animated),
        tag: "r"
      )
      .move(dx: -5).wait(100).up()
    )
    player.rest()
    #expect(
      player.log() == [
        "gestureBegan", "triggerChanged D", "haptic tick", "triggerChanged none", "haptic tick",
        "gestureEnded cancelled", "removed", "completed r true",
      ]
    )
    #expect(player.order.count == 9)
  }

  @Test("keep their row through a reload, insertions, removals and moves elsewhere")
  func modelChanges() {
    var player = TablePlayer(.sample())
    player.play(
      GestureScript().down(300, 90).move(dx: -100, over: 80).command(.reload)
        .command(.insert(Row(id: "new"), at: 0, animated: false)).command(.remove("id5", animated: true))
        .command(.move("id1", to: 7)).move(dx: -50, over: 80)
    )
    expectClose(player.offset(of: "id1"), -140)
    #expect(player.phase(of: "id1") == .dragging)
    player.play(
      GestureScript().wait(100).input(
        .pointer(PointerSample(pointer: 1, phase: .up, location: .init(x: 150, y: 90)))
      )
    )
    player.rest()
    #expect(player.table.openRows == ["id1"])
  }

  @Test("that are declined by a row say so once a gesture, and the row stands")
  func declined() {
    var player = TablePlayer(.sample(leading: []))
    player.play(GestureScript().down(100, 90).move(dx: 100, over: 160).move(dx: -200, over: 160).up())
    player.rest()
    #expect(player.log() == ["declined"])
    guard case .declined(let dx)? = player.events.first?.kind else { return }
    expectClose(dx, 5, within: 1e-9)
  }

  @Test("of a mouse hover over a row while no button is down")
  func hover() {
    var player = TablePlayer(.sample())
    func hovered() -> [RowID] { player.table.visibleRows(at: player.now).filter(\.isHovered).map(\.id) }
    let move = PointerSample(pointer: 0, phase: .move, location: Point(x: 50, y: 130), kind: .mouse)
    player.play(GestureScript().input(.pointer(move)))
    #expect(hovered() == ["id2"])
    player.play(GestureScript().down(50, 130, pointer: 0, kind: .mouse))
    #expect(hovered().isEmpty)
    player.play(
      GestureScript().input(
        .pointer(PointerSample(pointer: 0, phase: .up, location: Point(x: 50, y: 130), kind: .mouse))
      )
    )
    #expect(hovered() == ["id2"])
    let touch = PointerSample(pointer: 5, phase: .move, location: Point(x: 50, y: 10))
    player.play(GestureScript().input(.pointer(touch)))
    #expect(hovered() == ["id2"])
  }
}

@Suite("A pointer beside another")
struct PointerBesideTests {
  @Test("that was down before the other won taps nothing any more")
  func silenced() {
    var player = TablePlayer(.sample())
    let second = GestureScript().down(100, 330, pointer: 2).wait(180).up(pointer: 2)
    player.play(GestureScript().down(300, 90).move(dx: -60, over: 100).wait(150).up().together(with: second))
    player.rest()
    #expect(!player.log().contains("selected"))
  }

  @Test("goes up where it was last when its up tells no place")
  func upWithoutAPlace() {
    var table = SwipeTable.sample()
    func sample(_ phase: PointerSample.Phase, _ x: Double) -> TableInput {
      .pointer(PointerSample(pointer: 1, phase: phase, location: Point(x: x, y: 90)))
    }
    table.handle(sample(.down, 300), at: .zero)
    table.handle(sample(.move, 240), at: Timestamp(milliseconds: 50))
    table.handle(sample(.up, .nan), at: Timestamp(milliseconds: 100))
    #expect(table.activeRows(at: Timestamp(milliseconds: 100)).map(\.phase) == [.settling])
    table.advance(to: Timestamp(milliseconds: 3000))
    #expect(table.isQuiet(at: Timestamp(milliseconds: 3000)))
  }
}
