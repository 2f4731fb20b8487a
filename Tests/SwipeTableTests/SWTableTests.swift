import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("SWTableViewCell's vectors: rows together, and what is on them")
struct SWTableTests {
  struct Pan: Decodable, Sendable {
    var touchInside: Bool
    var state: String
    var delegateHides: Bool?
  }

  struct Closes: Decodable, Sendable {
    var close: Bool
  }

  struct Cell: Decodable, Sendable {
    var id: String
    var hides: Bool
    var state: String
  }

  struct Cells: Decodable, Sendable {
    var `self`: String
    var newState: String
    var delegateImplements: Bool
    var visible: [Cell]
  }

  struct Closed: Decodable, Sendable {
    var closed: [String]
  }

  struct Spot: Decodable, Sendable {
    var xInPanel: Double
    var panel: Double
    var count: Int
  }

  struct Index: Decodable, Sendable {
    var index: Int
  }

  struct Button: Decodable, Sendable {
    var colour: String
    var title: String?
    var attributed: String?
  }

  struct Lists: Decodable, Sendable {
    var a: [Button]
    var b: [Button]
  }

  struct Same: Decodable, Sendable {
    var same: Bool
  }

  struct Shifted: Decodable, Sendable {
    var contentX: Double
    var width: Double
    var accessoryWidth: Double
  }

  struct Left: Decodable, Sendable {
    var x: Double
  }

  typealias PanVector = CellVector<Pan, Closes>
  typealias OthersVector = CellVector<Cells, Closed>
  typealias ButtonVector = CellVector<Spot, Index>
  typealias SameVector = CellVector<Lists, Same>
  typealias AccessoryVector = CellVector<Shifted, Left>

  @Test(
    "scrolling closes an open row that may be closed",
    arguments: try CellVectors.exact("sw.table_pan") as [PanVector]
  )
  func tablePan(_ vector: PanVector) {
    let input = vector.input
    #expect(!input.touchInside)
    // A delegate that says nothing, or that is not there, keeps rows open.
    let stays: Set<RowID> = input.delegateHides == true ? [] : ["id1"]
    var player = TablePlayer.sw(staysOpen: stays)
    player.open("id1", input.state)
    let before = player.log().count
    player.play(GestureScript().down(160, 330).move(dy: -100, over: 200))
    let closings = player.log().dropFirst(before).filter { $0.hasPrefix("willClose") }
    #expect(player.log().contains("scrollBegan"))
    #expect((closings.count == 1) == vector.expected.close)
    player.play(GestureScript().up(Point(x: 160, y: 230)))
    player.rest()
    #expect(player.table.openRows.isEmpty == (vector.expected.close || input.state == "center"))
  }

  @Test(
    "a row that opens closes the others that may be closed",
    arguments: try CellVectors.exact("sw.close_others") as [OthersVector]
  )
  func closeOthers(_ vector: OthersVector) throws {
    let input = vector.input
    let others = input.visible.filter { $0.id != input.`self` }
    func stays(_ cell: Cell) -> Bool { !input.delegateImplements || !cell.hides }
    var player = TablePlayer(
      SwipeTable(
        rows: input.visible.map { Row(id: $0.id, staysOpen: $0.id != input.`self` && stays($0)) },
        leading: [.sample("L")],
        trailing: [.sample("T")],
        style: .swTableViewCell,
        viewport: SwipeTable.Viewport(width: 320, height: 480)
      )
    )
    // Those that may be closed come last: at most one of them can be open.
    for cell in others.filter(stays) + others.filter({ !stays($0) }) { player.open(cell.id, cell.state) }
    player.rest()
    #expect(player.table.openRows == others.filter { $0.state != "center" }.map(\.id))
    let index = try #require(input.visible.firstIndex { $0.id == input.`self` })
    #expect(input.newState == "right")
    let before = player.events.count
    player.play(GestureScript().down(250, Double(index) * 60 + 30).move(dx: -90, over: 160).wait(100).up())
    player.rest()
    let closed = player.events.dropFirst(before).filter { $0.text.hasPrefix("didClose") }.compactMap(\.row)
    #expect(closed == vector.expected.closed)
    #expect(player.table.openEdge(of: input.`self`) == .trailing)
  }

  @Test(
    "buttons are counted from the left, on both sides",
    arguments: try CellVectors.exact("sw.button_at") as [ButtonVector],
    Edge.allCases
  )
  func button(_ vector: ButtonVector, edge: Edge) {
    let input = vector.input
    let each = input.panel / Double(input.count)
    let named = (0..<input.count).map { SwipeAction.sample("\($0)", width: each) }
    var player = TablePlayer(
      SwipeTable(
        rows: [Row(id: "id0")],
        // Actions are listed from the content outwards: on the left the last is the leftmost.
        leading: named.reversed(),
        trailing: named,
        style: .swTableViewCell,
        viewport: SwipeTable.Viewport(width: 375, height: 480)
      )
    )
    player.play(GestureScript().command(.open("id0", edge, animated: false)))
    #expect(abs(player.offset(of: "id0")) == input.panel)
    let x = input.xInPanel + (edge == .leading ? 0 : 375 - input.panel)
    let hit = player.table.hitTest(Point(x: x, y: 30), at: player.now)
    #expect(hit == .action("id0", edge, "\(vector.expected.index)"))
  }

  private func actions(_ buttons: [Button]) throws -> [SwipeAction] {
    try buttons.map { button in
      let hex = try #require(UInt32(button.colour.dropFirst(), radix: 16))
      let title = try #require(button.title ?? button.attributed)
      return SwipeAction(id: "A", title: title, colors: ActionColors(normal: Color(hex), armed: Color(hex)))
    }
  }

  @Test(
    "buttons are the same where everything of them is",
    arguments: try CellVectors.exact("sw.same_buttons") as [SameVector]
  )
  func same(_ vector: SameVector) throws {
    let (a, b) = (try actions(vector.input.a), try actions(vector.input.b))
    #expect((a == b) == vector.expected.same)
    #expect(a == a && b == b)
  }

  @Test("sw-same-attr: another title makes another button, however it is set")
  func sameTitles() throws {
    let vector: SameVector = try CellVectors.vector("sw-same-attr")
    let right = try #require(vector.recommended)
    #expect((try actions(vector.input.a) == actions(vector.input.b)) == right.same)
  }

  @Test(
    "what stands at a row's end moves with the row",
    arguments: try CellVectors.exact("sw.accessory_x") as [AccessoryVector]
  )
  func accessory(_ vector: AccessoryVector) throws {
    let input = vector.input
    var player = TablePlayer(
      SwipeTable(
        rows: [Row(id: "id0")],
        trailing: [.sample("T", width: abs(input.contentX))],
        style: .swTableViewCell,
        viewport: SwipeTable.Viewport(width: input.width, height: 480)
      )
    )
    player.open("id0", "right")
    #expect(player.offset(of: "id0") == input.contentX)
    let mark = Color(0x123456)
    let painter = TablePainter(theme: .light, metrics: .halfEm) { row, list in
      let x = row.accessoryX(width: input.accessoryWidth)
      list.append(.fill(Rect(x: x, y: 10, width: input.accessoryWidth, height: 20), mark))
    }
    var list = DisplayList()
    painter.paint(player.table, at: player.now, into: &list)
    let drawn = try #require(list.fills(mark).first)
    vector.expect(drawn.x, vector.expected.x, "the left edge")
    player.play(GestureScript().command(.close("id0", animated: false)).command(.direction(.rightToLeft)))
    list = DisplayList()
    painter.paint(player.table, at: player.now, into: &list)
    #expect(list.fills(mark).first?.x == RowPainting.accessoryInset)
  }
}
