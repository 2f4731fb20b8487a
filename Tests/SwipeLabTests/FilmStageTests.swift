import SwipeEngine
import SwipeTable
import TestSupport
import Testing

@testable import SwipeLab

@Suite("A film's stage")
struct FilmStageTests {
  private static let script = GestureScript().down(300, 90).move(dx: -170, over: 160).up()
  private static let still = SwipeTable.Viewport(width: 320, height: 480)

  private func side(_ style: StyleReference = StyleReference()) throws -> FilmSide {
    try FilmSide(.sample(Self.script.sessionInputs(), style: style))
  }

  private func setting(_ id: String, _ value: Double) -> StyleReference {
    StyleReference(settings: [ParameterSetting(id, .number(value))])
  }

  private func list(_ stage: inout FilmStage, at time: Double) throws -> DisplayList {
    try stage.displayList(at: Timestamp(milliseconds: time), theme: .light, metrics: .halfEm)
  }

  @Test("draws the table as a still does, at every time and after going back")
  func table() throws {
    let side = try side()
    let size = side.size(from: .zero, to: .distantFuture)
    var stage = FilmStage([side], stage: size)
    for time in [0.0, 100, 250, 100, 1000] {
      var player = ScenePlayer(try Replayer(.sample(Self.script.sessionInputs())))
      try player.advance(to: Timestamp(milliseconds: time))
      let still = player.displayList(at: Timestamp(milliseconds: time), theme: .light, metrics: .halfEm)
      let items = try list(&stage, at: time).items
      // A ground, clip and layer around the same steps.
      #expect(Array(items.dropFirst(3).dropLast(2)) == still.items)
    }
    #expect(stage.layout.width == size.width)
    #expect(stage.layout.height == size.height)
  }

  @Test("shows two sides next to each other, equal where their styles are")
  func sides() throws {
    var stage = FilmStage([try side(), try side()], stage: Self.still)
    #expect(stage.layout.width == 2 * 320 + FilmLayout.gap)
    #expect(stage.layout.height == 480 + 40)
    #expect(stage.layout.stages.map(\.x) == [0, 320 + FilmLayout.gap])
    let items = try list(&stage, at: 200).items
    let second = DisplayList.Item.fill(stage.layout.stages[1], Theme.light.under)
    let count = try #require(items.firstIndex(of: second))
    // A ground, clip and layer around the same steps.
    #expect(items[2] == .pushLayer(offset: Point(x: 0, y: 0)))
    #expect(items[count + 2] == .pushLayer(offset: Point(x: 336, y: 0)))
    #expect(items[3..<count] == items[(count + 3)..<(2 * count)])
    #expect(stage.background(.light) == Theme.light.backdrop)
  }

  @Test("captions each side with its letter, style, the values that differ, time and speed")
  func captions() throws {
    let extras = FilmStage.Extras(captions: true, speed: 0.25)
    let sides = [try side(), try side(setting("settle.dampingRatio", 0.4))]
    var stage = FilmStage(sides, stage: Self.still, extras: extras)
    let texts = try list(&stage, at: 1234).texts.filter { $0.frame.minY >= 480 }.map(\.name)
    #expect(texts.filter { $0 == "A" || $0 == "B" } == ["A", "B"])
    #expect(texts.filter { $0 == "default" }.count == 2)
    #expect(texts.filter { $0.hasPrefix("ζ") } == ["ζ 0.86", "ζ 0.40"])
    #expect(texts.filter { $0 == "×¼" }.count == 2)
    let digits = texts.filter { $0.count == 1 && $0 != "A" && $0 != "B" }.joined()
    #expect(digits == "432\u{2009}1432\u{2009}1")
  }

  @Test("keeps each digit in its place while numbers change")
  func digits() throws {
    var stage = FilmStage([try side()], stage: Self.still, extras: FilmStage.Extras(captions: true))
    let places = try [111.0, 888].map { time in
      try list(&stage, at: time).texts.filter { $0.frame.minY >= 480 && $0.name.count == 1 }.map(\.frame.midX)
    }
    #expect(places[0].count == 3)
    #expect(places[0] == places[1])
  }

  @Test("adds the fingers only where asked for")
  func touches() throws {
    var plain = FilmStage([try side()], stage: Self.still)
    var touched = FilmStage([try side()], stage: Self.still, extras: FilmStage.Extras(touches: true))
    #expect(try list(&plain, at: 100) != list(&touched, at: 100))
    #expect(try list(&plain, at: 2000) == list(&touched, at: 2000))
  }

  @Test("has the curves under everything, with a mark at its time")
  func curves() throws {
    let sides = [try side(), try side(setting("settle.dampingRatio", 0.4))]
    let plot = try FilmSide.curves(of: sides, from: .zero, to: Timestamp(milliseconds: 800))
    var stage = FilmStage(sides, stage: Self.still, extras: FilmStage.Extras(curves: plot))
    #expect(stage.layout.curves == Rect(x: 0, y: 520, width: 656, height: 160))
    #expect(stage.layout.height == 680)
    #expect(try list(&stage, at: 100) != list(&stage, at: 116))
  }

  @Test("lays curves out once, which shows neither in later frames nor in another theme")
  func curvesLaidOutOnce() throws {
    let metrics = TextMetrics(width: { Double($0.count) * $1.size / 2 })
    let sides = [try side()]
    let plot = try FilmSide.curves(of: sides, from: .zero, to: Timestamp(milliseconds: 800))
    let fresh = FilmStage(sides, stage: Self.still, extras: FilmStage.Extras(curves: plot))
    var used = fresh
    for (time, theme) in [(100.0, Theme.light), (116, .light), (132, .dark), (100, .light)] {
      var new = fresh
      let time = Timestamp(milliseconds: time)
      let list = try used.displayList(at: time, theme: theme, metrics: metrics)
      #expect(try list == new.displayList(at: time, theme: theme, metrics: metrics))
    }
  }

  @Test("is as large as the largest viewport within its time")
  func sizes() throws {
    func resize(_ width: Double, _ height: Double, at time: Double) -> SessionInput {
      SessionInput(
        time: Timestamp(milliseconds: time),
        kind: .command(.resize(width: width, height: height), tag: nil)
      )
    }
    let inputs = [resize(400, 300, at: 100), resize(200, 700, at: 200), resize(900, 900, at: 500)]
    let side = try FilmSide(.sample(inputs))
    func size(_ from: Double, _ to: Double) -> [Double] {
      let size = side.size(from: Timestamp(milliseconds: from), to: Timestamp(milliseconds: to))
      return [size.width, size.height]
    }
    #expect(size(0, 99) == [320, 480])
    #expect(size(0, 150) == [400, 480])
    #expect(size(100, 150) == [400, 300])
    #expect(size(150, 300) == [400, 700])
    #expect(size(250, 300) == [200, 700])
  }

  @Test("ends by itself shortly after everything has come to rest, and in any case")
  func end() throws {
    let end = try side().naturalEnd()
    let slow = try side(setting("settle.response", 1)).naturalEnd()
    #expect(end > Timestamp(milliseconds: 160 + 400))
    #expect(slow > end)
    let down = GestureScript().down(300, 90).wait(100)
    #expect(try FilmSide(.sample(down.sessionInputs())).naturalEnd() <= Timestamp(milliseconds: 5100))
    let endless = try side(setting("settle.response", 10)).naturalEnd()
    #expect(endless == Timestamp(milliseconds: 5160))
  }
}

@Suite("A film's caption")
struct FilmCaptionTests {
  @Test(
    "names the values in question",
    arguments: [
      ([], "ζ 0.86 · 0.40 s"),
      ([ParameterSetting("settle.dampingRatio", .number(0.125))], "ζ 0.125"),
      ([ParameterSetting("settle.response", .number(1))], "Settle response 1.00 s"),
      ([ParameterSetting("expansion", .choice("fill"))], "Full swipe fill"),
      (
        [
          ParameterSetting("settle.response", .number(1)),
          ParameterSetting("settle.response", .number(2.0 / 3)),
        ],
        "Settle response 0.667 s"
      ),
    ] as [([ParameterSetting], String)]
  )
  func values(_ settings: [ParameterSetting], text: String) {
    #expect(FilmCaption.values(of: [StyleReference(settings: settings)]) == [text])
  }

  @Test("writes a speed as a factor, with the fractions that it has a letter for")
  func speeds() {
    #expect([1, 0.5, 0.25, 0.1, 0.3, 2].map(FilmCaption.speed) == ["", "×½", "×¼", "×⅒", "×0.3", "×2"])
  }
}
