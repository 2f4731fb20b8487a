import SwipeEngine
import TestSupport
import Testing

@Suite("A row's will and did")
struct CellTurnTests {
  private func command(_ row: inout CellDriver, open edge: Edge?, animated: Bool = true, tag: String? = nil) {
    let (time, context) = (row.time, row.context)
    row.change {
      if let edge {
        $0.open(edge, animated: animated, tag: tag, at: time, in: context, events: &$1)
      } else {
        $0.close(animated: animated, tag: tag, at: time, in: context, events: &$1)
      }
    }
  }

  @Test("come in pairs for an opening and a closing, the did at the end of the motion")
  func pairs() {
    var row = CellDriver()
    command(&row, open: .trailing, tag: "o")
    row.pass(3000)
    command(&row, open: nil, tag: "c")
    row.pass(3000)
    #expect(
      row.log == [
        "willOpen trailing", "didOpen trailing", "completed o true",
        "willClose trailing", "didClose trailing", "completed c true",
      ]
    )
    let opened = row.times(of: "didOpen trailing")[0]
    #expect(row.times(of: "willOpen trailing") == [0])
    #expect(row.times(of: "completed o true") == [opened])
    #expect(opened > 100 && opened < 1000)
  }

  @Test("are sent neither for a drag that ends at the rest where it began", arguments: [nil, Edge.trailing])
  func sameRest(edge: Edge?) {
    var row = CellDriver(open: edge)
    row.grab()
    row.move(edge == nil ? -30 : 30)
    row.release()
    row.pass(3000)
    #expect(row.log == ["gestureBegan", "gestureEnded"])
  }

  @Test("end unfinished when the row is caught, which stops it where it is")
  func caught() {
    var row = CellDriver()
    command(&row, open: .trailing, tag: "o")
    row.pass(100)
    let place = row.offset
    row.grab()
    expectClose(row.offset, place, within: 1e-9)
    row.move(200)
    row.release()
    row.pass(3000)
    #expect(
      row.log == [
        "willOpen trailing", "didOpen trailing unfinished", "completed o false",
        "gestureBegan", "gestureEnded",
      ]
    )
  }

  @Test("end unfinished when another command turns the row round")
  func turnedRound() {
    var row = CellDriver(open: .trailing)
    command(&row, open: nil, tag: "c")
    row.pass(80)
    command(&row, open: .trailing, tag: "o")
    row.pass(3000)
    #expect(
      row.log == [
        "willClose trailing", "completed c false", "didClose trailing unfinished", "completed o true",
      ]
    )
    #expect(row.offset == -160)
  }

  @Test("tell the leaving of one side before the entering of the other")
  func sideToSide() {
    var row = CellDriver(open: .trailing)
    command(&row, open: .leading)
    row.pass(3000)
    #expect(
      row.log == ["willClose trailing", "didClose trailing", "willOpen leading", "didOpen leading"]
    )
    #expect(row.offset == 80)
  }

  @Test("answer a second command for the same rest when the row arrives")
  func sameCommand() {
    var row = CellDriver()
    command(&row, open: .trailing, tag: "a")
    row.pass(50)
    command(&row, open: .trailing, tag: "b")
    row.pass(3000)
    command(&row, open: .trailing, tag: "c")
    #expect(
      row.log == [
        "willOpen trailing", "didOpen trailing", "completed a true", "completed b true",
        "completed c true",
      ]
    )
  }

  @Test("answer an opening towards a side without actions with false, and nothing moves")
  func noActions() {
    var row = CellDriver(trailing: [])
    command(&row, open: .trailing, tag: "o")
    #expect(row.log == ["completed o false"])
    #expect(row.offset == 0)
  }

  @Test("happen at once without animation", arguments: [Edge.leading, .trailing])
  func atOnce(edge: Edge) {
    var row = CellDriver()
    command(&row, open: edge, animated: false, tag: "o")
    #expect(row.offset == (edge == .leading ? 80 : -160))
    #expect(row.log == ["willOpen \(edge)", "didOpen \(edge)", "completed o true"])
  }

  @Test("take the row out of a pointer's hand when a command comes")
  func commandInDrag() {
    var row = CellDriver()
    row.grab()
    row.move(-100)
    command(&row, open: nil, tag: "c")
    row.move(-50)
    row.release()
    row.pass(3000)
    #expect(row.log == ["gestureBegan", "gestureEnded cancelled", "completed c true"])
    #expect(row.offset == 0)
  }
}
