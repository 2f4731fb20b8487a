import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("A tap")
struct TapTests {
  @Test("on a closed row selects it, at the up")
  func selects() {
    var player = TablePlayer(.sample())
    player.play(GestureScript().tap(160, 90))
    #expect(player.log() == ["selected"])
    #expect(player.times(of: "selected", row: "id1") == [40])
    #expect(player.table.selection == "id1")
  }

  @Test("on an open row's content closes it, and does nothing else")
  func closes() {
    var player = TablePlayer(.sample(open: ["id1": .trailing]))
    player.play(GestureScript().tap(50, 90))
    player.rest()
    #expect(player.log() == ["willClose trailing", "didClose trailing"])
    #expect(player.table.selection == nil)
  }

  @Test("on a closing row does nothing: neither opens, selects nor hurries it")
  func closingRow() {
    var player = TablePlayer(.sample(open: ["id1": .trailing]))
    player.play(GestureScript().tap(50, 90).wait(60).tap(50, 90).wait(20).tap(300, 90))
    player.rest()
    #expect(player.log() == ["willClose trailing", "didClose trailing"])
  }

  @Test(
    "on a button performs it once, and the row closes",
    arguments: [(200.0, "A"), (280, "D"), (161, "A"), (239, "A"), (241, "D"), (319, "D")]
  )
  func button(x: Double, action: ActionID) {
    var player = TablePlayer(.sample(open: ["id1": .trailing]))
    player.play(GestureScript().tap(x, 90))
    player.rest()
    #expect(
      player.log() == ["action \(action) tap", "haptic thud", "willClose trailing", "didClose trailing"]
    )
  }

  @Test("on a moving row's button hits what is drawn there, and performs it")
  func movingButton() {
    var player = TablePlayer(
      .sample {
        $0.settle.response = 2
        $0.transition = .drag
      }
    )
    player.play(GestureScript().command(.open("id1", .trailing, animated: true)))
    while player.offset(of: "id1") > -100 { player.advance(by: 1) }
    // By the drag transition A hangs on the row's edge: at offset −100 it covers 220…300.
    #expect(player.table.hitTest(Point(x: 260, y: 90), at: player.now) == .action("id1", .trailing, "A"))
    #expect(player.table.hitTest(Point(x: 310, y: 90), at: player.now) == .action("id1", .trailing, "D"))
    player.play(GestureScript().tap(260, 90))
    player.rest()
    #expect(player.log(of: "id1").filter { $0.hasPrefix("action") } == ["action A tap"])
  }

  @Test("is none where the finger went past the slop, even back to where it came down")
  func pastSlop() {
    var player = TablePlayer(.sample())
    player.play(GestureScript().down(160, 90).move(dx: 40, over: 80).move(dx: -40, over: 200).wait(100).up())
    player.rest()
    #expect(player.log() == ["gestureBegan", "gestureEnded"])
  }

  @Test("that stops a fling selects nothing, and the list stands where it was caught")
  func stopsFling() {
    var player = TablePlayer(.sample(rows: 100))
    player.play(GestureScript().down(160, 400).move(dy: -200, over: 80).up().wait(100))
    let place = player.scroll
    player.play(GestureScript().down(160, 200))
    player.play(GestureScript().wait(500))
    expectClose(player.scroll, place, within: 1e-9)
    player.play(
      GestureScript().input(.pointer(PointerSample(pointer: 1, phase: .up, location: Point(x: 160, y: 200))))
    )
    player.rest()
    expectClose(player.scroll, place, within: 1e-9)
    #expect(player.log() == ["scrollBegan", "scrollEnded"])
  }

  @Test(
    "outside an open row closes it at the down; the tap itself acts only where the style forwards it",
    arguments: TouchOutside.allCases
  )
  func outside(touchOutside: TouchOutside) {
    var player = TablePlayer(.sample(open: ["id1": .trailing]) { $0.touchOutside = touchOutside })
    player.play(GestureScript().tap(160, 330))
    player.rest()
    #expect(player.times(of: "willClose trailing", row: "id1") == [0])
    #expect(player.log(of: "id5") == (touchOutside == .close ? [] : ["selected"]))
    player.play(GestureScript().tap(160, 330))
    #expect(player.log(of: "id5").last == "selected")
  }

  @Test("outside closes nothing where many rows may be open, and acts")
  func outsideMany() {
    var player = TablePlayer(.sample(open: ["id1": .trailing]) { $0.openRows = .many })
    player.play(GestureScript().tap(160, 330))
    player.rest()
    #expect(player.log() == ["selected"])
    #expect(player.table.openRows == ["id1"])
  }

  @Test(
    "outside closes; a drag from there swipes the other row as usual, or scrolls",
    arguments: [true, false]
  )
  func dragOutside(swipes: Bool) {
    var player = TablePlayer(.sample(rows: 30, open: ["id1": .trailing]))
    player.play(
      GestureScript().down(250, 330).move(dx: swipes ? -150 : 0, dy: swipes ? 0 : -150, over: 100).wait(100)
        .up()
    )
    player.rest()
    #expect(player.log(of: "id1") == ["willClose trailing", "didClose trailing"])
    #expect(player.table.openRows == (swipes ? ["id5"] : []))
    expectClose(player.scroll, swipes ? 0 : 140)
  }

  @Test("beside the rows closes the open one, and selects nothing")
  func beside() {
    var player = TablePlayer(.sample(rows: 3, open: ["id1": .trailing]))
    player.play(GestureScript().tap(160, 400))
    player.rest()
    #expect(player.log() == ["willClose trailing", "didClose trailing"])
  }

  @Test("with another mouse button does nothing", arguments: [PointerSample.Button.right, .middle])
  func otherButtons(button: PointerSample.Button) {
    var player = TablePlayer(.sample(open: ["id1": .trailing]))
    let up = PointerSample(
      pointer: 1,
      phase: .up,
      location: Point(x: 50, y: 90),
      kind: .mouse,
      button: button
    )
    player.play(GestureScript().down(50, 90, kind: .mouse, button: button).input(.pointer(up)))
    player.rest()
    #expect(player.log().isEmpty)
    #expect(player.table.openRows == ["id1"])
  }

  @Test("on a row that left and came back in between acts on nobody else")
  func rowGone() {
    var player = TablePlayer(.sample())
    player.play(
      GestureScript().down(160, 90).command(.remove("id1", animated: false)).wait(40).up()
    )
    player.rest()
    #expect(player.log() == ["removed"])
  }
}
