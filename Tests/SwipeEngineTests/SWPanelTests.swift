import SwipeEngine
import TestSupport
import Testing

@Suite("SWTableViewCell's vectors: panels and where a row rests")
struct SWPanelTests {
  struct Buttons: Decodable, Sendable {
    var count: Int
    var buttonWidth: Double
    var contentWidth: Double
  }

  struct Panel: Decodable, Sendable {
    var panel: Double
    var each: Double
  }

  struct Panels: Decodable, Sendable {
    var leftPanel: Double
    var rightPanel: Double
    var indexGutter: Bool
    var width: Double
  }

  struct Metrics: Decodable, Sendable {
    var left: Double
    var right: Double
    var restLeft: Double
    var restCenter: Double
    var restRight: Double
    var contentWidth: Double
  }

  struct Scroll: Decodable, Sendable {
    var offset: Double
    var left: Double
  }

  struct Strips: Decodable, Sendable {
    var contentX: Double
    var leftStrip: Double
    var rightStrip: Double
    var leftHidden: Bool
    var rightHidden: Bool
  }

  typealias PanelVector = CellVector<Buttons, Panel>
  typealias MetricsVector = CellVector<Panels, Metrics>
  typealias UncoverVector = CellVector<Scroll, Strips>

  private func context(_ actions: [CellAction], width: Double) -> CellContext {
    CellContext(style: .swTableViewCell, width: width, leading: actions, trailing: actions)
  }

  @Test(
    "buttons are as wide as they say and share what is left of the row alike",
    arguments: try CellVectors.exact("sw.panel") as [PanelVector]
  )
  func panel(_ vector: PanelVector) {
    let input = vector.input
    let actions = (0..<input.count).map { CellAction(id: "\($0)", width: input.buttonWidth) }
    let context = context(actions, width: input.contentWidth)
    for edge in Edge.allCases {
      vector.expect(context.paneWidth(edge), vector.expected.panel, "the panel")
      vector.expect(
        context.slotWidths(edge),
        Array(repeating: vector.expected.each, count: input.count),
        "the buttons"
      )
    }
    guard input.buttonWidth == 90 else { return }
    // The preset's own width, for buttons that ask for less.
    let small =
      input.count == 0 ? [] : actions.map { CellAction(id: $0.id, demand: .content(ButtonContent())) }
    vector.expect(
      self.context(small, width: input.contentWidth).paneWidth(.trailing),
      vector.expected.panel,
      "the panel of the least width"
    )
  }

  @Test(
    "the row rests at whole points, and goes farther by the gutter of the list's index",
    arguments: try CellVectors.exact("sw.metrics") as [MetricsVector]
  )
  func metrics(_ vector: MetricsVector) {
    let (input, expected) = (vector.input, vector.expected)
    func action(_ width: Double) -> [CellAction] { width > 0 ? [CellAction(id: "A", width: width)] : [] }
    var style = SwipeStyle.swTableViewCell
    // The panels are given here, however wide the row is.
    style.buttons.keepsFree = 0
    let context = CellContext(
      style: style,
      width: input.width,
      leading: action(input.leftPanel),
      trailing: action(input.rightPanel),
      trailingOptions: SideOptions(safeArea: input.indexGutter ? 15 : 0)
    )
    let (left, right) = (context.paneWidth(.leading), context.paneWidth(.trailing))
    vector.expect(left, expected.left, "the left side")
    vector.expect(right, expected.right, "the right side")
    // The offset of a scroll view whose content begins with the left panel.
    func scroll(_ rest: SwipeCell.Rest) -> Double { left - context.offset(of: rest) }
    vector.expect(scroll(.open(.leading)), expected.restLeft, "the left rest")
    vector.expect(scroll(.closed), expected.restCenter, "the closed rest")
    vector.expect(scroll(.open(.trailing)), expected.restRight, "the right rest")
    vector.expect(input.width + left + right, expected.contentWidth, "the whole width")
  }

  @Test(
    "the row uncovers buttons that lie still",
    arguments: try CellVectors.exact("sw.uncover") as [UncoverVector]
  )
  func uncover(_ vector: UncoverVector) {
    let (input, expected) = (vector.input, vector.expected)
    var row = CellDriver(SWPanel(left: input.left, right: 180).context(width: 320))
    let offset = input.left - input.offset
    row.draw(SWPanel.way(to: offset, in: row.context))
    vector.expect(row.offset, expected.contentX, "the offset")
    let edge = row.cell.visibleEdge(at: row.time, in: row.context)
    #expect((edge != .leading) == expected.leftHidden)
    #expect((edge != .trailing) == expected.rightHidden)
    vector.expect(max(0, row.offset), expected.leftStrip, "the left strip")
    vector.expect(max(0, -row.offset), expected.rightStrip, "the right strip")
    // Wherever the row is, the buttons begin at the row's side and end where the panel does.
    if let outermost = row.slots.last, let inner = row.slots.first {
      vector.expect(outermost.x, 0, "the outermost button")
      vector.expect(inner.x + inner.width, input.left, "the end of the panel")
    }
  }
}
