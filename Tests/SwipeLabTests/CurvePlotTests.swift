import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("A plot of curves")
struct CurvePlotTests {
  static let script = GestureScript().wait(100).down(300, 90).move(dx: -120, over: 160).up()

  static func recording(_ base: String, _ settings: [ParameterSetting] = []) -> Recording {
    .sample(script.sessionInputs(), style: StyleReference(base, settings: settings))
  }

  /// A slow style and a fast one.
  static func two() throws -> CurvePlot {
    try CurvePlot([
      ("slow", recording("default", [ParameterSetting("settle.response", .number(1))])),
      ("fast & <light>", recording("swipecellkit.drag")),
    ])
  }

  @Test("has one time axis for all of them, as long as the slowest needs")
  func axis() throws {
    let plot = try Self.two()
    #expect(plot.entries.map(\.name) == ["slow", "fast & <light>"])
    #expect(plot.entries.allSatisfy { $0.curves.range == plot.range })
    let alone = try CurvePlot([("fast", Self.recording("swipecellkit.drag"))])
    #expect(alone.range.lowerBound == plot.range.lowerBound)
    #expect(alone.range.upperBound < plot.range.upperBound)
    #expect(plot.entries[1].curves.figures == alone.entries[0].curves.figures)
    #expect(plot.entries[0].curves.figures != plot.entries[1].curves.figures)
  }

  @Test("takes the ends that are asked for, and makes room for one of them")
  func ends() throws {
    let recording = Self.recording("default")
    let from = Timestamp(milliseconds: 150)
    let to = Timestamp(milliseconds: 50)
    #expect(try CurvePlot([("a", recording)], from: from).range.lowerBound == from)
    #expect(try CurvePlot([("a", recording)], to: to).range == to...to)
    let late = Timestamp(seconds: 100)
    #expect(try CurvePlot([("a", recording)], from: late).range == late...late)
  }

  @Test("draws the same list every time, and marks a playhead only inside of it")
  func painting() throws {
    let metrics = TextMetrics(width: { Double($0.count) * $1.size / 2 })
    var painter = CurvePainter(try Self.two(), theme: .light, metrics: metrics)
    let frame = Rect(x: 0, y: 0, width: 960, height: 320)
    func list() -> DisplayList {
      var list = DisplayList()
      painter.paint(in: frame, into: &list)
      return list
    }
    let plain = list()
    #expect(plain == list())
    painter.playhead = Timestamp(seconds: 100)
    #expect(list() == plain)
    painter.playhead = Timestamp(milliseconds: 300)
    #expect(list().items.count > plain.items.count)
    painter.showsReadout = false
    #expect(!list().description.contains("Settling"))
    #expect(plain.description.contains("Settling"))
  }

  @Test(
    "stays in its frame, however small",
    arguments: [(0, 0), (10, 10), (100, 90), (400, 160), (2000, 1000)]
  )
  func sizes(width: Double, height: Double) throws {
    let metrics = TextMetrics(width: { Double($0.count) * $1.size / 2 })
    let painter = CurvePainter(try Self.two(), theme: .dark, metrics: metrics)
    var list = DisplayList()
    painter.paint(in: Rect(x: 5, y: 7, width: width, height: height), into: &list)
    #expect(list.items.first == .pushClip(Rect(x: 5, y: 7, width: width, height: height)))
    #expect(list.items.last == .popClip)
  }

  @Test("is an SVG file as it was reviewed", arguments: [Theme.Appearance.light, .dark])
  func svg(appearance: Theme.Appearance) throws {
    let text = CurveSVG(try Self.two(), theme: .standard(appearance)).text(width: 640, height: 248)
    Golden.expect(text, named: "plot-\(appearance.rawValue).svg")
    #expect(text.contains("fast &amp; &lt;light&gt;"))
    #expect(CurveSVG(try Self.two(), theme: .standard(appearance)).text(width: 640, height: 248) == text)
  }
}
