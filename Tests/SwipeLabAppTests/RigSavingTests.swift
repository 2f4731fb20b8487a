import Foundation
import SwipeLab
import Testing

extension RigTests {
  @Suite("saving")
  struct RigSavingTests {
    @Test("makes one file after the other with F5")
    func saving() async throws {
      try await AppUnderTest.swipelab { app in
        let paths = [try await app.savedPath(), try await app.savedPath()]
        #expect(Set(paths).count == 2)
        for path in paths { #expect(try Recording.read(path).header.scene == "inbox") }
      }
    }

    @Test("takes the next number, whatever else lies in the folder")
    func numbers() async throws {
      try await AppUnderTest.swipelab { app in
        let folder = URL(fileURLWithPath: try await app.savedPath()).deletingLastPathComponent()
        let steps = [
          // What is put into the folder, and the name that is saved next.
          ("recording-9223372036854775807.swipe", "recording-0002.swipe"),
          ("recording-0041.swipe", "recording-0042.swipe"),
          ("recording-nine.swipe", "recording-0043.swipe"),
          // The first name after this one has too many digits to be counted, so it is found taken when it is tried.
          ("recording-999999999999999.swipe", "recording-1000000000000000.swipe"),
          ("other", "recording-1000000000000001.swipe"),
        ]
        for (stranger, next) in steps {
          try Data().write(to: folder.appending(path: stranger))
          let path = try await app.savedPath()
          #expect(path == folder.appending(path: next).path)
          #expect(try Recording.read(path).header.scene == "inbox")
        }
      }
    }
  }
}
