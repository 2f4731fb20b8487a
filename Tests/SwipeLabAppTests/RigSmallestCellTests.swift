import SwipeEngine
import Testing

extension RigTests {
  @Suite("the smallest cell")
  struct RigSmallestCellTests {
    /// The height of its rows in points.
    private static let rowHeight = 60.0

    @Test("tells of a row that was swiped past the middle, and of no other")
    func swiping() async throws {
      try await AppUnderTest.smallestCell { app in
        let (far, near) = (Self.middle(of: 3), Self.middle(of: 6))
        try await app.drag(from: Point(x: 30, y: near), to: Point(x: 150, y: near))
        try await app.drag(from: Point(x: 30, y: far), to: Point(x: 330, y: far))
        try app.rig.windows.askToClose(app.window)
        let (code, errors) = (try await app.process.exitCode(), try app.process.errors)
        #expect(code == 0)
        #expect(try app.process.lines == ["Row 3 was swiped"])
        #expect(errors == "")
      }
    }

    /// The middle of a row, counted from 1.
    private static func middle(of row: Int) -> Double {
      (Double(row) - 0.5) * rowHeight
    }
  }
}
