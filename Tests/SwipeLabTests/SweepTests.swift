import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("A sweep")
struct SweepTests {
  private static var metrics: TextMetrics { TextMetrics(width: { Double($0.count) * $1.size / 2 }) }
  private static let ratios = Sweep.Axis("settle.dampingRatio", [0.4, 0.6, 1].map(ParameterValue.number))
  private static let responses = Sweep.Axis("settle.response", [.number(0.3), .number(0.5)])

  @Test("tries every combination, those of the first parameter beside each other")
  func combinations() throws {
    let sweep = try Sweep(CurvePlotTests.recording("default"), axes: [Self.ratios, Self.responses])
    let values = sweep.trials.map { $0.values.map(\.description) }
    #expect(
      values == [
        ["0.4", "0.3"], ["0.6", "0.3"], ["1", "0.3"], ["0.4", "0.5"], ["0.6", "0.5"], ["1", "0.5"],
      ]
    )
    for trial in sweep.trials {
      let curves = try GestureCurves(trial.recording)
      #expect(curves.figures == trial.figures)
      let style = try trial.recording.header.style.style()
      #expect(.number(style.settle.dampingRatio) == trial.values[0])
      #expect(.number(style.settle.response) == trial.values[1])
    }
    #expect(sweep.firstRelease == Timestamp(milliseconds: 260))
  }

  @Test("is a table and comma-separated values as they were reviewed")
  func texts() throws {
    let sweep = try Sweep(CurvePlotTests.recording("default"), axes: [Self.ratios, Self.responses])
    let table = SweepTable(sweep)
    Golden.expect(table.text, named: "sweep.txt")
    Golden.expect(table.csv, named: "sweep.csv")
    let lines = table.text.split(separator: "\n")
    #expect(Set(lines.map(\.count)).count == 1)
  }

  @Test("leaves out the numbers that there are not")
  func missing() throws {
    // The row leaves the table, so that it comes to no rest that it could pass.
    let script = GestureScript().down(310, 90).move(dx: -300, over: 300).wait(200).up()
    let axis = Sweep.Axis("expansion", [.choice("destructive")])
    let table = SweepTable(try Sweep(.sample(script.sessionInputs()), axes: [axis]))
    #expect(table.csv.hasSuffix(",,\n"))
    #expect(table.text.split(separator: "\n")[1].hasSuffix("–"))
  }

  @Test("shows the best settling time of all in the colour of success, and nothing else")
  func best() throws {
    let sweep = try Sweep(CurvePlotTests.recording("default"), axes: [Self.ratios])
    let best = try #require(sweep.trials.compactMap(\.figures.settling).min())
    #expect(sweep.trials.filter(sweep.isBest).map(\.figures.settling) == [best])
    var list = DisplayList()
    SweepGrid(sweep, still: .init(width: 320, height: 200))
      .paint(sweep.trials.map { _ in DisplayList() }, theme: .light, metrics: Self.metrics, into: &list)
    let good = list.items.compactMap { item in
      if case .text(let text, _, _, Theme.light.success, _) = item { text } else { nil }
    }
    #expect(good == [Sweep.shown(best) + " s"])
  }

  @Test("lays its pictures out across and down, without an overlap")
  func layout() throws {
    let still = SwipeTable.Viewport(width: 320, height: 200)
    let many = Sweep.Axis("settle.dampingRatio", (1...6).map { ParameterValue.number(Double($0) / 6) })
    for (axes, columns, left) in [([many], 4, 24.0), ([Self.ratios, Self.responses], 3, 112)] {
      let sweep = try Sweep(CurvePlotTests.recording("default"), axes: axes)
      let grid = SweepGrid(sweep, still: still)
      let frames = sweep.trials.indices.map(grid.frame(of:))
      #expect(frames[0].x == left)
      #expect(frames[columns - 1].maxX + 24 == grid.size.width)
      #expect(frames[columns].x == left)
      #expect(frames[5].maxY + 24 == grid.size.height)
      for (index, frame) in frames.enumerated() {
        #expect(frames.dropFirst(index + 1).allSatisfy { $0.intersection(frame).isEmpty })
      }
    }
  }
}
