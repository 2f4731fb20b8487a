import Foundation
import SwipeEngine
import SwipeTable
import Testing

@testable import SwipeTableSDL

extension SwipeTableSDLTests {
  /// Every snippet of the README and of the articles, compiled and run: what they print stands in this file.
  @Suite("The README and the articles")
  @MainActor
  struct DocumentationTests {
    private let green = Color(0x1F_7A_3D)
    private let red = Color(0xCF_2E_35)
    private let grey = Color(0x66_6D_7B)
    private let name = TextStyle(size: 16, lineHeight: 24)
    private let now = Timestamp.zero

    private func makeTable(
      _ style: SwipeStyle,
      rows: [Row] = [Row(id: "row"), Row(id: "row 7")],
      leading: [SwipeAction] = [],
      trailing: [SwipeAction] = [SwipeAction(id: "delete", title: "Delete", width: 80, role: .destructive)]
    ) -> SwipeTable {
      SwipeTable(
        rows: rows,
        leading: leading,
        trailing: trailing,
        style: style,
        viewport: SwipeTable.Viewport(width: 320, height: 480)
      )
    }

    /// Performs the only action of a row's full swipe or trigger point by dragging the row far out.
    private func swipe(_ table: inout SwipeTable, to x: Double) -> [SwipeEvent.Kind] {
      let start = 320 - x
      let samples: [(PointerSample.Phase, Double, Double)] = [
        (.down, start, 0), (.move, (start + x) / 2, 100), (.move, x, 200), (.move, x, 400), (.up, x, 420),
      ]
      var events: [SwipeEvent] = []
      for (phase, x, milliseconds) in samples {
        let sample = PointerSample(pointer: 1, phase: phase, location: Point(x: x, y: 30))
        events += table.handle(.pointer(sample), at: Timestamp(milliseconds: milliseconds))
      }
      return (events + table.advance(to: Timestamp(seconds: 5))).map(\.kind)
    }

    @Test("README: how rows move")
    func readmeStyle() {
      var style = SwipeStyle()
      style.transition = .drag
      style.expansion.kind = .destructive
      style.settle.dampingRatio = 0.7

      var table = makeTable(style)
      #expect(swipe(&table, to: 5).contains(.action("delete", by: .fullSwipe)))
      #expect(table.rows.map(\.id) == ["row 7"])
    }

    @Test("README: a preset, changed")
    func readmePresets() {
      var style = SwipeStyle.swipeCellKit(.border)
      style.expansion = Expansion(
        target: .fraction(0.5),
        triggers: [.touchThreshold(0.8)],
        elasticOverscroll: true,
        completion: .fill(.after, answer: nil),
        basedOn: style.expansion
      )
      style.effects.transition = .scale
      style.buttons.look = .circular
      var table = makeTable(style)
      #expect(swipe(&table, to: 5).contains(.fill("delete")))
      #expect(table.rows.count == 2)

      style = .swipyCell(near: .back, far: .exit)
      style.triggers.leading = [TriggerPoint(.heights(1), .door), TriggerPoint(.fraction(0.6), .through)]
      table = makeTable(style, leading: [SwipeAction(id: "done", title: "Done")])
      #expect(swipe(&table, to: 200).contains(.didOpen(.leading, finished: true)))
    }

    @Test("README: options of one side, and a command in a reaction")
    func readmeCommands() throws {
      Screen.useDummyDriver()
      let window = try TableWindow(
        title: "Test",
        rows: [Row(id: "row")],
        trailing: [SwipeAction(id: "delete", title: "Delete")],
        content: { _, _ in },
        react: { table, event in
          guard case .action = event.kind, let row = event.row else { return }
          table.perform(.remove(row, animated: true), at: event.time)
        }
      )
      let (options, row) = (SideOptions(style: .swipeCellKit(.drag)), "row")
      window.setOptions(options, of: row, .trailing)
      #expect(window.table.options(of: row, .trailing) == options)
      window.perform(.perform(row, "delete", by: .menu))
      #expect(window.table.activeRows(at: window.loop.now()).first?.phase == .collapsing)
    }

    @Test("SwipeCellKit: a window with actions, and answers at any time")
    func swipeCellKitWindow() throws {
      Screen.useDummyDriver()
      let messages = [Row(id: "a"), Row(id: "b")]
      let style = SwipeStyle.swipeCellKit(.drag)
      var flagged: [RowID] = []
      func toggleFlag(of row: RowID) { flagged.append(row) }

      let window = try TableWindow(
        title: "Mail",
        rows: messages.map { Row(id: $0.id) },
        trailing: [
          SwipeAction(id: "flag", title: "Flag", icon: "flag", closes: false),
          SwipeAction(id: "delete", title: "Delete", icon: "trash", role: .destructive),
        ],
        style: style
      ) { cell, list in
        list.text(cell.row.id, at: Point(x: 16, y: 20), name, cell.theme.text)
      } react: { table, event in
        if case .action("flag", by: _) = event.kind, let row = event.row { toggleFlag(of: row) }
      }
      window.perform(.perform("b", "flag", by: .menu))
      #expect(flagged == ["b"])

      let row = "a"
      window.style.expansion.kind = .fill
      window.perform(.perform(row, "delete", by: .menu))
      #expect(window.table.activeRows(at: window.loop.now()).first?.phase == .filling)
      window.perform(.fulfil(row, "delete", with: .delete))
      _ = window.content.picture(at: window.loop.now())
    }

    @Test("SwipeCellKit: an answer in a reaction removes the row")
    func swipeCellKitAnswer() {
      var style = SwipeStyle.swipeCellKit(.border)
      style.expansion = Expansion(
        target: .fraction(0.4),
        triggers: [.overscroll(40)],
        elasticOverscroll: true,
        completion: .fill(.with, answer: nil),
        basedOn: style.expansion
      )
      var table = makeTable(style)
      let react: SwipeTable.Reaction = { table, event in
        guard case .action = event.kind, let row = event.row else { return }
        table.perform(.fulfil(row, "delete", with: .delete), at: event.time)
      }
      table.handle(.command(.perform("row", "delete", by: .menu), tag: nil), at: now, react: react)
      table.advance(to: Timestamp(seconds: 5), react: react)
      #expect(table.rows.map(\.id) == ["row 7"])
    }

    @Test("SwipeCellKit: options, effects and commands")
    func swipeCellKitOptions() {
      var style = SwipeStyle.swipeCellKit(.drag)
      style.expansion.kind = .destructive
      style.buttons.minimumWidth = 90
      style.effects.transition = .scale
      var action = SwipeAction(id: "delete", title: "Delete", width: 40)
      action.transition = .scale(ScaleTransition(threshold: 0.7))
      #expect(action.transition != .scale())
      action.transition = SlotTransition(id: "blush") { context in
        context.newFraction == 1 ? SlotChange(background: SlotColor(rgba: 0xCF2E_35FF), duration: 0.1) : nil
      }
      var table = makeTable(SwipeStyle(), trailing: [action])
      let (row, time) = ("row 7", now)
      table.handle(.options(SideOptions(style: style), of: "row 7", .trailing), at: time)
      let events =
        table.handle(.command(.open(row, .trailing, animated: true), tag: "shown"), at: now)
        + table.advance(to: Timestamp(seconds: 5))
      #expect(events.filter { $0.kind == .completed(tag: "shown", finished: true) }.count == 1)
      #expect(table.activeRows(at: Timestamp(seconds: 5)).first?.offset == -90)

      table = makeTable(style)
      table.handle(.command(.setOffset(row, -50, animated: true), tag: nil), at: now)
      table.advance(to: Timestamp(seconds: 5))
      #expect(table.activeRows(at: Timestamp(seconds: 5)).first?.offset == -50)
    }

    @Test("SwipyCell: a state is an action and its point")
    func swipyCell() {
      var style = SwipeStyle.swipyCell(near: .back, far: .exit)
      let actions = [
        SwipeAction(
          id: "done",
          title: "Done",
          icon: "check",
          colors: ActionColors(normal: green, armed: green)
        ),
        SwipeAction(id: "drop", title: "Drop", icon: "close", colors: ActionColors(normal: red, armed: red)),
      ]
      var table = makeTable(style, leading: actions)
      #expect(swipe(&table, to: 300).contains(.action("drop", by: .trigger)))
      let (row, now) = ("row", Timestamp(seconds: 5))
      table.handle(.command(.close(row, animated: true), tag: "home"), at: now)
      let events = table.advance(to: Timestamp(seconds: 9))
      #expect(events.contains { $0.kind == .completed(tag: "home", finished: true) })

      style.triggers.replace(withSigned: [0.1: 0, 0.5: 1])
      #expect(style.triggers.signedFractions == [0.1: 0, 0.5: 1])
      style.triggers.set(1, at: 0.6)
      #expect(style.triggers.trailing.map(\.description) == ["off", "60% back"])
      style.triggers.set(.leading, 1, at: 0.6, .exit)
      #expect(style.triggers.leading.map(\.description) == ["10% back", "60% exit"])
      style.triggers.clear()
      #expect(style.triggers.isEmpty)
    }

    @Test("BWSwipeRevealCell: type, direction, threshold")
    func bwSwipe() {
      var style = SwipeStyle.bwSwipe(.door)
      style.triggers.leading = [TriggerPoint(.points(100), .door)]
      let row = Row(
        id: "row",
        leading: [
          SwipeAction(
            id: "done",
            title: "Done",
            icon: "check",
            colors: ActionColors(normal: green, armed: green)
          )
        ],
        trailing: []
      )
      var table = makeTable(style, rows: [row])
      #expect(swipe(&table, to: 250).contains(.didOpen(.leading, finished: true)))
      #expect(table.activeRows(at: Timestamp(seconds: 5)).first?.offset == 100)
      #expect(TriggerPoint(.heights(1), .door).description == "1h door")

      style.triggers.leading = [TriggerPoint(.heights(1), .door)]
      style.triggers.trailing = [TriggerPoint(.heights(1), .through)]
      style.triggers.leading = [TriggerPoint(.heights(1), .door), TriggerPoint(.fraction(0.6), .through)]
      #expect(style.triggers.leading.map(\.description) == ["1h door", "60% through"])
    }

    @Test("SWTableViewCell: buttons")
    func swTableViewCell() {
      let style = SwipeStyle.swTableViewCell
      let trailing = [
        SwipeAction(
          id: "more",
          title: "More",
          width: 58,
          closes: false,
          colors: ActionColors(normal: grey, armed: grey)
        ),
        SwipeAction(id: "delete", title: "Delete", width: 58, role: .destructive),
      ]
      let row = "row"
      var table = makeTable(style, trailing: trailing)
      table.handle(.command(.open(row, .trailing, animated: false), tag: nil), at: now)
      #expect(table.activeRows(at: now).first?.offset == -116)
      table.handle(.command(.enable(row, .trailing, false), tag: nil), at: now)
      table.advance(to: Timestamp(seconds: 5))
      #expect(table.openEdge(of: row) == nil)
    }

    // MARK: That all of them are here

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    private nonisolated static let articles = "Sources/SwipeEngine/SwipeEngine.docc/"

    @Test(
      "every line of a snippet stands in this file",
      arguments: [
        "README.md", articles + "SwipeEngine.md", articles + "ComingFromSwipeCellKit.md",
        articles + "ComingFromSwipyCell.md", articles + "ComingFromBWSwipeRevealCell.md",
        articles + "ComingFromSWTableViewCell.md",
      ]
    )
    func snippets(in page: String) throws {
      let here = try Self.code(in: String(contentsOf: URL(filePath: #filePath), encoding: .utf8))
      let text = try String(contentsOf: Self.root.appending(path: page), encoding: .utf8)
      let blocks = text.components(separatedBy: "```swift\n").dropFirst()
        .compactMap { $0.components(separatedBy: "\n```").first }
        .filter { !Self.isForeign($0) }
      #expect(!blocks.isEmpty)
      let lines = blocks.flatMap { $0.split(separator: "\n") }.map { Self.code(in: String($0)) }
      for line in lines where !line.isEmpty {
        let isHere = here.contains(line)
        #expect(isHere, "\(line)")
      }
    }

    /// Whether a snippet is another library's, or part of a package's description.
    private static func isForeign(_ block: String) -> Bool {
      block.hasPrefix("// With ") || block.contains(".package(path:")
    }

    /// The text of each line up to a comment, without white space.
    private static func code(in text: String) -> String {
      text.split(separator: "\n").map { line in
        line.components(separatedBy: "//")[0].filter { !$0.isWhitespace }
      }
      .joined()
    }
  }
}
