import SwipeEngine
import TestSupport
import Testing

@Suite("The smallest cell's vectors")
struct SmallestCellTests {
  struct Movement: Decodable, Sendable {
    var tx: Double
    var ty: Double
  }

  struct Begins: Decodable, Sendable {
    var begin: Bool
  }

  struct Move: Decodable, Sendable {
    var startX: Double
    var tx: Double
    var width: Double
  }

  struct Moved: Decodable, Sendable {
    var x: Double
    var success: Bool
  }

  struct End: Decodable, Sendable {
    var success: Bool
    var hasDelegate: Bool
    var x: Double
  }

  struct Ended: Decodable, Sendable {
    var action: String
    var xTo: Double
    var duration: Double?
  }

  struct Session: Decodable, Sendable {
    var width: Double
    var startX: Double
    var flagBefore: Bool
    var moves: [Double]
  }

  struct SessionEnd: Decodable, Sendable {
    var x: Double
    var flagAfter: Bool
    var action: String
  }

  typealias BeginVector = CellVector<Movement, Begins>
  typealias MoveVector = CellVector<Move, Moved>
  typealias EndVector = CellVector<End, Ended>
  typealias SessionVector = CellVector<Session, SessionEnd>

  /// A row whose right side is of no use, but can be seen.
  private func row(width: Double) -> CellDriver {
    CellDriver(
      CellContext(
        style: .smallest,
        width: width,
        height: 60,
        leading: [CellAction(id: "L", width: 80)],
        trailing: [CellAction(id: "R", width: 80, isEnabled: false)]
      )
    )
  }

  @Test(
    "a movement begins a swipe where it goes strictly more across than down",
    arguments: try CellVectors.exact("blog.begin") as [BeginVector]
  )
  func begin(_ vector: BeginVector) {
    let rule = SwipeStyle.smallest.recognition
    #expect(rule.isSwipe(dx: vector.input.tx, dy: vector.input.ty) == vector.expected.begin)
  }

  @Test(
    "the row goes one to one to both sides however far, and succeeds past half its width, to the right alone",
    arguments: try CellVectors.exact("blog.move") as [MoveVector]
  )
  func move(_ vector: MoveVector) {
    var row = row(width: vector.input.width)
    #expect(vector.input.startX == 0)
    row.draw(vector.input.tx)
    vector.expect(row.offset, vector.expected.x, "the offset")
    #expect((row.cell.armed != nil) == vector.expected.success)
  }

  @Test(
    "without success the row goes home in its time",
    arguments: try CellVectors.exact("blog.release") as [EndVector]
  )
  func end(_ vector: EndVector) throws {
    var row = row(width: 320)
    row.draw(vector.input.x)
    #expect((row.cell.armed != nil) == vector.input.success)
    row.release()
    #expect(vector.expected.action == "return")
    row.expectCurve(to: vector.expected.xTo, by: .easeInOut, try #require(vector.expected.duration))
    #expect(row.actions.isEmpty)
  }

  @Test("blog-release-0: after success the action fires, and the row comes home too")
  func success() throws {
    let vector: EndVector = try CellVectors.vector("blog-release-0")
    #expect(vector.input.success && vector.expected.xTo == vector.input.x)
    var row = row(width: 320)
    row.draw(vector.input.x)
    row.release()
    #expect(row.actions == ["action L trigger"])
    row.expectCurve(to: 0, by: .easeInOut, 0.2)
    #expect(row.cell.phase == .closed)
  }

  private func expectSession(_ vector: SessionVector) {
    let right = vector.right
    var row = row(width: vector.input.width)
    if vector.input.flagBefore {
      // A swipe that succeeded, all over by now.
      row.draw(200)
      row.release()
      row.pass(1000)
    }
    let before = row.actions.count
    row.grab(atX: vector.input.startX)
    for place in vector.input.moves { row.jump(toX: vector.input.startX + place) }
    #expect(row.offset == right.x)
    #expect((row.cell.armed != nil) == right.flagAfter)
    row.release()
    #expect((row.actions.count > before) == (right.action == "notify"))
    row.pass(1000)
    #expect(row.cell.phase == .closed)
  }

  @Test(
    "the latest move decides",
    arguments: try CellVectors.exact("blog.session") as [SessionVector]
  )
  func session(_ vector: SessionVector) { expectSession(vector) }

  @Test("blog-session-stale: a swipe knows nothing of the one before it")
  func staleSession() throws {
    let vector: SessionVector = try CellVectors.vector("blog-session-stale")
    #expect(vector.recommended != nil)
    expectSession(vector)
  }
}
