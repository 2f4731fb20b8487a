import SwipeEngine
import SwipeTable
import Testing

@testable import SwipeTableSDL

extension SwipeTableSDLTests {
  @Suite("Table window: what differs from side to side, and how it is drawn")
  @MainActor
  struct TableWindowOptionsTests {
    private func makeWindow(_ react: @escaping SwipeTable.Reaction = { _, _ in }) throws -> TableWindow {
      Screen.useDummyDriver()
      return try TableWindow(
        title: "Test",
        rows: [Row(id: "a"), Row(id: "b")],
        trailing: [SwipeAction(id: "x", title: "X", icon: "trash", width: 80)],
        content: { _, _ in },
        react: react
      )
    }

    private func open(_ row: RowID, in window: TableWindow) -> Double {
      window.perform(.open(row, .trailing, animated: false))
      return window.table.activeRows(at: window.loop.now()).first { $0.id == row }?.offset ?? 0
    }

    @Test("the options of one row are its own, those of no row everybody else's")
    func options() throws {
      let window = try makeWindow()
      window.setOptions(SideOptions(safeArea: 20), .trailing)
      window.setOptions(SideOptions(safeArea: 5), of: "b", .trailing)
      #expect(open("a", in: window) == -100)
      #expect(open("b", in: window) == -85)
    }

    @Test("a reaction can give options too, at its instant")
    func inReaction() throws {
      let window = try makeWindow { table, event in
        guard case .completed = event.kind else { return }
        table.setOptions(SideOptions(safeArea: 7), of: "a", .trailing, at: event.time)
      }
      window.perform(.close("b", animated: false), tag: "now")
      #expect(open("a", in: window) == -87)
    }

    @Test("a painter of the program's own draws; icons stay away where there is no folder of them")
    func painter() throws {
      let window = try makeWindow()
      window.painter.paneColor = { _, _ in Color(0x12_34_56) }
      window.painter.face = { _, action in
        var face = action
        face.title = "Y"
        return face
      }
      _ = open("a", in: window)
      let items = window.content.picture(at: window.loop.now()).list.items
      #expect(items.contains { if case .fill(_, Color(0x12_34_56)) = $0 { true } else { false } })
      #expect(items.contains { if case .text("Y", _, _, _, _) = $0 { true } else { false } })
      #expect(!items.contains { if case .icon = $0 { true } else { false } })
    }
  }
}
