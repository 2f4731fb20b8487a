import SwipeEngine
import SwipeTable
import TestSupport
import Testing

/// The faults of SWTableViewCell, and what the preset does in their place.
@Suite("SWTableViewCell's faults")
struct SWFaultTests {
  @Test("SW fault 1: a flick decides by the side that shows, not by the one that was open before")
  func flickOverRest() {
    for (way, edge) in [(-150.0, Edge?.none), (-290, .trailing)] {
      var player = TablePlayer.sw()
      player.open("id1", "left")
      player.play(GestureScript().down(300, 90).move(dx: way, over: 160).up())
      player.rest()
      #expect(player.table.openEdge(of: "id1") == edge)
    }
  }

  @Test("SW fault 1: a drag that passes exactly through rest decides as any other")
  func throughRest() {
    var ends: [SwipePhase] = []
    for way in [-179.0, -180, -181] {
      var player = TablePlayer.sw()
      player.open("id1", "left")
      player.play(
        GestureScript().down(300, 90).move(dx: way - 10, over: 400).wait(200).move(dx: 100, over: 800)
          .wait(200).up()
      )
      player.rest()
      ends.append(player.phase(of: "id1"))
    }
    #expect(ends == [.open, .open, .open])
  }

  @Test("SW fault 2: under a finger that stands still half a pane is where the row is")
  func halfAPane() {
    for (way, edge) in [(-89.0, Edge?.none), (-91, .trailing), (89, nil), (91, .leading)] {
      var player = TablePlayer.sw()
      player.play(GestureScript().pull(way).wait(100).up())
      player.rest()
      #expect(player.table.openEdge(of: "id1") == edge)
    }
  }

  @Test("SW fault 2: by place alone, where that is wanted, a slow finger does not carry the row on")
  func byPlace() {
    func end(_ law: ReleaseRule.Law) -> SwipePhase {
      var player = TablePlayer.sw { $0.release.law = law }
      player.play(GestureScript().pull(-20).move(dx: -40, over: 160).up())
      player.rest()
      return player.phase(of: "id1")
    }
    #expect(end(.projection) == .open)
    #expect(end(.distance) == .closed)
  }

  @Test("SW fault 3: a side that is forbidden is not announced, and closes no other row")
  func forbiddenSide() {
    var player = TablePlayer.sw()
    player.open("id3", "left")
    player.play(GestureScript().command(.enable("id1", .trailing, false)))
    let before = player.log().count
    player.play(GestureScript().command(.open("id1", .trailing, animated: true), tag: "o"))
    #expect(player.log().dropFirst(before) == ["completed o false"])
    #expect(player.table.openRows == ["id3"])
    player = TablePlayer.sw { $0.openRows = .many }
    player.open("id3", "left")
    player.play(GestureScript().command(.enable("id1", .trailing, false)))
    player.play(GestureScript().pull(-120).up())
    player.rest()
    #expect(!player.log(of: "id1").contains { $0.hasPrefix("will") })
    #expect(player.table.openRows == ["id3"])
  }

  @Test("SW fault 4: a side without buttons is no state", arguments: Edge.allCases)
  func emptySide(edge: Edge) {
    var player = TablePlayer.sw()
    let none = GestureScript().command(
      .setActions("id1", leading: edge == .leading ? [] : nil, trailing: edge == .trailing ? [] : nil)
    )
    player.play(none)
    let way = edge == .leading ? 150.0 : -150
    for speed in [60.0, 400] {
      player.play(GestureScript().pull(way, over: speed).up())
      player.rest()
      #expect(player.phase(of: "id1") == .closed)
    }
    // From the other side too, over rest.
    player.open("id1", edge == .leading ? "right" : "left")
    player.play(GestureScript().down(160 - way / 2, 90).move(dx: way * 1.6, over: 400).up())
    player.rest()
    #expect(player.phase(of: "id1") == .closed)
    #expect(!player.log().contains { $0 == "willOpen \(edge)" })
  }

  @Test(
    "SW fault 5: a button says whether it closes the row, and a full swipe may be had",
    arguments: [true, false]
  )
  func buttonsClose(closes: Bool) {
    var player = TablePlayer.sw { $0.expansion.kind = .none }
    player.play(
      GestureScript().command(
        .setActions("id1", leading: nil, trailing: [.sample("T0", width: 90, closes: closes)])
      )
    )
    player.open("id1", "right")
    player.play(GestureScript().tap(300, 90))
    player.rest()
    #expect(player.actions() == ["action T0 tap"])
    #expect(player.phase(of: "id1") == (closes ? .closed : .open))
    var expands = TablePlayer.sw { $0.expansion.kind = .destructive }
    expands.play(GestureScript().pull(-305).wait(100).up())
    expands.rest()
    #expect(expands.actions() == ["action T1 fullSwipe"])
  }

  @Test("SW fault 6: buttons that differ in anything are not the same, and new ones are shown at once")
  func differentButtons() {
    let button = SwipeAction.sample("T0", width: 90)
    var titled = button
    titled.title = "Another"
    var coloured = button
    coloured.colors = ActionColors(normal: Color(0xFF0000), armed: Color(0xFF0000))
    var icon = button
    icon.icon = "archive"
    for other in [titled, coloured, icon] { #expect(other != button) }
    var player = TablePlayer.sw()
    player.open("id1", "right")
    for action in [titled, coloured, titled] {
      player.play(GestureScript().command(.setActions("id1", leading: nil, trailing: [action])))
      player.rest()
      let row = player.table.row("id1")
      #expect(row.map { player.table.actions(of: $0, .trailing) } == [action])
    }
    player.play(GestureScript().tap(300, 90))
    #expect(player.actions() == ["action T0 tap"])
  }

  @Test("SW fault 7: the outermost button reaches over the gutter of the list's index")
  func gutter() throws {
    var player = TablePlayer.sw()
    player.play(GestureScript().input(.options(SideOptions(safeArea: 15), of: nil, .trailing)))
    player.open("id1", "right")
    #expect(player.offset(of: "id1") == -195)
    let slots = try #require(player.row("id1")?.slots)
    #expect(slots.map(\.x) == [125, 215])
    #expect(slots.map { $0.x + $0.width } == [215, 320])
    // Only its ground does: the label keeps clear of it.
    #expect(try #require(slots.last).contentX + 90 == 305)
  }

  @Test("SW fault 7: what is kept free of the row may be said, and rows narrower than that have no pane")
  func keptFree() {
    var player = TablePlayer.sw { $0.buttons.keepsFree = 200 }
    player.open("id1", "right")
    #expect(player.offset(of: "id1") == -120)
    player = TablePlayer.sw()
    player.play(GestureScript().command(.resize(width: 60, height: 480)).pull(-40).wait(100).up())
    player.rest()
    #expect(player.phase(of: "id1") == .closed)
    #expect(player.offset(of: "id1") == 0)
  }

  @Test("SW fault 8: past an open pane its own ground shows, and nothing of the list")
  func groundPastThePane() throws {
    var player = TablePlayer.sw()
    player.open("id1", "right")
    player.play(GestureScript().down(100, 90).move(dx: -90, over: 160).wait(100))
    let offset = player.offset(of: "id1")
    #expect(offset < -200)
    var list = DisplayList()
    TablePainter(theme: .light, metrics: .halfEm) { _, _ in }.paint(player.table, at: player.now, into: &list)
    let strip = Rect(x: 320 + offset, y: 60, width: -offset, height: 60)
    #expect(list.fills(Theme.light.pane).contains(strip))
  }

  @Test("SW fault 8: the others close as a drag begins, also where they are out of sight")
  func othersClose() {
    var player = TablePlayer.sw { $0.closeOnScroll = false }
    player.play(GestureScript().command(.resize(width: 320, height: 240)))
    player.open("id1", "left")
    player.play(GestureScript().command(.scrollTo(360, animated: false)))
    player.play(GestureScript().down(250, 90).move(dx: -60, over: 100))
    #expect(player.table.openRows.isEmpty)
    #expect(player.log(of: "id1").contains("willClose leading"))
  }

  @Test("SW fault 9: a row that opens while the list is laid out anew opens")
  func layoutWhileOpening() {
    var player = TablePlayer.sw()
    player.play(
      GestureScript().command(.open("id1", .trailing, animated: true), tag: "o").wait(100)
        .command(.resize(width: 400, height: 500)).wait(20).command(.reload)
    )
    let offsets = player.offsets(of: "id1", for: 1000)
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 >= $1 - 0.5 })
    #expect(offsets.last == -180)
    #expect(player.answers == ["completed o true"])
  }

  @Test(
    "SW fault 9: what a row is heading for is known on its way, and a row drawn a little open may be closed"
  )
  func closedOnTheWay() {
    var player = TablePlayer.sw()
    player.play(GestureScript().command(.open("id1", .trailing, animated: true)).wait(50))
    #expect(player.table.openRows == ["id1"])
    player.play(GestureScript().command(.close("id1", animated: true)).wait(20))
    #expect(player.table.openRows.isEmpty)
    player.rest()
    player.play(GestureScript().pull(-60).command(.close("id1", animated: true), tag: "c"))
    player.rest()
    #expect(player.offset(of: "id1") == 0)
    #expect(player.answers == ["completed c true"])
  }

  @Test("SW fault 10: every place of a pane belongs to a button, also where their widths are no whole points")
  func fractionalWidths() throws {
    var player = TablePlayer.sw()
    let three = (0..<3).map { SwipeAction.sample("T\($0)", width: 90) }
    player.play(GestureScript().command(.setActions("id1", leading: nil, trailing: three)))
    player.open("id1", "right")
    #expect(player.offset(of: "id1") == -230)
    var hit: [String] = []
    for x in stride(from: 90.0, to: 320, by: 0.25) {
      guard case .action(_, _, let action) = player.table.hitTest(Point(x: x, y: 90), at: player.now) else {
        Issue.record("Nothing at \(x)")
        return
      }
      if hit.last != action { hit.append(action) }
    }
    #expect(hit == ["T0", "T1", "T2"])
  }
}
