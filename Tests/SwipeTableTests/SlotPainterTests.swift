import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@Suite("The picture of an action")
struct SlotPainterTests {
  private func action(_ title: String, icon: String? = "flag", width: Double?) -> SwipeAction {
    SwipeAction(id: title, title: title, icon: icon, width: width)
  }

  /// A table whose first row shows these trailing actions.
  private func open(_ actions: [SwipeAction], _ edge: Edge = .trailing, rowHeight: Double = 60) -> DisplayList
  {
    let table = SwipeTable(
      rows: [Row(id: "id0")],
      leading: actions,
      trailing: actions,
      rowHeight: rowHeight,
      viewport: .init(width: 320, height: 200)
    )
    var player = TablePlayer(table)
    player.play(GestureScript().command(.open("id0", edge, animated: false)))
    return player.picture()
  }

  /// The labels alone: the row's content lies above them, in the list's last place.
  private func labels(_ list: DisplayList) -> [DisplayList.Mark] { list.texts.dropLast() }

  @Test("centres icon and label in the slot as one block: 24, 4, 16")
  func block() throws {
    let list = open([action("Flag", width: 80)])
    #expect(list.icons.first?.frame == Rect(x: 268, y: 8, width: 24, height: 24))
    let label = try #require(labels(list).first)
    #expect(label.frame == Rect(x: 268, y: 36, width: 24, height: 16))
    #expect(label.color == .white)
  }

  @Test("wraps a label that is too wide to two lines; icon and first line stay where they are")
  func twoLines() {
    let short = open([action("Mark", width: 80)], rowHeight: 84)
    let long = open([action("Mark everything", width: 80)], rowHeight: 84)
    #expect(labels(long).map(\.name) == ["Mark", "everything"])
    #expect(long.icons == short.icons)
    #expect(labels(long).map(\.frame.y) == [48, 64])
    let longer = open([action("Mark everything as read for good", width: 80)], rowHeight: 84)
    #expect(labels(longer).map(\.name) == ["Mark", "everything…"])
  }

  @Test(
    "keeps a label to one line where a second would be cut off by the row",
    arguments: [(75.9, 1), (76, 2)]
  )
  func lowRow(height: Double, lines: Int) {
    #expect(labels(open([action("Mark everything", width: 80)], rowHeight: height)).count == lines)
  }

  @Test(
    "lets the icon stand alone below 56 pt, centred",
    arguments: [(55.9, false), (56, true), (30, false)]
  )
  func iconAlone(width: Double, showsLabel: Bool) {
    let list = open([action("Flag", width: width)])
    #expect(labels(list).isEmpty == !showsLabel)
    #expect(list.icons.first?.middle == Point(x: 320 - width / 2, y: showsLabel ? 20 : 30))
  }

  @Test("shows the title alone where there is no icon, however narrow the slot")
  func titleAlone() {
    for width in [40.0, 80] {
      let list = open([action("Go", icon: nil, width: width)])
      #expect(list.icons.isEmpty)
      #expect(labels(list).first?.middle == Point(x: 320 - width / 2, y: 30))
    }
  }

  @Test("sets the label larger from 84 pt on", arguments: [(83.0, 12.0), (84, 13)])
  func labelSize(width: Double, size: Double) {
    let sizes = open([action("Flag", width: width)]).items.compactMap { item -> Double? in
      if case .text("Flag", _, let style, _, _) = item { style.size } else { nil }
    }
    #expect(sizes == [size])
  }

  @Test(
    "keeps its content at the row's side while the slot is partly covered or grown",
    arguments: Edge.allCases
  )
  func rowsSide(edge: Edge) {
    for (transition, offset) in [(ActionTransition.border, 100.0), (.border, 240), (.drag, 60), (.drag, 240)]
    {
      var player = TablePlayer(
        .sample(rows: 1, leading: [.read, .flag], trailing: [.read, .flag]) {
          $0.transition = transition
          $0.expansion.kind = .destructive
        }
      )
      player.drag(to: edge == .leading ? offset : -offset)
      let row = player.row("id0")
      #expect(row?.offset.magnitude == offset)
      for (slot, icon) in zip(row?.slots ?? [], player.picture().icons) {
        let inner = edge == .leading ? slot.x + slot.width - 40 : slot.x + 40
        expectClose(icon.middle.x, inner, "\(transition) at \(offset)")
      }
    }
  }

  @Test("fits into a slot that is squeezed because the pane is wider than the row")
  func squeezed() {
    let actions = ["One", "Two", "Three", "Four"].map { action($0, width: 200) }
    let list = open(actions)
    #expect(list.icons.map(\.middle.x) == [40, 120, 200, 280])
    #expect(labels(list).map(\.middle.x) == [40, 120, 200, 280])
    let narrow = open((0..<8).map { action("A\($0)", width: 200) })
    #expect(labels(narrow).isEmpty)
    #expect(narrow.icons.map(\.middle.x) == (0..<8).map { 20 + 40 * Double($0) })
  }

  @Test("lies under a tenth of black where it is pressed, and only there")
  func pressed() {
    var player = TablePlayer.painted(rows: 1)
    player.play(GestureScript().command(.open("id0", .trailing, animated: false)).down(200, 30))
    #expect(player.picture().fills(Color.black.opacity(0.1)) == [Rect(x: 160, y: 0, width: 80, height: 60)])
    player.play(GestureScript().wait(40).cancel())
    #expect(player.picture().fills(Color.black.opacity(0.1)).isEmpty)
  }

  @Test("armed, turns its colour in 90 ms and grows its icon and label to 1.12")
  func armed() throws {
    var player = TablePlayer.painted(rows: 1) { $0.expansion.kind = .destructive }
    player.drag(to: -200)
    #expect(player.picture().icons.map(\.scale) == [1, 1])
    #expect(player.picture().fills(Color(0xCF2E35)).count == 1)
    player.play(
      GestureScript().input(.pointer(PointerSample(pointer: 1, phase: .move, location: Point(x: 0, y: 30))))
    )
    player.advance(by: 90)
    let armed = try #require(player.picture().fills(Color(0xB0232A)).first)
    #expect(armed.maxX == 320)
    player.advance(by: 2000)
    #expect(player.picture().icons.map(\.scale) == [1, 1.12])
    #expect(player.picture().texts.first { $0.name == "Delete" }?.scale == 1.12)
    let whole = try #require(player.picture().fills(Color(0xB0232A)).first)
    #expect(whole.minX == 320 + player.offset(of: "id0"))
  }

  @Test("collapsing, loses icon and label in 80 ms; the colour stays")
  func collapsing() throws {
    var player = TablePlayer.painted(rows: 1)
    player.play(
      GestureScript().command(.open("id0", .trailing, animated: false))
        .command(.remove("id0", animated: true))
    )
    player.advance(by: 40)
    #expect(player.picture().icons.map(\.color) == [Color.white.opacity(0.5), Color.white.opacity(0.5)])
    player.advance(by: 40)
    #expect(player.picture().icons.isEmpty)
    #expect(player.picture().fills(Color(0xCF2E35)).count == 1)
  }

  @Test(
    "asks for a slot of the label and 16, at least 74, unless it has a width",
    arguments: [
      ("Flag", nil, 74.0), ("Mark everything", nil, 106), ("Mark all now", nil, 88), ("Flag", 30, 30),
    ]
  )
  func measured(title: String, width: Double?, expected: Double) {
    #expect(action(title, width: width).measured(.halfEm).width == expected)
  }
}
