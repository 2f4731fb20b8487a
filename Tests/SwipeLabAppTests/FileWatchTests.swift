import Foundation
import Synchronization
import Testing

@testable import SwipeLabApp

@Suite("A watch on files", .serialized)
struct FileWatchTests {
  /// Counts wake-ups.
  private final class Counter: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func add() { count.withLock { $0 += 1 } }
  }

  /// A watch, and what it has told of.
  private struct Watched {
    let watch: FileWatch
    let wakes = Counter()

    init(file path: String) throws {
      let wakes = wakes
      watch = try FileWatch(file: path) { wakes.add() }
    }

    init(folder path: String) throws {
      let wakes = wakes
      watch = try FileWatch(folder: path, ending: ".json") { wakes.add() }
    }

    /// Does something, and waits until the watch tells of a change after it.
    func expectChange(_ what: String, _ body: () throws -> Void) async throws {
      let before = wakes.value
      try body()
      try await Patience.wait(until: "a change: \(what)") { wakes.value > before }
      #expect(watch.hasChanged(), "\(what)")
    }

    /// Does something, and expects not to be told of it by the time at which another watch tells of a later change.
    func expectNothing(_ what: String, in folder: CommandFolder, _ body: () throws -> Void) async throws {
      let marker = try Watched(file: folder.url.appending(path: "marker").path)
      // What came before has been told of when this has.
      try await marker.expectChange("before") { try folder.write("marker", "1") }
      _ = watch.hasChanged()
      try body()
      try await marker.expectChange("after \(what)") { try folder.write("marker", "2") }
      #expect(!watch.hasChanged(), "\(what)")
    }
  }

  private func with(_ body: (CommandFolder) async throws -> Void) async throws {
    try await CommandFolder.with(body)
  }

  private func move(_ old: String, to new: String, in folder: CommandFolder) throws {
    let (old, new) = (folder.url.appending(path: old).path, folder.url.appending(path: new).path)
    try #require(rename(old, new) == 0)
  }

  private func remove(_ name: String, in folder: CommandFolder) throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: name))
  }

  @Test("tells of every way in which programs write a file")
  func writing() async throws {
    try await with { folder in
      let path = try folder.write("a.json", "1")
      let watched = try Watched(file: path)
      #expect(!watched.watch.hasChanged())
      try await watched.expectChange("written in place") {
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        try file.write(contentsOf: Data("2".utf8))
        try file.close()
      }
      try await watched.expectChange("another renamed to it") {
        try folder.write("a.json~new", "3")
        try move("a.json~new", to: "a.json", in: folder)
      }
      try await watched.expectChange("moved away and written anew") {
        try move("a.json", to: "a.json~", in: folder)
        try folder.write("a.json", "4")
        try remove("a.json~", in: folder)
      }
      try folder.write("other", "5")
      try await watched.expectChange("removed") { try remove("a.json", in: folder) }
      try await watched.expectChange("linked") {
        try FileManager.default.linkItem(
          at: folder.url.appending(path: "other"),
          to: folder.url.appending(path: "a.json")
        )
      }
      try await watched.expectChange("removed") { try remove("a.json", in: folder) }
      try await watched.expectChange("there again") { try folder.write("a.json", "6") }
    }
  }

  @Test("does not tell of a file that is only made before something is written to it")
  func making() async throws {
    try await with { folder in
      let path = folder.url.appending(path: "a.json").path
      let watched = try Watched(file: path)
      var file = FileHandle.nullDevice
      try await watched.expectNothing("made", in: folder) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
        try #require(descriptor >= 0)
        file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      }
      try await watched.expectChange("written") {
        try file.write(contentsOf: Data("1".utf8))
        try file.close()
      }
    }
  }

  @Test("does not tell of other files, nor of reading")
  func others() async throws {
    try await with { folder in
      let path = try folder.write("a.json", "1")
      let watched = try Watched(file: path)
      try await watched.expectNothing("other files", in: folder) {
        try folder.write("b.json", "1")
        try folder.write("a.jso", "1")
        try remove("b.json", in: folder)
        _ = try folder.bytes("a.json")
      }
    }
  }

  @Test("tells of a file whose folder is not there yet, goes away and comes again")
  func folders() async throws {
    try await with { folder in
      let watched = try Watched(file: folder.url.appending(path: "x/y/a.json").path)
      try await watched.expectChange("made with its folders") {
        try folder.makeFolder("x/y")
        try folder.write("x/y/a.json", "1")
      }
      try await watched.expectChange("its folder removed") { try remove("x", in: folder) }
      try await watched.expectChange("made again") {
        try folder.makeFolder("x/y")
        try folder.write("x/y/a.json", "2")
      }
      try await watched.expectChange("a folder above it moved away") { try move("x", to: "z", in: folder) }
      try await watched.expectNothing("written where it is no more", in: folder) {
        try folder.write("z/y/a.json", "3")
      }
      try await watched.expectChange("moved back") { try move("z", to: "x", in: folder) }
      try await watched.expectChange("written after that") { try folder.write("x/y/a.json", "4") }
    }
  }

  @Test("follows a link, and tells when it leads elsewhere")
  func links() async throws {
    try await with { folder in
      try folder.makeFolder("far")
      try folder.write("far/one.json", "1")
      try folder.write("far/two.json", "2")
      func link(to name: String) throws {
        let place = folder.url.appending(path: "new").path
        try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: "far/\(name)")
        try move("new", to: "a.json", in: folder)
      }
      try link(to: "one.json")
      let watched = try Watched(file: folder.url.appending(path: "a.json").path)
      try await watched.expectChange("written where it leads") { try folder.write("far/one.json", "3") }
      try await watched.expectChange("it leads elsewhere") { try link(to: "two.json") }
      try await watched.expectNothing("written where it led", in: folder) {
        try folder.write("far/one.json", "4")
      }
      try await watched.expectChange("written where it leads now") { try folder.write("far/two.json", "5") }
    }
  }

  @Test("on a folder tells of every file of the kind, and of the folder itself")
  func kind() async throws {
    try await with { folder in
      let watched = try Watched(folder: folder.url.appending(path: "styles").path)
      try await watched.expectChange("the folder made") { try folder.makeFolder("styles") }
      try await watched.expectChange("a file") { try folder.write("styles/a.json", "1") }
      try await watched.expectNothing("another kind", in: folder) { try folder.write("styles/a.txt", "1") }
      try await watched.expectChange("another file") { try folder.write("styles/b.json", "1") }
      try await watched.expectChange("a file removed") { try remove("styles/a.json", in: folder) }
      try await watched.expectChange("the folder removed") { try remove("styles", in: folder) }
    }
  }

  @Test("tells of many writes, and of the last one in any case")
  func many() async throws {
    try await with { folder in
      let path = try folder.write("a.json", "0")
      let watched = try Watched(file: path)
      var seen = ""
      for number in 1...200 { try folder.write("a.json", "\(number)") }
      try await Patience.wait(until: "the last text") {
        if watched.watch.hasChanged() { seen = String(decoding: try folder.bytes("a.json"), as: UTF8.self) }
        return seen == "200"
      }
    }
  }

  /// The ends of the system's notices that are open; a watch's thread closes its own when it ends.
  private var descriptors: Int {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").filter { descriptor in
        var end = [UInt8](repeating: 0, count: 64)
        // Zeros remain of one that was closed meanwhile.
        readlink("/proc/self/fd/\(descriptor)", &end, end.count)
        return String(decoding: end.prefix { $0 != 0 }, as: UTF8.self) == "anon_inode:inotify"
      }.count
    }
  }

  @Test("ends its thread with itself")
  func end() async throws {
    try await with { folder in
      let path = try folder.write("a.json", "1")
      var watches: [FileWatch] = []
      for _ in 1...20 { watches.append(try FileWatch(file: path) {}) }
      try await Patience.wait(until: "the watches") { try descriptors >= 20 }
      watches = []
      try await Patience.wait(until: "the end of the threads") { try descriptors < 20 }
    }
  }
}
