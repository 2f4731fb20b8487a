import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("SwipyCell's vectors: what a table makes of them")
struct SwipyBeginTests {
  struct Movement: Decodable, Sendable {
    var vx: Double
    var vy: Double
    var armedSides: [String]
  }

  struct Begins: Decodable, Sendable {
    var begin: Bool
  }

  struct Row: Decodable, Sendable {
    var width: Double
    var height: Double
    var icon: [Double]
    var padding: Double
    var stops: SwipyStops
    var percentage: Double
    var follow: Bool
  }

  struct Place: Decodable, Sendable {
    /// Left, top, width and height.
    var frame: [Double]?
  }

  typealias BeginVector = CellVector<Movement, Begins>
  typealias FrameVector = CellVector<Row, Place>

  @Test(
    "a finger draws a row that moves strictly more across than down, to a side where something is to be done",
    arguments: try CellVectors.exact("swipy.begin") as [BeginVector]
  )
  func begin(_ vector: BeginVector) {
    let input = vector.input
    func actions(_ side: String) -> [SwipeAction] { input.armedSides.contains(side) ? [.sample("N")] : [] }
    let table = SwipeTable.sample(leading: actions("left"), trailing: actions("right")) {
      $0 = .swipyCell(near: .back, far: .back)
    }
    var player = TablePlayer(table)
    // For as long as it takes to go 40 pt, which no slop hides.
    let time = 40 / max(abs(input.vx), abs(input.vy), 1)
    player.play(
      GestureScript().down(160, 90).move(dx: input.vx * time, dy: input.vy * time, over: time * 1000)
    )
    #expect((player.phase(of: "id1") != .closed) == vector.expected.begin)
    #expect(player.log().contains("gestureBegan") == vector.expected.begin)
  }

  @Test(
    "the icon is drawn in the middle of its frame",
    arguments: try CellVectors.exact("swipy.icon_frame") as [FrameVector]
  )
  func icon(_ vector: FrameVector) throws {
    let input = vector.input
    let frame = try #require(vector.expected.frame)
    var style = SwipeStyle.swipyCell(near: .back, far: .back, icon: input.follow ? .follows : .parked)
    style.triggers = input.stops.triggers()
    style.stage.padding = input.padding
    let action = SwipeAction(
      id: "N",
      title: "",
      icon: "archive",
      content: ButtonContent(image: input.icon[0])
    )
    var player = TablePlayer(
      SwipeTable(
        rows: SwipeTable.sample(rows: 1).rows,
        leading: [action],
        trailing: [action],
        rowHeight: input.height,
        style: style,
        viewport: SwipeTable.Viewport(width: input.width, height: 480)
      )
    )
    let way = input.percentage * input.width
    let slop = way < 0 ? -style.recognition.slop : style.recognition.slop
    player.play(
      GestureScript().down(way < 0 ? input.width - 1 : 1, 30).move(dx: way + slop, over: 400).wait(1000)
    )
    var list = DisplayList()
    TablePainter(theme: .light, metrics: .halfEm) { _, _ in }.paint(player.table, at: player.now, into: &list)
    let icon = try #require(list.icons.first)
    expectClose(icon.middle.x, frame[0] + frame[2] / 2)
    expectClose(icon.middle.y, frame[1] + frame[3] / 2)
  }
}
