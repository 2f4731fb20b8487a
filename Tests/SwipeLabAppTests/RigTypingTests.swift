import Foundation
import SwipeEngine
import Testing

extension RigTests {
  @Suite("a text field")
  struct RigTypingTests {
    /// Types keys one after the other, and waits for the line that each of them makes.
    private func lines(of keys: [KeyboardDevice.Key], in app: AppUnderTest) async throws -> [String] {
      let before = try app.process.lines.count
      for key in keys {
        let count = try app.process.lines.count
        try app.rig.keyboard.type(key)
        _ = try await app.line(after: count)
        try await Task.sleep(for: AppUnderTest.pace)
      }
      return Array(try app.process.lines.dropFirst(before))
    }

    private func withProbe(_ body: (AppUnderTest) async throws -> Void) async throws {
      try await CommandFolder.with { folder in
        try await AppUnderTest.probe(in: folder, body)
      }
    }

    @Test("gets each letter once, and no command comes of it")
    func letters() async throws {
      try await withProbe { app in
        let typed = try await lines(of: [.f2, .t, .a, .space, .two, .keypadPlus], in: app)
        #expect(typed == ["key F2", "text t", "text a", "text  ", "text 2", "text +"])
        #expect(try await lines(of: [.f3, .t, .space], in: app) == ["key F3", "key T", "key Space"])
      }
    }

    @Test("gets capitals with Shift, which by itself says nothing; with Ctrl and Alt a letter is no text")
    func modifiers() async throws {
      try await withProbe { app in
        _ = try await lines(of: [.f2], in: app)
        try app.rig.keyboard.type(.shift, .t)
        #expect(try await app.line(after: 1) == "text T")
        try await Task.sleep(for: AppUnderTest.pace)
        try app.rig.keyboard.type(.control, .t)
        #expect(try await app.line(after: 2) == "key Ctrl+T")
        try await Task.sleep(for: AppUnderTest.pace)
        try app.rig.keyboard.type(.alt, .t)
        try await Task.sleep(for: AppUnderTest.pace)
        #expect(try await lines(of: [.a], in: app) == ["text a"])
        #expect(try app.process.lines.count == 4)
      }
    }

    @Test("has Backspace again and again while it is held; a command comes once")
    func heldKeys() async throws {
      try await withProbe { app in
        _ = try await lines(of: [.f2], in: app)
        try app.rig.keyboard.hold(.backspace)
        let held = try await app.line(after: 3)
        try app.rig.keyboard.release(.backspace)
        #expect(held == "key Backspace")
        _ = try await lines(of: [.f3], in: app)
        let count = try app.process.lines.count
        try app.rig.keyboard.hold(.backspace)
        #expect(try await app.line(after: count) == "key Backspace")
        // Longer than it takes a held key to repeat, which is what must not be heard of.
        try await Task.sleep(for: .seconds(1))
        try app.rig.keyboard.release(.backspace)
        #expect(try app.process.lines.count == count + 1)
      }
    }

    @Test("is copied from and pasted into")
    func clipboard() async throws {
      try await withProbe { app in
        #expect(try await lines(of: [.f6], in: app).first == "key F6")
        #expect(try await app.line(after: 1) == "pasted nothing")
        _ = try await lines(of: [.f2, .t, .a, .f3, .f4], in: app)
        let count = try app.process.lines.count
        try app.rig.keyboard.type(.f6)
        #expect(try await app.line(after: count + 1) == "pasted ta")
      }
    }
  }

  @Suite("a window's program")
  struct RigDesktopTests {
    @Test("is told to advance when another thread wakes it up")
    func waking() async throws {
      try await CommandFolder.with { folder in
        try await AppUnderTest.probe(in: folder) { app in
          try app.rig.keyboard.type(.f8)
          #expect(try await app.line(after: 1) == "woken")
        }
      }
    }

    @Test("opens a folder with the desktop's program, whatever its name")
    func opening() async throws {
      try await CommandFolder.with { folder in
        let name = "a b%#?'$(x)ü"
        try folder.makeFolder(name)
        let inner = CommandFolder(folder.url.appending(path: name))
        try await inner.writeProgram("xdg-open", "#!/bin/sh\nprintf '%s|%s\\n' \"$#\" \"$1\" >>../opened\n")
        try folder.write("opened", "")
        try await AppUnderTest.probe(in: inner, environment: ["PATH": "/nowhere:\(inner.url.path)"]) { app in
          try app.rig.keyboard.type(.f7)
          let opened = try await Patience.wait(for: "the program to be opened") {
            let text = String(decoding: try folder.bytes("opened"), as: UTF8.self)
            return text.isEmpty ? nil : text
          }
          #expect(opened == "1|file://\(folder.url.path)/a%20b%25%23%3F%27%24%28x%29%C3%BC\n")
        }
        try await AppUnderTest.probe(in: inner, environment: ["PATH": "/nowhere"]) { app in
          try app.rig.keyboard.type(.f7)
          let sentence = try await app.line(after: 1)
          #expect(
            sentence
              == "error Cannot open .: the program xdg-open is not on this machine (package xdg-utils)."
          )
        }
      }
    }
  }
}
