import Foundation
import SwipeLab
import Testing

@Suite("A recording's file")
struct RecordingFileTests {
  /// Runs `body` with the path of a fresh file that is gone afterwards.
  private func withFile(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "recording-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) }
    }
    try body(folder.appending(path: "a.swipe"))
  }

  /// Makes a file of that many bytes that takes no room on the disk, beginning with `text`.
  private func makeSparse(_ file: URL, size: Int, text: String) throws {
    try Data(text.utf8).write(to: file)
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: UInt64(size))
    try handle.close()
  }

  private func problem(of path: String) -> RecordingError.Problem? {
    do {
      _ = try Recording.read(path)
      return nil
    } catch {
      #expect(error.file == path)
      #expect(error.line == nil)
      return error.problem
    }
  }

  @Test("that is missing, a folder or empty gives a sentence")
  func missing() throws {
    try withFile { file in
      #expect(problem(of: file.path) == .missingFile)
      #expect(problem(of: file.deletingLastPathComponent().path) == .folder)
      try Data().write(to: file)
      #expect(problem(of: file.path) == .empty)
    }
    #expect(problem(of: "") == .missingFile)
  }

  @Test("is refused from one byte above 64 MB on, without being read")
  func large() throws {
    try withFile { file in
      try makeSparse(file, size: Recording.largestFile + 1, text: RecordingSamples.header)
      #expect(problem(of: file.path) == .tooLarge)
      try makeSparse(file, size: 1 << 40, text: RecordingSamples.header)
      #expect(problem(of: file.path) == .tooLarge)
      let link = file.deletingLastPathComponent().appending(path: "link.swipe")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      #expect(problem(of: link.path) == .tooLarge)
    }
  }

  @Test("of 64 MB is read: what is wrong in it is what counts")
  func largest() throws {
    try withFile { file in
      try makeSparse(file, size: Recording.largestFile, text: RecordingSamples.header + "\n")
      let error = #expect(throws: RecordingError.self) { try Recording.read(file.path) }
      #expect(error?.line == 2)
      #expect(error?.problem == .notJSON(column: 1, expected: "a value"))
    }
  }

  @Test("without an end is given up at the bar")
  func endless() {
    #expect(problem(of: "/dev/zero") == .tooLarge)
  }

  @Test("is read from the disk as it was written")
  func whole() throws {
    try withFile { file in
      try Data(RecordingSamples.everything.encoded().utf8).write(to: file)
      #expect(try Recording.read(file.path) == RecordingSamples.everything)
    }
  }
}
