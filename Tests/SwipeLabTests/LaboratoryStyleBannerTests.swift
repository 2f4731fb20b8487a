import SwipeEngine
import Testing

@testable import SwipeLab

@Suite("The banner about a broken style file")
struct LaboratoryStyleBannerTests {
  @Test(
    "says what to do in a sentence of its own",
    arguments: [
      ("check its path", "The last good style stays in use. Check its path."),
      ("did you mean \"a\"?", "The last good style stays in use. Did you mean \"a\"?"),
      ("", "The last good style stays in use."),
    ]
  )
  func advice(advice: String, detail: String) throws {
    var lab = try LaboratoryPlayer(width: 1280, height: 800, isBare: false).lab
    lab.refuseStyleFile("m.json, line 2: it is broken", advice: advice, path: "/m.json")
    #expect(lab.banner == ErrorBanner(title: "m.json, line 2: it is broken", detail: detail, path: "/m.json"))
  }
}
