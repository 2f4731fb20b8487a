import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("SWTableViewCell's vectors: touches")
struct SWTouchTests {
  struct Movement: Decodable, Sendable {
    var tx: Double
    var ty: Double
  }

  struct Begins: Decodable, Sendable {
    var begin: Bool
  }

  struct Other: Decodable, Sendable {
    var recogniser: String
    var vy: Double
  }

  struct Together: Decodable, Sendable {
    var simultaneous: Bool
  }

  struct Tap: Decodable, Sendable {
    var state: String
    var selected: Bool
    var mayHighlight: Bool
  }

  struct Answer: Decodable, Sendable {
    var action: String
  }

  struct Hand: Decodable, Sendable {
    var dragging: Bool
    var decelerating: Bool
    var state: String
  }

  struct Recognisers: Decodable, Sendable {
    var tap: Bool
    var press: Bool
  }

  typealias BeginVector = CellVector<Movement, Begins>
  typealias TogetherVector = CellVector<Other, Together>
  typealias TapVector = CellVector<Tap, Answer>
  typealias HandVector = CellVector<Hand, Recognisers>

  @Test(
    "a movement that goes as much across as down is a swipe",
    arguments: try CellVectors.exact("sw.begin") as [BeginVector]
  )
  func begin(_ vector: BeginVector) {
    let input = vector.input
    #expect(
      SwipeStyle.swTableViewCell.recognition.isSwipe(dx: input.tx, dy: input.ty) == vector.expected.begin
    )
    guard input.tx != 0 || input.ty != 0 else { return }
    var player = TablePlayer.sw()
    player.play(GestureScript().down(160, 90).move(dx: input.tx * 4, dy: input.ty * 4, over: 100))
    #expect((player.phase(of: "id1") == .dragging) == vector.expected.begin)
  }

  /// There a pan that runs along with the list's may move both. Here a finger moves the row or the list: what would run
  /// along has nothing to move, and what would move the list does not.
  @Test(
    "what may run together does, as far as one can tell: a swipe has no way down, a tap may be as fast as it likes",
    arguments: try CellVectors.exact("sw.alongside") as [TogetherVector]
  )
  func alongside(_ vector: TogetherVector) {
    let input = vector.input
    var player = TablePlayer.sw()
    if input.recogniser == "tap" {
      // 9 pt within the slop, at the vector's speed.
      player.play(GestureScript().down(160, 90).move(dy: 9, over: 9 / input.vy * 1000).up())
      #expect(player.log().contains("selected") == vector.expected.simultaneous)
    } else {
      let swipe = GestureScript().down(250, 90).move(dx: -60, over: 100)
      player.play(swipe.move(dx: -20, dy: input.vy, over: 1000))
      #expect(player.phase(of: "id1") == .dragging)
      #expect(player.scroll == 0)
      #expect((input.vy == 0) == vector.expected.simultaneous)
    }
  }

  @Test(
    "a tap on an open row closes it and selects nothing; on a closed one it selects, where that is allowed",
    arguments: try CellVectors.exact("sw.tap") as [TapVector]
  )
  func tap(_ vector: TapVector) {
    let input = vector.input
    var player = TablePlayer.sw(isSelectable: input.mayHighlight || input.selected)
    if input.selected {
      player.play(GestureScript().tap(20, 90))
      #expect(player.table.selection == "id1")
    }
    player.open("id1", input.state)
    let before = player.log().count
    player.play(GestureScript().tap(input.state == "left" ? 300 : 20, 90))
    let log = player.log().dropFirst(before)
    switch vector.expected.action {
    case "close": #expect(log.allSatisfy { $0.hasPrefix("willClose") } && log.count == 1)
    case "deselect": #expect(log == ["deselected"])
    default: #expect(log.isEmpty)
    }
    player.rest()
    #expect(player.phase(of: "id1") == .closed)
    let stays = vector.expected.action == "close" && input.selected
    #expect((player.table.selection == "id1") == stays)
  }

  @Test(
    "taps count where no finger draws the row, and presses show where it is closed too",
    arguments: try CellVectors.exact("sw.recognisers") as [HandVector]
  )
  func recognisers(_ vector: HandVector) {
    let input = vector.input
    var player = TablePlayer.sw()
    player.open("id1", input.state)
    #expect(!input.decelerating)
    if input.dragging { player.play(GestureScript().down(250, 90).move(dx: -60, over: 100)) }
    let before = player.log().count
    player.play(GestureScript().down(60, 90, pointer: 2).wait(160))
    let row = player.table.visibleRows(at: player.now).first { $0.id == "id1" }
    #expect(((row?.pressure ?? 0) > 0) == vector.expected.press)
    player.play(GestureScript().wait(10).up(Point(x: 60, y: 90), pointer: 2))
    #expect((player.log().count > before) == vector.expected.tap)
  }
}

extension TablePlayer {
  /// A table of SWTableViewCells with two buttons on each side of 90 pt.
  static func sw(
    isSelectable: Bool = true,
    staysOpen: Set<RowID> = [],
    _ change: (inout SwipeStyle) -> Void = { _ in }
  ) -> TablePlayer {
    var style = SwipeStyle.swTableViewCell
    change(&style)
    return TablePlayer(
      SwipeTable(
        rows: (0..<10).map {
          Row(id: "id\($0)", isSelectable: isSelectable, staysOpen: staysOpen.contains("id\($0)"))
        },
        leading: [.sample("L1", width: 90), .sample("L0", width: 90)],
        trailing: [.sample("T0", width: 90), .sample("T1", width: 90)],
        style: style,
        viewport: SwipeTable.Viewport(width: 320, height: 480)
      )
    )
  }

  /// Opens the side of the vectors' name at once.
  mutating func open(_ id: RowID, _ side: String) {
    guard let edge = ["left": Edge.leading, "right": .trailing][side] else { return }
    play(GestureScript().command(.open(id, edge, animated: false)))
  }
}
