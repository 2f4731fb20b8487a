import Testing

@testable import SwipeTableSDL

@Suite("Display scale")
struct DisplayScaleTests {
  typealias Clues = DisplayScale.Clues

  @Test(
    "the first clue that says something decides",
    arguments: [
      (Clues(), 1.0, DisplayScale.Origin.standard),
      (Clues(option: 1.5, environment: "2", dotsPerInch: 288, pixelDensity: 4), 1.5, .option),
      (Clues(environment: "2", dotsPerInch: 288, pixelDensity: 4), 2, .environment),
      (Clues(environment: "", dotsPerInch: 288, pixelDensity: 4), 3, .xResources),
      (Clues(dotsPerInch: 120), 1.25, .xResources),
      (Clues(pixelDensity: 4), 4, .display),
      (Clues(dotsPerInch: 0, pixelDensity: 2), 2, .display),
    ]
  )
  func order(clues: Clues, value: Double, origin: DisplayScale.Origin) {
    let scale = DisplayScale(clues)
    #expect(scale.value == value)
    #expect(scale.origin == origin)
    #expect(scale.complaint == nil)
  }

  @Test("a scale outside of 0.5 … 8 is cut to it", arguments: [(0.1, 0.5), (0.5, 0.5), (8, 8), (20, 8)])
  func clamped(asked: Double, given: Double) {
    #expect(DisplayScale(Clues(option: asked)).value == given)
    #expect(DisplayScale.number("\(asked)") == given)
  }

  @Test(
    "what is no scale is passed over with a sentence that names it",
    arguments: ["two", "0", "-1", "nan", "inf", "2x", "1,5", " "]
  )
  func rejected(text: String) throws {
    let scale = DisplayScale(Clues(environment: text, pixelDensity: 2))
    #expect(scale.value == 2)
    let complaint = try #require(scale.complaint)
    #expect(complaint.hasPrefix("SWIPELAB_SCALE is \"\(text)\""))
    #expect(complaint.hasSuffix("."))
    #expect(DisplayScale.number(text) == nil)
  }

  @Test("an option that is no scale is passed over too", arguments: [0, -2, .nan, .infinity])
  func rejectedOption(option: Double) {
    let scale = DisplayScale(Clues(option: option, environment: "3"))
    #expect(scale.value == 3)
    #expect(scale.complaint != nil)
  }

  @Test(
    "Xft.dpi is found among the X resources",
    arguments: [
      ("Xft.antialias:\t1\nXft.dpi:\t192\nXft.hinting:\t1\n", 192.0), ("Xft.dpi: 144.5", 144.5), ("", nil),
      ("Xft.dpi:", nil), ("Xft.dpi:\tlarge", nil), ("*dpi:\t96", nil), ("Xft.dpi:\t96\nXft.dpi:\t120", 120),
    ]
  )
  func resources(text: String, dots: Double?) {
    #expect(Clues.dotsPerInch(inResources: text) == dots)
  }
}
