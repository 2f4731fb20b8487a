import Foundation
import SDL
import SwipeEngine
import SwipeRaster
import SwipeTable
import Testing

@testable import SwipeTableSDL

extension SwipeTableSDLTests {
  @Suite("Table window")
  @MainActor
  final class TableWindowTests {
    private var events: [SwipeEvent] = []
    /// What the program does about an event.
    private var reaction: SwipeTable.Reaction = { _, _ in }
    private lazy var ids = (1...20).map { "row \($0)" }

    /// A window of 400 × 300 points at scale 1 with rows of 60, and one action on their trailing side.
    private func makeWindow(_ change: (inout TableWindow.Options) -> Void = { _ in }) throws -> TableWindow {
      Screen.useDummyDriver()
      var options = TableWindow.Options()
      options.scale = 1
      options.warn = { Issue.record("a warning: \($0)") }
      change(&options)
      return try TableWindow(
        title: "Test",
        width: 400,
        height: 300,
        rows: ids.map { Row(id: $0) },
        trailing: [SwipeAction(id: "delete", title: "Take this row away", role: .destructive)],
        options: options
      ) { cell, list in
        list.text(cell.row.id, at: Point(x: 20, y: 20), TextStyle(size: 14, lineHeight: 20), cell.theme.text)
      } react: { [unowned self] table, event in
        events.append(event)
        reaction(&table, event)
      }
    }

    /// Sends an event that arrives some milliseconds after the window's opening.
    private func send(_ kind: Event.Kind, at milliseconds: Double, to window: TableWindow) {
      let event = Event(time: window.loop.start + Int64(milliseconds * 1e6), kind: kind)
      window.loop.handle(event, window.content)
    }

    /// Drags with the left mouse button from a point, 10 points and 8 ms a step.
    private func drag(
      from start: Point,
      dx: Double,
      at milliseconds: Double,
      in window: TableWindow,
      release: Bool = true
    ) throws {
      let id = window.loop.window.id
      func press(_ isDown: Bool, _ x: Double) -> Event.Kind {
        .mouseButton(
          Event.MouseButton(window: id, button: .left, isDown: isDown, x: x, y: start.y)
        )
      }
      send(press(true, start.x), at: milliseconds, to: window)
      let steps = Int(abs(dx) / 10)
      for step in 1...steps {
        let x = start.x + dx * Double(step) / Double(steps)
        let time = milliseconds + Double(step) * 8
        send(
          .mouseMotion(Event.MouseMotion(window: id, x: x, y: start.y, isDragging: true)),
          at: time,
          to: window
        )
        try window.loop.draw(window.content, at: Timestamp(milliseconds: time))
      }
      if release { send(press(false, start.x + dx), at: milliseconds + Double(steps) * 8 + 4, to: window) }
    }

    @Test("without a folder of icons, an action shows its title alone, in the middle of its slot")
    func noIcons() throws {
      let window = try makeWindow()
      let icons = [SwipeAction(id: "a", title: "Flag", icon: "flag", width: 80)]
      window.perform(.setActions("row 1", leading: [], trailing: icons))
      window.perform(.open("row 1", .trailing, animated: false))
      let items = window.content.picture(at: Timestamp(milliseconds: 100)).list.items
      #expect(!items.contains { if case .icon = $0 { true } else { false } })
      let label = items.lazy.compactMap { item -> Double? in
        if case .text("Flag", let origin, let style, _, _) = item {
          origin.y + style.lineHeight / 2
        } else {
          nil
        }
      }.first
      #expect(label == 30)
    }

    @Test("dragging with the mouse opens a row, and a tap on its action performs it")
    func opens() throws {
      let window = try makeWindow()
      try drag(from: Point(x: 300, y: 90), dx: -150, at: 100, in: window)
      try window.loop.draw(window.content, at: Timestamp(milliseconds: 2000))
      #expect(window.table.openRows == ["row 2"])
      #expect(events.contains { $0.row == "row 2" && $0.kind == .didOpen(.trailing, finished: true) })
      for isDown in [true, false] {
        send(
          .mouseButton(Event.MouseButton(window: 0, button: .left, isDown: isDown, x: 380, y: 90)),
          at: isDown ? 2100 : 2150,
          to: window
        )
      }
      #expect(events.contains { $0.row == "row 2" && $0.kind == .action("delete", by: .tap) })
    }

    @Test("a finger scrolls the list")
    func scrolls() throws {
      let window = try makeWindow()
      for step in 0...20 {
        let phase: Event.Finger.Phase = step == 0 ? .down : step == 20 ? .up : .moved
        let finger = Event.Finger(
          window: window.loop.window.id,
          id: 1,
          device: 8,
          phase: phase,
          x: 200,
          y: 280 - 10 * Double(step)
        )
        send(.finger(finger), at: 100 + 8 * Double(step), to: window)
      }
      #expect(window.table.scrollOffset(at: Timestamp(milliseconds: 3000)) > 150)
    }

    @Test("actions are as wide as their titles need")
    func measured() throws {
      let window = try makeWindow()
      let width = try #require(window.table.trailing.first?.width)
      #expect(width > ButtonStyle.standardWidth)
    }

    /// An action whose title needs more than the standard width.
    private let long = SwipeAction(id: "long", title: "Take this row away")

    /// The widths of a row's own actions.
    private func widths(_ row: RowID, in window: TableWindow) throws -> [Double?] {
      let row = try #require(window.table.row(row))
      return ((row.leading ?? []) + (row.trailing ?? [])).map(\.width)
    }

    @Test("actions that come in later are as wide as their titles need, too")
    func measuredLater() throws {
      let window = try makeWindow()
      let width = try #require(window.table.trailing.first?.width)
      let fixed = SwipeAction(id: "fixed", title: "Take this row away", width: 50)
      let row = Row(id: "new", leading: [long], trailing: [fixed])
      window.perform(.insert(row, at: 0, animated: false))
      window.perform(.setActions("row 2", leading: nil, trailing: [long]))
      #expect(try widths("new", in: window) == [width, 50])
      #expect(try widths("row 2", in: window) == [width])
    }

    @Test("actions that the program's reaction brings are as wide as their titles need, too")
    func measuredInReactions() throws {
      let window = try makeWindow()
      let width = try #require(window.table.trailing.first?.width)
      reaction = { [long] table, event in
        guard event.kind == .completed(tag: "go", finished: true) else { return }
        let row = Row(id: "new", leading: [long])
        table.perform(.insert(row, at: 0, animated: false), tag: nil, at: event.time)
        table.perform(.setActions("row 2", leading: nil, trailing: [long]), tag: nil, at: event.time)
        table.perform(.open("row 2", .trailing, animated: false), tag: nil, at: event.time)
      }
      window.perform(.reload, tag: "go")
      #expect(try widths("new", in: window) == [width])
      #expect(try widths("row 2", in: window) == [width])
      let later = Timestamp(seconds: 60)
      try window.loop.draw(window.content, at: later)
      #expect(window.table.visibleRows(at: later).first { $0.id == "row 2" }?.offset == -width)
    }

    @Test("another style holds from now on")
    func style() throws {
      let window = try makeWindow()
      #expect(window.style == SwipeStyle())
      window.perform(.open("row 1", .trailing, animated: false))
      window.style.openRows = .many
      window.perform(.open("row 2", .trailing, animated: false))
      #expect(window.table.style.openRows == .many)
      #expect(window.table.openRows == ["row 1", "row 2"])
      window.style = SwipeStyle()
      #expect(window.table.openRows.count == 1)
    }

    @Test("a window that loses the keyboard in mid-drag lets the row go, and nothing sticks")
    func focusLost() throws {
      let window = try makeWindow()
      try drag(from: Point(x: 300, y: 30), dx: -40, at: 100, in: window, release: false)
      #expect(window.table.visibleRows(at: Timestamp(milliseconds: 300)).first?.phase == .dragging)
      send(.window(id: window.loop.window.id, .focusLost), at: 300, to: window)
      try window.loop.draw(window.content, at: Timestamp(milliseconds: 3000))
      #expect(window.table.isQuiet(at: Timestamp(milliseconds: 3000)))
      #expect(!events.contains { if case .action = $0.kind { true } else { false } })
    }

    @Test("another size of the window becomes the table's viewport")
    func resized() throws {
      let window = try makeWindow { $0.scale = 2 }
      #expect(window.table.viewport == SwipeTable.Viewport(width: 400, height: 300))
      window.loop.window.setSize(width: 500, height: 640)
      send(.window(id: window.loop.window.id, .resized(width: 500, height: 640)), at: 10, to: window)
      #expect(window.table.viewport == SwipeTable.Viewport(width: 250, height: 320))
    }

    @Test("a still window draws no second picture")
    func still() throws {
      let window = try makeWindow()
      for time in [0.0, 20, 40] { try window.loop.draw(window.content, at: Timestamp(milliseconds: time)) }
      #expect(window.loop.presenter.presentedFrames == 1)
    }

    @Test("the run ends when the user closes the window, or the program quits")
    func closes() throws {
      for kind in [Event.Kind.quit, .window(id: 0, .closeRequested)] {
        let window = try makeWindow()
        var closing = kind
        if case .window = kind { closing = .window(id: window.loop.window.id, .closeRequested) }
        send(closing, at: 5, to: window)
        try window.run()
        #expect(window.isClosed)
        #expect(window.drawnFrames == 0)
      }
    }

    @Test("the run ends when its condition says so; the window stays open and can run again")
    func condition() throws {
      let window = try makeWindow()
      try window.run { window.drawnFrames < 1 }
      #expect(window.drawnFrames == 1)
      #expect(!window.isClosed)
      window.perform(.scrollTo(120, animated: true))
      try window.run { window.drawnFrames < 4 }
      #expect(window.drawnFrames == 4)
    }

    @Test("with SWIPELAB_FRAMES the run ends after that many frames, though nothing moves")
    func frames() throws {
      setenv(WindowLoop.framesVariable, "3", 1)
      defer { unsetenv(WindowLoop.framesVariable) }
      let window = try makeWindow()
      try window.run()
      #expect(window.drawnFrames == 3)
      #expect(window.loop.presenter.presentedFrames == 1)
    }

    @Test(
      "a variable of the environment that says nothing known is complained of, and passed over",
      arguments: [
        (
          "SWIPELAB_PRESENT", "surfce",
          #"SWIPELAB_PRESENT is "surfce", which is no way to present: did you mean "surface"?"#
        ),
        (
          "SWIPELAB_PRESENT", "7",
          #"SWIPELAB_PRESENT is "7", which is no way to present: write one of automatic, surface, texture."#
        ),
        (
          "SWIPELAB_FRAMES", "many",
          #"SWIPELAB_FRAMES is "many", which is no number of frames: write a whole number such as 60."#
        ),
        (
          "SWIPELAB_FRAMES", "-1",
          #"SWIPELAB_FRAMES is "-1", which is no number of frames: write a whole number such as 60."#
        ),
      ]
    )
    func complaints(variable: String, text: String, sentence: String) throws {
      setenv(variable, text, 1)
      defer { unsetenv(variable) }
      var warnings: [String] = []
      let window = try makeWindow { $0.warn = { warnings.append($0) } }
      #expect(warnings == [sentence])
      try window.run { window.drawnFrames < 2 && window.loop.presenter.presentedFrames == 0 }
      #expect(window.drawnFrames == 1)
    }

    @Test(
      "an empty variable of the environment counts as none",
      arguments: ["SWIPELAB_PRESENT", "SWIPELAB_FRAMES"]
    )
    func emptyVariable(variable: String) throws {
      setenv(variable, "", 1)
      defer { unsetenv(variable) }
      let window = try makeWindow()
      try window.run { window.drawnFrames < 1 }
      #expect(window.drawnFrames == 1)
    }

    @Test("another theme is shown with the next frame")
    func theme() throws {
      let window = try makeWindow()
      try window.loop.draw(window.content, at: .zero)
      let light = window.loop.presenter.picture.pixel(x: 200, y: 5)
      window.theme = .dark
      try window.loop.draw(window.content, at: .zero)
      #expect(light == 0xFFFF_FFFF)
      #expect(window.loop.presenter.picture.pixel(x: 200, y: 5) == 0xFF15_171B)
    }
  }
}
