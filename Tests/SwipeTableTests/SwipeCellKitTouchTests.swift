import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("SwipeCellKit's vectors: touches on rows in every state")
struct SwipeCellKitTouchTests {
  struct Down: Decodable, Sendable {
    struct RowInput: Decodable, Sendable {
      var y: Double
      var height: Double
      var state: SwipeCellKitRowState
    }

    var rows: [RowInput]
    var touchY: Double
    var askedRow: Int
    var voiceOver: Bool
  }

  struct Answer: Decodable, Sendable {
    var accepts: Bool
    var closesOpenRows: Bool
  }

  struct RowInState: Decodable, Sendable {
    var state: SwipeCellKitRowState
  }

  struct Hides: Decodable, Sendable {
    var hides: Bool
  }

  struct AnyRowInState: Decodable, Sendable {
    var anyRowState: SwipeCellKitRowState
  }

  struct Begins: Decodable, Sendable {
    var begins: Bool
  }

  struct OtherRowInState: Decodable, Sendable {
    var otherRowState: SwipeCellKitRowState
  }

  struct MayStart: Decodable, Sendable {
    var secondRowMayStart: Bool
  }

  typealias DownVector = SwipeCellKitVector<Down, Answer>
  typealias HideVector = SwipeCellKitVector<RowInState, Hides>
  typealias TapVector = SwipeCellKitVector<AnyRowInState, Begins>
  typealias SecondVector = SwipeCellKitVector<OtherRowInState, MayStart>

  @Test(
    "a touch beside the open row closes it and does nothing else, unless a screen reader explores",
    arguments: try SwipeCellKitVectors.exact("touchDown") as [DownVector]
  )
  func touchDown(_ vector: DownVector) throws {
    let input = vector.input
    var player = try #require(input.rows.first).state.player(isExploredByTouch: input.voiceOver)
    for (index, row) in input.rows.enumerated() {
      // What is not said of the rows is that they lie one below the other.
      #expect(row.y == Double(index) * row.height && row.height == 80)
      #expect(index == 0 || row.state == .center)
    }
    let asked = "id\(input.askedRow)"
    #expect(player.table.hitTest(Point(x: 50, y: input.touchY), at: player.now) == .row(asked))
    player.play(GestureScript().down(50, input.touchY))
    #expect(player.table.openRows.isEmpty == vector.expected.closesOpenRows)
    let before = player.log(of: asked)
    player.play(GestureScript().wait(40).up(Point(x: 50, y: input.touchY)))
    #expect((player.log(of: asked) != before) == vector.expected.accepts)
  }

  @Test(
    "only an open row is told to close",
    arguments: try SwipeCellKitVectors.exact("hideAllowed") as [HideVector]
  )
  func hide(_ vector: HideVector) {
    var player = vector.input.state.player()
    func closings() -> Int { player.log().filter { $0.hasPrefix("willClose") }.count }
    let before = closings()
    player.play(GestureScript().command(.close("id0", animated: true), tag: "hide"))
    #expect((closings() > before) == vector.expected.hides)
    player.rest()
    // The answer comes in any case, once.
    #expect(player.log().filter { $0.hasPrefix("completed") } == ["completed hide true"])
    #expect(player.phase(of: "id0") == .closed)
  }

  @Test(
    "a tap on a row that is not at its closed rest is the swipe's: it selects nothing",
    arguments: try SwipeCellKitVectors.exact("tapBegins") as [TapVector]
  )
  func tap(_ vector: TapVector) {
    var player = vector.input.anyRowState.player()
    player.play(GestureScript().tap(180, 40, pointer: 2))
    #expect(player.log().contains("selected") != vector.expected.begins)
    let isInHand = vector.input.anyRowState == .dragging
    #expect((player.row("id0")?.phase == .dragging) == isInHand)
    if !isInHand { #expect(player.table.openRows.isEmpty) }
  }

  @Test("a tap beside such a row is the swipe's as well", arguments: ["left", "right", "dragging"])
  func tapBeside(state: SwipeCellKitRowState.RawValue) throws {
    var player = try #require(SwipeCellKitRowState(rawValue: state)).player()
    player.play(GestureScript().tap(180, 120, pointer: 2))
    #expect(!player.log().contains("selected"))
  }

  @Test("a tap beside a row that is closing is nobody else's: it selects its own row")
  func tapBesideClosing() {
    var player = SwipeCellKitRowState.animatingToCenter.player()
    player.play(GestureScript().tap(180, 120))
    #expect(player.log(of: "id1") == ["selected"])
  }

  @Test(
    "a second row may start while no other is in hand",
    arguments: try SwipeCellKitVectors.exact("secondRow") as [SecondVector]
  )
  func secondRow(_ vector: SecondVector) {
    var player = vector.input.otherRowState.player()
    player.play(GestureScript().down(300, 120, pointer: 2).move(dx: -60, over: 100, pointer: 2))
    let hasStarted = player.log(of: "id1").contains("gestureBegan")
    #expect(hasStarted == vector.expected.secondRowMayStart)
    #expect((player.phase(of: "id1") == .dragging) == vector.expected.secondRowMayStart)
  }

  @Test(
    "a closed row has nothing to do with a gesture towards a side without actions",
    arguments: try (SwipeCellKitVectors.exact("gesture") as [SwipeCellKitGesture.Vector])
      .filter(\.expected.isDeclined)
  )
  func declined(_ vector: SwipeCellKitGesture.Vector) throws {
    let input = vector.input
    let panels = [input.left, input.right].compactMap { $0 }
    var player = TablePlayer(SwipeTable(panels, width: input.cellWidth))
    #expect(input.startOffset == 0 && input.startState == "center")
    for (event, step) in zip(input.events, vector.expected.steps) {
      switch event.type {
      case .begin: player.play(GestureScript().down(try #require(event.touchX), 40).wait(1000))
      // A script that has not put a finger down moves it from the table's corner.
      case .move: player.play(GestureScript().move(dx: try #require(event.touchX), dy: 40).wait(1000))
      case .end: player.play(GestureScript().up())
      }
      vector.expect(player.offset(of: "id0"), step.offset, "the offset")
      #expect(step.state == "center" && player.phase(of: "id0") == .closed)
      #expect(!step.expanded && !step.snapped && step.haptics == 0)
    }
    #expect(player.log() == ["declined"])
  }
}
