import SwipeEngine
import SwipeLab
import SwipeTable
import Testing

extension RigTests {
  @Suite("a comparison in the window")
  struct RigComparisonTests {
    @Test(
      "shows A and B pixel for pixel the same under equal styles, also in motion; a change makes them differ"
    )
    func equality() async throws {
      try await LabWindow.open { window in
        // No fingers, side by side, B with A's style.
        try await window.press(["F", "B", "Shift+X"])
        try await window.settle()
        let (a, b) = (window.table(0), window.table(1))
        let start = window.row(1, x: 300)
        let way = LabWindow.way(from: start, to: Point(x: start.x - 150, y: start.y))
        try await window.finger(1, .down, at: start)
        for place in way {
          try await window.finger(1, .move, at: place)
          try await Self.expectEqual(a, b, in: window)
        }
        let held = try window.app.picture(of: a)
        try await window.finger(1, .up, at: way[way.count - 1])
        try await window.app.waitForChange(of: a, from: held, "the row to go on")
        try await window.settle()
        try await Self.expectEqual(a, b, in: window)

        try await window.search(for: "settle damping")
        try await window.type("0.2", after: "Return", in: window.inspectorPane())
        try await window.press(["Return", "Escape", "Escape", "4"])
        let again = window.row(3, x: 300)
        try await window.swipe(from: again, to: Point(x: again.x - 150, y: again.y))
        try await Patience.wait(until: "A and B to differ") {
          let (one, other) = try Self.sides(a, b, in: window)
          return one != other
        }
      }
    }

    /// Both devices in one picture, so that no frame lies between them.
    private static func sides(_ a: Rect, _ b: Rect, in window: LabWindow) throws -> ([UInt8], [UInt8]) {
      let both = Rect(x: a.x, y: a.y, width: b.maxX - a.x, height: a.height)
      let picture = try window.app.picture(of: both)
      let bytes = 4
      let (row, width) = (Int(both.width) * bytes, Int(a.width) * bytes)
      var sides: ([UInt8], [UInt8]) = ([], [])
      for start in stride(from: 0, to: picture.count, by: row) {
        sides.0 += picture[start..<start + width]
        sides.1 += picture[start + row - width..<start + row]
      }
      return sides
    }

    private static func expectEqual(_ a: Rect, _ b: Rect, in window: LabWindow) async throws {
      let (one, other) = try sides(a, b, in: window)
      #expect(one == other, "A and B differ in \(zip(one, other).filter { $0 != $1 }.count) bytes")
    }

    @Test("goes with B as it came, and the one table is as it was")
    func ending() async throws {
      try await LabWindow.open { window in
        try await window.settle()
        let before = try window.app.picture()
        try await window.press("B")
        try await window.app.waitForChange(from: before)
        try await window.press("B")
        try await window.app.wait(for: before, "one table again")
      }
    }
  }
}
