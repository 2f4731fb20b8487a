import SDL
import Testing

@testable import SwipeTableSDL

@Suite("Text runs")
struct TextRunTests {
  private func run(_ text: String, level: UInt8 = 1, script: Script? = nil, path: String = "/a.otf")
    -> TextRun
  {
    TextRun(path: path, text: text, level: level, script: script)
  }

  @Test(
    "runs are turned round from the highest level down",
    arguments: [
      ("", ""), ("a0", "a"), ("a0b1c0", "abc"), ("a1b1c1", "cba"), ("a1b2c1", "cba"), ("a1b2c2d1", "dbca"),
      ("a0b1c2d1e0", "adcbe"), ("a2b1", "ba"), ("a0b2c2", "abc"), ("a1b0c1d1", "abdc"),
    ]
  )
  func visualOrder(given: String, shown: String) {
    let signs = Array(given)
    let runs = stride(from: 0, to: signs.count, by: 2).map { place in
      run(String(signs[place]), level: signs[place + 1].hexDigitValue.map(UInt8.init) ?? 0)
    }
    #expect(runs.inVisualOrder.map(\.text).joined() == shown)
  }

  @Test("an odd level runs from right to left in the run's script, an even one from left to right")
  func direction() {
    #expect(run("א", level: 1, script: .hebrew).direction == .rightToLeft(.hebrew))
    #expect(run("(", level: 1).direction == .rightToLeft(nil))
    #expect(run("a", level: 0).direction == .leftToRight)
    #expect(run("12", level: 2).direction == .leftToRight)
  }

  @Test("runs go together in one font, level and script; punctuation goes with any script")
  func goesOn() {
    let hebrew = run("א", script: .hebrew)
    #expect(hebrew.goesOn(with: run("ב", script: .hebrew)))
    #expect(hebrew.goesOn(with: run("!")) && run("!").goesOn(with: hebrew))
    #expect(!hebrew.goesOn(with: run("ب", script: .arabic)))
    #expect(!hebrew.goesOn(with: run("ב", level: 2, script: .hebrew)))
    #expect(!hebrew.goesOn(with: run("ב", script: .hebrew, path: "/b.otf")))
  }

  @Test("a run takes the script of its first letter that has one")
  func append() {
    var joined = run("(")
    joined.append(run("א", script: .hebrew))
    joined.append(run(")"))
    #expect(joined == run("(א)", script: .hebrew))
  }
}
