import Foundation
import Testing

@testable import SwipeLab
@testable import SwipeLabApp

@Suite("A style file that is no ordinary file")
struct StylePipeTests {
  @Test("is refused at once where it is a pipe or a device, and found through a link")
  func pipe() async throws {
    try await CommandFolder.with { folder in
      let pipe = folder.url.appending(path: "pipe.json").path
      #expect(mkfifo(pipe, 0o600) == 0)
      let link = folder.url.appending(path: "link.json").path
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: pipe)
      for path in [pipe, link, "/dev/zero"] {
        #expect(throws: StyleFileError.self) { try StyleFile(path: path) }
      }
      let good = folder.url.appending(path: "good.json").path
      try "{}".write(toFile: good, atomically: true, encoding: .utf8)
      try FileManager.default.removeItem(atPath: link)
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: good)
      #expect(try StyleFile(path: link).reference.base == "default")
    }
  }
}
