import Foundation
import SDL
import TestSupport
import Testing

/// Pictures that were reviewed once and must come out the same ever after, pixel by pixel. They lie in `Goldens/` as PNG
/// files; `SWIPELAB_RECORD_GOLDENS=1` in the environment writes them anew.
enum GoldenPicture {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")

  /// Expects a picture to equal the golden of this name.
  static func expect(
    _ picture: SurfacePixels,
    named name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: name)
    if Golden.isRecording {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(try picture.encodedPNG()).write(to: file, options: .atomic)
      return
    }
    let golden = try SurfacePixels(pngFile: file.path)
    try #require(
      golden.width == picture.width && golden.height == picture.height,
      "\(name) is \(golden.width) × \(golden.height) pixels, the picture \(picture.width) × \(picture.height)",
      sourceLocation: sourceLocation
    )
    // The raster leaves the alpha byte unused, a PNG keeps it.
    let differing = zip(golden.words, picture.words).filter { ($0 ^ $1) & 0xFFFFFF != 0 }.count
    #expect(differing == 0, "\(differing) pixels differ from \(name)", sourceLocation: sourceLocation)
  }
}
