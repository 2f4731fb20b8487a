import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("The curves of a full swipe")
struct GestureCurvesFullSwipeTests {
  private static let script = GestureScript().down(310, 90).move(dx: -300, over: 300).wait(200).up()

  private func curves(_ kind: String, _ base: String = "default") throws -> GestureCurves {
    let style = StyleReference(base, settings: [ParameterSetting("expansion", .choice(kind))])
    return try GestureCurves(.sample(Self.script.sessionInputs(), style: style))
  }

  @Test(
    "know the places of pane, trigger and target",
    arguments: [
      ("none", "default", [-160]), ("selection", "default", [-160, -180]), ("fill", "default", [-160, -290]),
      ("fill", "swipecellkit.drag", [-160, -190, -290]),
    ]
  )
  func marks(_ kind: String, _ base: String, _ places: [Double]) throws {
    let marks = try curves(kind, base).marks
    #expect(marks.map(\.offset) == places)
    #expect(marks.first?.kind == .pane)
    #expect(marks.dropFirst().last.map { $0.kind == .target } ?? (kind == "none"))
  }

  @Test("end where the row leaves the table, and its motion with it")
  func removed() throws {
    let curves = try curves("destructive")
    let settling = try #require(curves.figures.settling)
    let end = try #require(curves.figures.start).adding(seconds: settling)
    let last = try #require(curves.samples.last)
    #expect(last.time < end)
    #expect(end.seconds(since: last.time) < 1.001 / curves.rate)
    #expect(curves.figures.overshoot == nil)
    #expect(curves.sample(at: curves.range.upperBound) == nil)
  }

  @Test("come to an end where a filled row waits for the program")
  func waiting() throws {
    let curves = try curves("fill")
    let start = try #require(curves.figures.start)
    let settling = try #require(curves.figures.settling)
    let still = try #require(curves.samples.first { $0.time > start && $0.velocity == 0 })
    let late = still.time.seconds(since: start) - settling
    #expect(late >= 0 && late <= 1 / curves.rate)
    #expect(still.offset == -320)
  }

  @Test("go straight from one report of the finger to the next, and through every one of them")
  func line() throws {
    let curves = try curves("none")
    let start = curves.fingers[0].lowerBound
    for step in 4...37 {
      let time = Timestamp(nanoseconds: start.nanoseconds + Int64((Double(step) * 300 / 38 * 1e6).rounded()))
      let report = try #require(curves.sample(at: time))
      let travel = Double(step) * 300 / 38 - 10
      if travel < 160 { expectClose(report.offset, -travel, within: 1e-6) }
    }
    let between = try #require(curves.sample(at: Timestamp(milliseconds: 100)))
    expectClose(between.offset, -90, within: 1e-6)
  }
}
