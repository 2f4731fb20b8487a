import Foundation
import SwipeEngine
import SwipeLab
import SwipeTable
import Testing

extension RigTests {
  @Suite("a film of what was just felt")
  struct RigInstantFilmTests {
    /// The time before the finger comes down that a film shows, in s.
    private static let lead = 0.1
    private static let rate = 60.0

    /// Runs `body` in a window that has the folder's own program `ffmpeg`, a shell script.
    private static func open(
      encoder script: String,
      _ body: (inout LabWindow) async throws -> Void
    ) async throws {
      try await CommandFolder.with { folder in
        try await FilmTool.require(in: folder)
        try folder.makeFolder("bin")
        let program = try await folder.writeProgram("bin/ffmpeg", "#!/bin/sh\n\(script)\n")
        let bin = URL(fileURLWithPath: program).deletingLastPathComponent().path
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        try await LabWindow.open(in: folder, environment: ["PATH": "\(bin):\(path)"], body)
      }
    }

    /// An encoder that begins when there is a file `go` in the folder.
    private static let waiting = #"""
      here=$(dirname "$0")
      until [ -e "$here/go" ]; do sleep 0.02; done
      PATH=${PATH#*:} exec ffmpeg "$@"
      """#

    /// An encoder that writes down its number and the file that it makes, takes all frames, and never ends by itself.
    private static let endless = #"""
      here=$(dirname "$0")
      for last; do :; done
      echo half >"$last"
      echo $$ >"$here/draft" && mv "$here/draft" "$here/number"
      cat >"$here/frames"
      exec sleep 600
      """#

    private static func films(_ folder: CommandFolder) throws -> [String] {
      try folder.names.contains(AppUnderTest.filmsFolder)
        ? CommandFolder.list(AppUnderTest.filmsFolder, in: folder) : []
    }

    /// A finger opens a row.
    private func swipe(_ row: Int, in window: inout LabWindow) async throws {
      let start = window.row(row, x: 300)
      try await window.swipe(from: start, to: Point(x: start.x - 180, y: start.y))
    }

    /// The frames of the film of a recording's first gesture.
    private func frames(of recording: Recording) throws -> Int {
      let touches = RecordedPlay(recording).pointers.filter { $0.sample.kind == .touch }
      let down = try #require(touches.first { $0.sample.phase == .down }).time
      let up = try #require(touches.first { $0.sample.phase == .up }).time
      var gesture = recording
      gesture.inputs.removeAll { $0.time > up }
      let end = try FilmSide(gesture).naturalEnd()
      let start = max(.zero, Timestamp(seconds: down.seconds - Self.lead))
      return try #require(FilmPlan(from: start, to: end, rate: FrameRate(Self.rate))).frameCount
    }

    @Test("comes by R with exactly its frames, while the window goes on; nothing else is left")
    func film() async throws {
      try await Self.open(encoder: Self.waiting) { window in
        let folder = window.app.folder
        try await swipe(1, in: &window)
        try await window.press("R")
        try await Patience.wait(until: "the film to be begun") { try !Self.films(folder).isEmpty }
        try await swipe(3, in: &window)
        let recording = try await window.app.recording()
        #expect(try RecordedPlay(recording).offset(of: "m3") == -RecordedPlay(recording).pane(.trailing))
        #expect(try Self.films(folder).allSatisfy { !$0.hasSuffix(".mp4") }, "the film is not made yet")

        let count = try window.app.process.lines.count
        try folder.write("bin/go", "")
        let path = try await window.app.line(after: count)
        #expect(path.hasSuffix(".mp4"))
        #expect(try Self.films(folder) == [URL(fileURLWithPath: path).lastPathComponent])
        let film = try await FilmTool.probe(path, in: folder)
        let table = window.table()
        #expect(
          film == [
            "\(Int(table.width) * 2)", "\(Int(table.height) * 2)", "60/1", "\(try frames(of: recording))",
          ]
        )
      }
    }

    @Test("is given up by the cross on its card, and nothing of it is left")
    func cancelling() async throws {
      try await Self.open(encoder: Self.endless) { window in
        let folder = window.app.folder
        let corner = try window.filmCorner()
        try await swipe(1, in: &window)
        let backdrop = try window.app.picture(of: corner)
        try await window.press("R")
        let encoder = try await Self.encoder(in: folder)
        try await window.app.waitForChange(of: corner, from: backdrop, "the card")
        try await window.click(try window.filmCross())
        try await Patience.wait(until: "nothing to be left of the film") { try Self.films(folder).isEmpty }
        try await Patience.wait(until: "the encoder to be gone") { !Self.isRunning(encoder) }
        try await window.app.wait(for: backdrop, in: corner, "no card")
        // The next one can be asked for.
        try FileManager.default.removeItem(at: folder.url.appending(path: "bin/number"))
        try await window.press("R")
        _ = try await Self.encoder(in: folder)
        #expect(try Self.films(folder).count == 1)
      }
    }

    @Test("is given up when the window is closed, which leaves no file and no process")
    func closing() async throws {
      try await Self.open(encoder: Self.endless) { window in
        let folder = window.app.folder
        try await swipe(1, in: &window)
        try await window.press("R")
        let encoder = try await Self.encoder(in: folder)
        try await window.press("Ctrl+Q")
        let code = try await window.app.process.exitCode()
        #expect(code == 0)
        #expect(try Self.films(folder).isEmpty)
        try await Patience.wait(until: "the encoder to be gone") { !Self.isRunning(encoder) }
        #expect(try window.app.process.errors == "")
      }
    }

    /// Waits until the endless encoder has been started.
    ///
    /// - Returns: the number of its process.
    private static func encoder(in folder: CommandFolder) async throws -> Int32 {
      try await Patience.wait(for: "the encoder to begin") {
        guard try CommandFolder.list("bin", in: folder).contains("number") else { return nil }
        let text = String(decoding: try folder.bytes("bin/number"), as: UTF8.self)
        return Int32(text.trimmingCharacters(in: .whitespacesAndNewlines))
      }
    }

    /// Whether there is a process with this number; one that has ended and was not asked for its end is none.
    private static func isRunning(_ process: Int32) -> Bool {
      guard let state = FileManager.default.contents(atPath: "/proc/\(process)/stat") else { return false }
      return String(decoding: state, as: UTF8.self).split(separator: ")").last?.dropFirst().first != "Z"
    }
  }
}
