import Foundation
import SwipeEngine
import SwipeLab
import SwipeTable
import Testing

extension RigTests {
  @Suite("styles of one's own")
  struct RigOwnStyleTests {
    private static let response = "settle.response"

    private static func files(_ folder: CommandFolder) throws -> [String] {
      try folder.names.contains(AppUnderTest.configFolder)
        ? CommandFolder.list(AppUnderTest.stylesFolder, in: folder) : []
    }

    private static func style(_ name: String, in folder: CommandFolder) throws -> StyleReference {
      let bytes = try folder.bytes("\(AppUnderTest.stylesFolder)/\(name).json")
      return try StyleFile(parsing: bytes, file: name).reference
    }

    /// Waits for the folder to have these files and no other.
    private static func wait(for names: [String], in folder: CommandFolder) async throws {
      let expected = names.map { $0 + ".json" }
      try await Patience.wait(until: "the styles \(names)") { try files(folder) == expected }
    }

    /// Sets a number in the inspector, by the keys.
    private func set(_ value: String, in window: inout LabWindow) async throws {
      try await window.search(for: "settle response")
      try await window.type(value, after: "Return", in: window.inspectorPane())
      try await window.press(["Return", "Escape", "Escape"])
    }

    /// Gives a style the name that the dialog behind a key asks for, and waits until the dialog is gone.
    private func name(_ name: String, after stroke: String, in window: inout LabWindow) async throws {
      let before = try window.app.picture(of: window.middle)
      try await window.type(name, after: stroke, in: window.middle)
      try await window.press("Return")
      try await window.app.wait(for: before, in: window.middle, "no dialog")
    }

    @Test("are saved by Ctrl+S, chosen, renamed and deleted by the keys")
    func life() async throws {
      try await LabWindow.open { window in
        let folder = window.app.folder
        try await set("0.7", in: &window)
        try await name("Calm one", after: "Ctrl+S", in: &window)
        try await Self.wait(for: ["Calm one"], in: folder)
        let saved = StyleReference(settings: [ParameterSetting(Self.response, .number(0.7))])
        #expect(try Self.style("Calm one", in: folder) == saved)

        // The menu opens at the style in use; the last system stands above it.
        try await window.press(["S", "Up", "Return"])
        let other = RecordedPlay(try await window.app.recording())
        #expect(other.styles.last?.base == PresetCatalog.presets.last?.id)
        try await window.press(["S", "Down", "Return"])
        let chosen = RecordedPlay(try await window.app.recording())
        #expect(chosen.styles.last == saved)

        // Behind the one style come Save as, Rename and Delete.
        try await window.press(["S", "Down", "Down"])
        try await name("calm 2", after: "Return", in: &window)
        try await Self.wait(for: ["calm 2"], in: folder)
        #expect(try Self.style("calm 2", in: folder) == saved)

        try await window.press(["S", "Down", "Down", "Down", "Return"])
        // The safe answer has the focus.
        try await window.press("Return")
        _ = try await window.app.recording()
        #expect(try Self.files(folder) == ["calm 2.json"])
        try await window.press(["S", "Down", "Down", "Down", "Return", "Tab", "Return"])
        try await Self.wait(for: [], in: folder)
        // The rows keep the values.
        let play = RecordedPlay(try await window.app.recording())
        #expect(play.styles.last == saved)
      }
    }

    @Test("ask before they replace one of the same name")
    func replacing() async throws {
      try await LabWindow.open { window in
        let folder = window.app.folder
        try await set("0.7", in: &window)
        try await name("calm", after: "Ctrl+S", in: &window)
        try await Self.wait(for: ["calm"], in: folder)
        try await set("0.9", in: &window)
        // The dialog offers the name that the style has.
        let before = try window.app.picture(of: window.middle)
        try await window.press("Ctrl+S")
        try await window.app.waitForChange(of: window.middle, from: before, "the dialog")
        let asked = try window.app.picture(of: window.middle)
        try await window.press("Return")
        try await window.app.waitForChange(of: window.middle, from: asked, "the question")
        let first = StyleReference(settings: [ParameterSetting(Self.response, .number(0.7))])
        #expect(try Self.style("calm", in: folder) == first, "not yet")
        try await window.press("Return")
        let second = StyleReference(settings: [ParameterSetting(Self.response, .number(0.9))])
        try await Patience.wait(until: "the style to be replaced") {
          try Self.style("calm", in: folder) == second
        }
        #expect(try Self.files(folder) == ["calm.json"])
      }
    }
  }
}
