import Foundation
import Testing

/// A checked-in result. Written anew only where the environment says `SWIPELAB_RECORD_GOLDENS=1`.
enum GoldenFile {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

  /// Compares text with the file of this name.
  static func expect(_ text: String, _ name: String, at place: SourceLocation = #_sourceLocation) throws {
    let file = folder.appending(path: name)
    if ProcessInfo.processInfo.environment["SWIPELAB_RECORD_GOLDENS"] == "1" {
      try Data(text.utf8).write(to: file)
      return
    }
    let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text == golden, "\(name) differs from the golden", sourceLocation: place)
  }
}
