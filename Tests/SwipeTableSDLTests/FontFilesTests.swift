import SwipeTable
import Testing

@testable import SwipeTableSDL

@Suite("Font files")
struct FontFilesTests {
  private func find(files: [String], match: (String) -> FontMatch? = { _ in nil }) -> FontFiles {
    FontFiles.find(canRead: { files.contains($0) }, match: match)
  }

  private func family(in folder: String, _ ending: String) -> [String] {
    ["Regular", "Medium", "SemiBold", "Bold"].map { "\(folder)/Inter-\($0).\(ending)" }
  }

  @Test(
    "Inter is taken from its package without asking anybody",
    arguments: FontFiles.folders,
    ["otf", "ttf"]
  )
  func package(folder: String, ending: String) {
    let found = find(files: family(in: folder, ending)) { pattern in
      Issue.record("fontconfig was asked for \(pattern)")
      return nil
    }
    #expect(found.paths[.semiBold] == "\(folder)/Inter-SemiBold.\(ending)")
    #expect(found.paths.count == TextStyle.Weight.allCases.count)
    #expect(found.warning == nil)
  }

  @Test("Inter elsewhere is found by fontconfig, each weight by its own question")
  func elsewhere() {
    var questions: [String] = []
    let found = find(files: family(in: FontFiles.folders[0], "otf").dropLast()) { pattern in
      questions.append(pattern)
      return FontMatch(family: "Inter,Inter Medium", file: "/home/me/.fonts/\(questions.count).otf")
    }
    #expect(questions == [80, 100, 180, 200].map { "Inter,sans-serif:weight=\($0)" })
    #expect(found.paths[.bold] == "/home/me/.fonts/4.otf")
    #expect(found.warning == nil)
  }

  @Test("another typeface is used with a warning that names it and the package")
  func substitute() throws {
    let found = find(files: []) { _ in FontMatch(family: "DejaVu Sans", file: "/fonts/DejaVuSans.ttf") }
    #expect(found.paths[.regular] == "/fonts/DejaVuSans.ttf")
    let warning = try #require(found.warning)
    #expect(warning.contains("DejaVu Sans") && warning.contains("fonts-inter"))
  }

  @Test("a machine without any font gets a warning, and no text")
  func none() throws {
    let found = find(files: [])
    #expect(found.paths.isEmpty)
    #expect(try #require(found.warning).contains("fonts-inter"))
  }

  @Test(
    "fontconfig's answer is read",
    arguments: [
      (
        "Inter,Inter Medium\n/a/b c.otf\nFalse\n", FontMatch(family: "Inter,Inter Medium", file: "/a/b c.otf")
      ),
      ("Emoji\n/e.ttf\nTrue\n", FontMatch(family: "Emoji", file: "/e.ttf", isColored: true)),
      ("Bitmap\n/b.pcf\n\n", FontMatch(family: "Bitmap", file: "/b.pcf")), ("", nil),
      ("Inter\n\nFalse\n", nil),
    ]
  )
  func answer(text: String, match: FontMatch?) {
    #expect(FontMatch(answer: text) == match)
  }
}
