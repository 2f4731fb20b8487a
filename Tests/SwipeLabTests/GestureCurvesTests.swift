import Glibc
import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("The curves of a gesture")
struct GestureCurvesTests {
  /// Where the sample's row stands open on the trailing side.
  private static let pane = -160.0

  /// A row is drawn 120 points out, held until its velocity is forgotten, and let go.
  private static let held = GestureScript().wait(100).down(300, 90).move(dx: -130, over: 200).wait(300).up()
  /// The program opens a row.
  private static let opened = GestureScript().wait(100).command(.open("id1", .trailing, animated: true))

  private func recording(_ script: GestureScript, _ settings: [(String, Double)] = []) -> Recording {
    .sample(
      script.sessionInputs(),
      style: StyleReference(settings: settings.map { ParameterSetting($0.0, .number($0.1)) })
    )
  }

  @Test("follow an exact spring: overshoot, settling and peak velocity", arguments: [0.2, 0.4, 0.6, 0.86])
  func spring(ratio: Double) throws {
    let curves = try GestureCurves(recording(Self.opened, [("settle.dampingRatio", ratio)]))
    let figures = curves.figures
    let way = abs(Self.pane)
    let root = (1 - ratio * ratio).squareRoot()
    // The unit step of an underdamped spring passes its target by this part of the way.
    let share = exp(-.pi * ratio / root)
    expectClose(try #require(figures.overshoot), way * share, within: 1e-6)
    expectClose(try #require(figures.overshootShare), share, within: 1e-8)
    // The velocity is greatest where the acceleration is 0, at ω₀·√(1−ζ²)·t = arccos ζ.
    let frequency = 2 * Double.pi / 0.4
    let peak = -way * frequency * exp(-ratio * acos(ratio) / root)
    expectClose(try #require(figures.peakVelocity), peak, within: 1e-6)
    let spring = try #require(Spring(response: 0.4, dampingRatio: ratio))
    let motion = SpringTrajectory(spring: spring, from: 0, to: Self.pane)
    expectClose(try #require(figures.settling), motion.restTime(), within: 2e-9)
    for sample in curves.samples where sample.time.seconds - 0.1 < motion.restTime() {
      expectClose(sample.offset, motion.position(at: sample.time.seconds - 0.1), within: 1e-9)
      expectClose(sample.velocity, motion.velocity(at: sample.time.seconds - 0.1), within: 1e-9)
    }
    #expect(figures.releaseVelocity == nil)
    #expect(curves.releases.isEmpty)
    #expect(figures.start == Timestamp(milliseconds: 100))
  }

  @Test("follow a row that a menu sends out past a trigger point", arguments: ["release", "arrival"])
  func exit(firing: String) throws {
    let script = GestureScript().wait(100).command(.perform("id1", "A", by: .menu))
    let style = StyleReference(
      "swipycell.exit",
      settings: [
        ParameterSetting("triggers.firing", .choice(firing)),
        ParameterSetting("leave.slowest", .number(0.5)),
      ]
    )
    let curves = try GestureCurves(.sample(script.sessionInputs(), style: style))
    #expect(curves.row == "id1")
    #expect(curves.figures.start == Timestamp(milliseconds: 100))
    expectClose(try #require(curves.figures.settling), 0.5, within: 2e-9)
    #expect(curves.samples.last?.offset == -320)
  }

  @Test("tell what the row does once it is let go, by the way between its rests")
  func release() throws {
    let curves = try GestureCurves(recording(Self.held, [("settle.dampingRatio", 0.5)]))
    let figures = curves.figures
    #expect(figures.start == Timestamp(milliseconds: 600))
    #expect(curves.releases == [.init(time: Timestamp(milliseconds: 600), offset: -120, velocity: 0)])
    #expect(figures.releaseVelocity == 0)
    let overshoot = 40 * exp(-.pi * 0.5 / 0.75.squareRoot())
    expectClose(try #require(figures.overshoot), overshoot)
    expectClose(try #require(figures.overshootShare), overshoot / 160)
    #expect(curves.fingers == [Timestamp(milliseconds: 100)...Timestamp(milliseconds: 600)])
    #expect(curves.range.lowerBound == Timestamp(milliseconds: 100))
    #expect(curves.range.upperBound.milliseconds.truncatingRemainder(dividingBy: 100) == 0)
    #expect(try #require(curves.samples.last).offset == Self.pane)
  }

  @Test("do not pass a rest that a critically damped row creeps to")
  func noOvershoot() throws {
    let figures = try GestureCurves(recording(Self.opened, [("settle.dampingRatio", 1)])).figures
    #expect(figures.overshoot == 0)
    #expect(figures.overshootShare == 0)
  }

  @Test("measure the overshoot of a row that comes back by the way from its release")
  func comesBack() throws {
    let script = GestureScript().down(300, 90).move(dx: -50, over: 200).wait(300).up()
    let figures = try GestureCurves(recording(script, [("settle.dampingRatio", 0.3)])).figures
    // A closing row ends where it first meets 0.
    #expect(figures.overshoot == 0)
    #expect(figures.overshootShare == 0)
    #expect(try #require(figures.settling) > 0)
  }

  @Test(
    "are the same at every rate where they share an instant, and their numbers at all",
    arguments: [1, 7, 60, 120, 1000.0]
  )
  func rates(rate: Double) throws {
    let recording = recording(Self.held, [("settle.dampingRatio", 0.4)])
    let fine = try GestureCurves(recording, rate: 240)
    let other = try GestureCurves(recording, rate: rate)
    #expect(other.figures == fine.figures)
    #expect(other.marks == fine.marks)
    #expect(other.range == fine.range)
    let samples = Dictionary(uniqueKeysWithValues: fine.samples.map { ($0.time, $0) })
    let shared = other.samples.filter { samples[$0.time] != nil }
    #expect(shared.allSatisfy { samples[$0.time] == $0 })
    if rate <= 120, rate != 7 { #expect(shared.count == other.samples.count) }
    let length = fine.range.upperBound.seconds(since: fine.range.lowerBound)
    #expect(fine.samples.count == Int(length * 240) + 1)
  }

  @Test("lie level for a row that never moves, and need one that moves or is named")
  func stillRow() throws {
    let curves = try GestureCurves(recording(Self.held), row: "id3")
    #expect(curves.samples.count > 2)
    #expect(curves.samples.allSatisfy { $0.offset == 0 && $0.velocity == 0 })
    #expect(curves.releases.isEmpty && curves.marks.isEmpty)
    #expect(curves.figures == GestureFigures())
    #expect(throws: CurveError.nothingMoves) { try GestureCurves(.sample()) }
    #expect(throws: CurveError.unknownRow("id33", nearest: "id3")) {
      try GestureCurves(.sample(), row: "id33")
    }
    #expect(throws: CurveError.style(.unknownPreset(id: "defalt", nearest: "default"))) {
      try GestureCurves(.sample(style: StyleReference("defalt")))
    }
  }

  @Test("follow the row that moves first, or the one that is named")
  func rows() throws {
    let script = Self.held.wait(1000).down(300, 210).move(dx: -130, over: 200).up()
    let recording = recording(script)
    #expect(try GestureCurves(recording).row == "id1")
    let other = try GestureCurves(recording, row: "id3")
    #expect(other.range.lowerBound == Timestamp(milliseconds: 1600))
    #expect(other.releases.count == 1)
  }

  @Test("do not settle where the row is caught, and tell of the last gesture")
  func caught() throws {
    let script = Self.held.wait(50).down(300, 90).move(dx: 200, over: 80).up()
    let recording = recording(script)
    let all = try GestureCurves(recording)
    #expect(all.releases.count == 2)
    #expect(all.figures.start == Timestamp(milliseconds: 730))
    #expect(all.figures.settling != nil)
    let first = try GestureCurves(recording, range: .zero...Timestamp(milliseconds: 700))
    #expect(first.figures.start == Timestamp(milliseconds: 600))
    #expect(first.figures.settling == nil)
    #expect(first.figures.overshoot == nil)
    #expect(try #require(first.figures.peakVelocity) < 0)
  }

  @Test("wait for the slowest spring that a style can have")
  func slowest() throws {
    let recording = recording(Self.opened, [("settle.dampingRatio", 0.05), ("settle.response", 10)])
    let settling = try #require(try GestureCurves(recording, rate: 1).figures.settling)
    #expect(settling > 200 && settling < 400)
  }

  @Test("refuse more samples than they can hold")
  func tooLong() throws {
    let range = Timestamp.zero...Timestamp(seconds: 1000)
    #expect(throws: CurveError.tooLong(seconds: 200_000.0 / 240)) {
      try GestureCurves(recording(Self.held), range: range)
    }
    #expect(try GestureCurves(recording(Self.held), range: range, rate: 10).samples.count == 10_001)
  }
}
