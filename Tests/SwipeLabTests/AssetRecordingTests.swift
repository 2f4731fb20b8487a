import Foundation
import SwipeEngine
import SwipeLab
import SwipeTable
import TestSupport
import Testing

@Suite("The recordings among the assets")
struct AssetRecordingTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Assets/Recordings")

  /// What happens in them: the actions that fire, and the rows that leave.
  private static let stories = [
    ("tasks-done", "tasks", ["t0 done", "t2 later"], []),
    ("tasks-drop-and-keep", "tasks", ["t1 drop", "t3 drop"], ["t3"]),
    ("books-door", "books", ["b2 share", "b0 keep"], []),
    ("books-through", "books", ["b3 dismiss"], ["b3"]),
    ("contacts-open", "contacts", ["c0 call"], []),
  ]

  private func read(_ name: String) throws -> Recording {
    try Recording.read(Self.folder.appending(path: name + ".swipe").path)
  }

  @Test("tell what their names say", arguments: stories)
  func story(name: String, scene: String, actions: [String], removed: [RowID]) throws {
    let recording = try read(name)
    #expect(recording.header.scene == scene)
    var replayer = try Replayer(recording)
    let end = replayer.lastInput.adding(seconds: 3)
    let events = try replayer.advance(to: end)
    let fired = events.compactMap { event -> String? in
      guard case .action(let action, _) = event.kind else { return nil }
      return "\(event.row ?? "") \(action)"
    }
    #expect(fired == actions)
    #expect(events.filter { $0.kind == .removed }.compactMap(\.row) == removed)
    #expect(replayer.session.table.isQuiet(at: end))
    #expect(replayer.session.table.openRows.isEmpty)
  }

  @Test("can all be read, are written as they would be saved, and come to rest")
  func all() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".swipe") }.map { String($0.dropLast(6)) }
    #expect(names.count >= 10)
    for name in names {
      let recording = try read(name)
      #expect(try Recording(parsing: recording.encoded(), file: name) == recording)
      var player = ScenePlayer(try Replayer(recording))
      let end = player.replayer.lastInput.adding(seconds: 5)
      try player.advance(to: end)
      #expect(player.replayer.session.table.isQuiet(at: end), "\(name)")
    }
  }
}
