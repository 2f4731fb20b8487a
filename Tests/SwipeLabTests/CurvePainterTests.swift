import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("A plot in the window")
struct CurvePainterTests {
  private static let frame = Rect(x: 0, y: 604, width: 940, height: 196)

  private func list(_ plot: CurvePlot, change: (inout CurvePainter) -> Void = { _ in }) -> DisplayList {
    var painter = CurvePainter(plot, theme: .light, metrics: .halfEm)
    change(&painter)
    var list = DisplayList()
    painter.paint(in: Self.frame, into: &list)
    return list
  }

  @Test(
    "has a line for late frames only where a count is known, in red from the first one",
    arguments: [0, 3]
  )
  func lateCount(count: Int) throws {
    let plot = try CurvePlotTests.two()
    #expect(list(plot).place(of: "Frames late") == nil)
    let picture = list(plot) { $0.lateFrameCount = count }
    let label = try #require(picture.place(of: "Frames late"))
    let numbers = picture.texts.filter { $0.name == String(count) && $0.middle.y == label.y }
    let isLate = count > 0
    let sides = [Theme.light.curveA, Theme.light.curveB]
    #expect(numbers.map(\.color) == sides.map { isLate ? Theme.light.danger : $0 })
    #expect(picture.texts.allSatisfy { $0.frame.maxY <= Self.frame.maxY - 4 })
  }

  @Test("ticks late frames under the time axis, those of its range")
  func lateTicks() throws {
    let plot = try CurvePlotTests.two()
    let layout = CurveLayout(plot, in: Self.frame, showsReadout: true)
    let times = [300.0, 420, 90_000].map(Timestamp.init(milliseconds:))
    let ticks = list(plot) { $0.lateFrames = times }.fills(Theme.light.danger)
    #expect(ticks.map(\.midX) == times.prefix(2).map(layout.x))
    #expect(ticks.allSatisfy { $0.y == layout.velocityLane.maxY && $0.width == 2 && $0.height == 6 })
  }

  @Test("names its axis where asked to")
  func title() throws {
    let plot = try CurvePlotTests.two()
    #expect(list(plot).place(of: "Offset, pt") != nil)
    #expect(list(plot) { $0.showsTitle = false }.place(of: "Offset, pt") == nil)
  }

  @Test(
    "before there is a gesture says what to do, with axes and numbers where they will be",
    arguments: [1, 2]
  )
  func empty(sides: Int) throws {
    let empty = list(.empty(sides: sides)) { $0.lateFrameCount = 0 }
    let hint = try #require(empty.texts.first { $0.name == "Swipe a row to see its curve." })
    #expect(hint.color == Theme.light.text3)
    #expect(empty.place(of: "0 ms") != nil && empty.place(of: "900") != nil)
    #expect(empty.texts.filter { $0.name == FigureText.none }.count == 5 * sides)
    let all = try CurvePlotTests.two().entries
    let plot = CurvePlot(Array(all.prefix(sides)))
    let full = list(plot) { $0.lateFrameCount = 0 }
    for label in ["Offset, pt", "Last gesture", "Settling", "Peak velocity", "Frames late"] {
      #expect(empty.place(of: label) == full.place(of: label))
    }
    let lanes = [CurvePlot.empty(sides: sides), plot].map { plot in
      let layout = CurveLayout(plot, in: Self.frame, showsReadout: true)
      return [layout.offsetLane, layout.velocityLane]
    }
    #expect(lanes[0] == lanes[1])
  }

  @Test("keeps each digit of a number in its place")
  func digits() throws {
    let plot = try CurvePlotTests.two()
    let places = [111, 888].map { count in
      let picture = list(plot) { $0.lateFrameCount = count }
      return picture.texts.filter { $0.name == String(count).prefix(1) && $0.color == Theme.light.danger }
        .map(\.frame.midX)
    }
    #expect(places[0].count == 6 && places[0] == places[1])
  }

  @Test("shows a gesture under way from 0 ms on, its finger still down")
  func live() throws {
    var session = try Session(CurvePlotTests.recording("default").header)
    let start = Timestamp(milliseconds: 37_037)
    session.advance(to: start)
    var live = LiveCurves(row: "id1", in: session.table, at: start)
    live.fingerDown(start)
    let script = GestureScript().down(300, 90).move(dx: -120, over: 160)
    for input in script.sessionInputs(from: start.milliseconds) {
      for event in try session.handle(input) { live.take(event) }
      live.add(RowState(of: "id1", in: session.table, at: input.time), at: input.time, isReport: true)
    }
    let plot = CurvePlot([.init(name: "", curves: live.curves)], origin: live.beginning)
    let picture = list(plot)
    let times = picture.texts.filter { ["0 ms", "100", "900"].contains($0.name) }
    #expect(times.count == 3)
    let layout = CurveLayout(plot, in: Self.frame, showsReadout: true)
    let finger = picture.fills(Theme.light.panel.mixed(with: Theme.light.tint, 0.6))
    #expect(finger.map(\.minX) == [layout.offsetLane.minX])
    expectClose(finger[0].width, layout.offsetLane.width * 160 / 900)
  }
}

@Suite("Why there are no curves")
struct CurveErrorTests {
  @Test(
    "is told without words of a command line",
    arguments: [
      (.nothingMoves, "no row moves in it"), (.unknownRow("x", nearest: nil), "there is no row \"x\""),
      (.unknownRow("x", nearest: "y"), "there is no row \"x\"; did you mean \"y\"?"),
      (.tooLong(seconds: 833.3), "its gestures take too long for one plot, which holds 833 s"),
    ] as [(CurveError, String)]
  )
  func sentences(error: CurveError, sentence: String) {
    #expect(error.description == sentence)
  }
}
