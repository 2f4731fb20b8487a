import Foundation
import SwipeEngine
import SwipeLab
import Testing

@testable import SwipeLabApp

@Suite("The folder of own styles")
struct StyleFolderTests {
  private static let calm = StyleReference(settings: [ParameterSetting("settle.dampingRatio", .number(1))])
  private static let quick = StyleReference(settings: [ParameterSetting("settle.response", .number(0.2))])

  private func withStyles(_ body: (StyleFolder, CommandFolder) throws -> Void) async throws {
    try await CommandFolder.with { folder in
      try body(StyleFolder(folder.url.appending(path: "a/styles").path), folder)
    }
  }

  private func sentence(_ body: () throws -> Void) -> String? {
    let failure = #expect(throws: CommandFailure.self) { try body() }
    return failure?.sentence
  }

  @Test("is empty where it is not there, and is made by the first style")
  func first() async throws {
    try await withStyles { styles, folder in
      #expect(try styles.names() == [])
      let path = try styles.save(Self.calm, as: " Calm & slow \n")
      #expect(path == styles.path + "/Calm & slow.json")
      #expect(try styles.names() == ["Calm & slow"])
      #expect(try styles.read("Calm & slow") == Self.calm)
      #expect(try folder.bytes("a/styles/Calm & slow.json") == Array(StyleFile(Self.calm).encoded().utf8))
    }
  }

  @Test("lists the styles in order, broken ones with their error, and nothing else")
  func list() async throws {
    try await withStyles { styles, folder in
      for name in ["beta", "Alpha", "älter", "alpha 2"] { try styles.save(Self.calm, as: name) }
      for name in [".hidden.json", "notes.txt"] { try folder.write("a/styles/" + name, "{}") }
      try folder.write("a/styles/broken.json", "{\n\"settle.respons\": 1}")
      try folder.makeFolder("a/styles/folder.json")
      let entries = try styles.entries()
      #expect(entries.map(\.name) == ["Alpha", "alpha 2", "beta", "broken", "folder", "älter"])
      let sentences = entries.map { entry in
        switch entry.style {
        case .success(let style): style == Self.calm ? "calm" : "another"
        case .failure(let error): error.description
        }
      }
      #expect(
        sentences == [
          "calm", "calm", "calm",
          #"broken.json, line 2: "settle.respons" is not a parameter; did you mean "settle.response"?"#,
          "folder.json: this is a folder; name a file in it.", "calm",
        ]
      )
    }
  }

  @Test("has no two names that differ in capitals only")
  func capitals() async throws {
    try await withStyles { styles, _ in
      try styles.save(Self.calm, as: "Calm")
      #expect(
        sentence { try styles.save(Self.quick, as: "calm") }
          == "there is a style \"Calm\" already; take another name."
      )
      #expect(try styles.read("CALM") == Self.calm)
      try styles.save(Self.quick, as: "calm", replaces: true)
      #expect(try styles.names() == ["Calm"])
      #expect(try styles.read("calm") == Self.quick)
    }
  }

  @Test("renames a style, also in its capitals, and never over another one")
  func rename() async throws {
    try await withStyles { styles, _ in
      try styles.save(Self.calm, as: "calm")
      try styles.save(Self.quick, as: "quick")
      try styles.rename("calm", to: "Calm")
      #expect(try styles.names() == ["Calm", "quick"])
      #expect(
        sentence { try styles.rename("calm", to: "QUICK") }
          == "there is a style \"quick\" already; take another name."
      )
      try styles.rename("quick", to: "slow")
      #expect(try styles.names() == ["Calm", "slow"])
      #expect(try styles.read("slow") == Self.quick)
      #expect(sentence { try styles.rename("slow", to: "a/b") }?.contains("has no \"/\"") == true)
      #expect(
        sentence { try styles.rename("quick", to: "x") }
          == "there is no style \"quick\" in \(styles.path); \"swipelab presets\" lists those that are."
      )
    }
  }

  @Test("deletes a style, and only one that is there")
  func delete() async throws {
    try await withStyles { styles, folder in
      try styles.save(Self.calm, as: "calm")
      try styles.delete("calm")
      #expect(try styles.names() == [])
      for name in ["calm", "../styles/calm", ""] {
        #expect(throws: CommandFailure.self) { try styles.delete(name) }
      }
      #expect(try CommandFolder.list("a/styles", in: folder) == [])
    }
  }

  @Test("leaves no half file, and what was there, where a style cannot be saved")
  func failure() async throws {
    try await withStyles { styles, folder in
      try styles.save(Self.calm, as: "calm")
      #expect(throws: CommandFailure.self) {
        try styles.save(StyleReference("nobody"), as: "calm", replaces: true)
      }
      try folder.makeFolder("a/styles/room.json")
      #expect(throws: CommandFailure.self) { try styles.save(Self.calm, as: "room", replaces: true) }
      #expect(try CommandFolder.list("a/styles", in: folder) == ["calm.json", "room.json"])
      #expect(try styles.read("calm") == Self.calm)
    }
  }

  @Test(
    "takes names that are text on one line and can be a file's",
    arguments: [
      ("", "a style needs a name; write one."), (" \t ", "a style needs a name; write one."),
      (String(repeating: "x", count: 61), "a style's name has at most 60 characters; shorten it."),
      (
        String(repeating: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", count: 20),
        "the name is too long for a file; shorten it."
      ),
      ("a/b", "a style's name has no \"/\"; write another sign."),
      (".calm", "a style's name does not begin with a full stop; put something in front of it."),
      ("..", "a style's name does not begin with a full stop; put something in front of it."),
      ("a\nb", "a style's name stands on one line, without control characters; take them out."),
      ("a\0b", "a style's name stands on one line, without control characters; take them out."),
      ("a\u{2028}b", "a style's name stands on one line, without control characters; take them out."),
      ("calm.JSON", "a style's name does not end in .json, its file does; leave it out."),
      ("Default", "\"Default\" is the name of a preset; take another one."),
    ]
  )
  func names(text: String, expected: String) {
    #expect(sentence { _ = try StyleName(text) } == expected)
  }

  @Test("takes any other name as it is", arguments: ["Ruhig & schön", "1", "a.b", "-x", "日本語", "\u{1F600}"])
  func freeNames(text: String) async throws {
    try await withStyles { styles, _ in
      try styles.save(Self.calm, as: text)
      #expect(try styles.names() == [text])
      #expect(try styles.read(text) == Self.calm)
    }
  }
}
