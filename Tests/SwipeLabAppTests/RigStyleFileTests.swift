import Foundation
import SwipeEngine
import SwipeLab
import SwipeTable
import Testing

extension RigTests {
  @Suite("a style file that is watched")
  struct RigStyleFileTests {
    private static let name = "mine.json"

    /// The style with a response of its own.
    private static func style(_ response: Double) -> StyleReference {
      StyleReference(settings: [ParameterSetting("settle.response", .number(response))])
    }

    /// The ways in which a file gets new contents.
    enum Way: CaseIterable {
      case inPlace
      /// A new file takes the old one's name, as editors save.
      case byRename
    }

    private static func write(_ text: String, _ way: Way, in folder: CommandFolder) throws {
      let file = folder.url.appending(path: name)
      try Data(text.utf8).write(to: file, options: way == .byRename ? .atomic : [])
    }

    private static func open(_ body: (inout LabWindow) async throws -> Void) async throws {
      try await CommandFolder.with { folder in
        try folder.write(name, try StyleFile(style(0.45)).encoded())
        try await LabWindow.open(arguments: ["--style", name], in: folder, body)
      }
    }

    @Test("shows in the window and in the rows when it is edited", arguments: Way.allCases)
    func edits(way: Way) async throws {
      try await Self.open { window in
        try await window.settle()
        let pane = try window.inspectorPane()
        for response in [0.8, 1.2] {
          let before = try window.app.picture(of: pane)
          try Self.write(try StyleFile(Self.style(response)).encoded(), way, in: window.app.folder)
          try await window.app.waitForChange(of: pane, from: before, "the new value in the inspector")
        }
        let play = RecordedPlay(try await window.app.recording())
        // Whether an edit in place is read half-written first depends on chance; the last word counts.
        #expect(play.styles.last == Self.style(1.2))
        #expect(play.styles.contains(Self.style(0.8)))
      }
    }

    @Test(
      "shows what is wrong in a banner while it is broken, and the last good style stays",
      arguments: Way.allCases
    )
    func breaking(way: Way) async throws {
      try await Self.open { window in
        try await window.settle()
        let (stage, folder) = (window.stageTop, window.app.folder)
        let good = try window.app.picture(of: stage)
        try Self.write("{\n  \"settle.respons\": 1\n}", way, in: folder)
        try await window.app.waitForChange(of: stage, from: good, "the banner")
        let broken = RecordedPlay(try await window.app.recording())
        try Self.write(try StyleFile(Self.style(0.9)).encoded(), way, in: folder)
        try await window.app.wait(for: good, in: stage, "the stage without a banner")
        let mended = RecordedPlay(try await window.app.recording())
        #expect(broken.styles.allSatisfy { $0 == Self.style(0.45) }, "\(broken.styles)")
        #expect(mended.styles.last == Self.style(0.9))
      }
    }

    @Test("has its banner closed by the keys: Escape from the rows")
    func closing() async throws {
      try await Self.open { window in
        try await window.settle()
        let stage = window.stageTop
        let good = try window.app.picture(of: stage)
        try Self.write("nothing", .byRename, in: window.app.folder)
        try await window.app.waitForChange(of: stage, from: good, "the banner")
        try await window.press("Escape")
        try await window.app.wait(for: good, in: stage, "the stage without a banner")
      }
    }
  }
}
