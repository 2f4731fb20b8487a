import SwipeEngine
import SwipeTable
import Testing

@testable import SwipeLab

extension RigTests {
  @Suite("the inspector and fingers")
  struct RigInspectorTouchTests {
    private static let damping = "settle.dampingRatio"
    private static let response = "settle.response"
    private static let dampingExactness = 0.02
    private static let responseExactness = 0.05
    /// Longer than a finger's speed is remembered.
    private static let standstill = Duration.milliseconds(200)

    @Test("a second finger moves a slider while the first one holds a row, which goes on under it")
    func slider() async throws {
      try await LabWindow.open { window in
        try await window.settle()
        let start = window.row(1, x: 300)
        let knob = try window.knob(of: Self.damping, at: window.number(of: Self.damping))
        let goal = try window.knob(of: Self.damping, at: 0.3)
        let (rows, knobs) = (
          LabWindow.way(from: start, to: Point(x: start.x - 160, y: start.y)),
          LabWindow.way(from: knob, to: goal)
        )
        try await window.finger(1, .down, at: start)
        try await window.finger(1, .move, at: rows[0])
        try await window.finger(2, .down, at: knob)
        for (row, knob) in zip(rows.dropFirst(), knobs.dropFirst()) {
          try await window.finger(2, .move, at: knob)
          try await window.finger(1, .move, at: row)
        }
        try await window.finger(2, .up, at: goal)
        try await window.finger(1, .up, at: rows[rows.count - 1])
        let play = RecordedPlay(try await window.app.recording())

        guard case .number(let last)? = play.values(of: Self.damping).last else {
          Issue.record("the slider sets a number")
          return
        }
        #expect(abs(last - 0.3) <= Self.dampingExactness)
        #expect(
          play.touches.allSatisfy { $0.pointer == 1 },
          "the finger on the slider is none of the table's"
        )
        let offsets = try play.offsetsAroundTunes(of: "m1").map(\.after)
        #expect(Set(offsets).count > 2, "the row moves between the slider's steps: \(offsets)")
        #expect(try play.offset(of: "m1") == -play.pane(.trailing))
      }
    }

    @Test("the list of values is scrolled by a finger, and back to the same picture")
    func scrolling() async throws {
      try await LabWindow.open { window in
        try await window.settle()
        let pane = try window.inspectorPane()
        let before = try window.app.picture(of: pane)
        let low = try window.place(of: .slider(Self.damping))
        let high = Point(x: low.x, y: low.y - 120)
        try await scroll(&window, from: low, to: high)
        try await window.app.waitForChange(of: pane, from: before, "the values to scroll")
        try await scroll(&window, from: high, to: Point(x: low.x, y: low.y + 40))
        try await window.app.wait(for: before, in: pane, "the values as they were")
        #expect(RecordedPlay(try await window.app.recording()).tunes.isEmpty)
      }
    }

    /// A finger that stops before it goes up, so that nothing is thrown.
    private func scroll(_ window: inout LabWindow, from start: Point, to end: Point) async throws {
      try await window.finger(1, .down, at: start)
      for place in LabWindow.way(from: start, to: end) { try await window.finger(1, .move, at: place) }
      try await Task.sleep(for: Self.standstill)
      try await window.finger(1, .up, at: end)
    }

    @Test("on a phone the sheet opens by its tool, and a slider in it changes the style; the list makes room")
    func sheetByTool() async throws {
      try await LabWindow.open(.phone) { window in
        try await window.settle()
        try await window.tap(try window.place(of: .inspector))
        try await window.settle()
        let knob = try window.knob(of: Self.response, at: window.number(of: Self.response))
        let goal = try window.knob(of: Self.response, at: 1)
        try await window.swipe(from: knob, to: goal)
        let play = RecordedPlay(try await window.app.recording())
        guard case .number(let last)? = play.values(of: Self.response).last else {
          Issue.record("the slider sets a number")
          return
        }
        #expect(abs(last - 1) <= Self.responseExactness)
        #expect(play.sizes.map(\.height) == [window.listHeight(.middle)])
        #expect(play.touches.isEmpty, "nothing of it is the table's")
      }
    }

    @Test("on a phone the sheet is drawn up by its upper end as far as it goes, and down again")
    func sheetByDrawing() async throws {
      try await LabWindow.open(.phone) { window in
        try await window.settle()
        let low = Point(x: 215, y: window.sheetTop(.low))
        let middle = Point(x: 215, y: window.sheetTop(.middle) + 20)
        let high = Point(x: 215, y: window.sheetTop(.high) + 20)
        let ways = [
          (from: low, to: middle, rest: LabForm.SheetRest.middle),
          (from: Point(x: 215, y: middle.y - 16), to: high, rest: .high),
          (from: Point(x: 215, y: high.y - 16), to: low, rest: .low),
        ]
        for way in ways {
          try await scroll(&window, from: way.from, to: way.to)
          // The list is fitted when the sheet has come to rest.
          try await Patience.wait(until: "the list to be fitted to the sheet at \(way.rest)") {
            RecordedPlay(try await window.app.recording()).sizes.last?.height == window.listHeight(way.rest)
          }
        }
        let play = RecordedPlay(try await window.app.recording())
        #expect(play.sizes.count == ways.count, "not on the way")
        #expect(play.touches.isEmpty)
      }
    }
  }
}
