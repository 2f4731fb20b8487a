import SDL
import SwipeRaster
import SwipeTableSDL

/// A film as a folder of PNG files, `frame-00000.png` and so on: the numbers of `FilmPlan`.
@MainActor
struct FilmPictures {
  let folder: WholeFolder

  private nonisolated static let prefix = "frame-"
  private nonisolated static let ending = ".png"
  /// Digits of a number at least, so that names sort as the frames follow each other.
  private nonisolated static let digits = 5

  /// Whether a file's name is that of a film's picture.
  nonisolated static func isPicture(_ name: String) -> Bool {
    guard name.hasPrefix(prefix), name.hasSuffix(ending) else { return false }
    let number = name.dropFirst(prefix.count).dropLast(ending.count)
    return number.utf8.count >= digits
      && number.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
  }

  /// Writes all frames, or nothing.
  func make(_ shoot: FilmShoot, _ reporter: inout FilmReporter) throws(CommandFailure) {
    try folder.check()
    let draft = try folder.makeDraft()
    do {
      try write(shoot, into: draft, &reporter)
      try folder.take(draft)
    } catch {
      reporter.end()
      try folder.remove(draft)
      throw error
    }
  }

  private func write(_ shoot: FilmShoot, into draft: String, _ reporter: inout FilmReporter)
    throws(CommandFailure)
  {
    var last: (picture: PixelBuffer, bytes: [UInt8])?
    var number = 0
    try shoot.run { picture throws(CommandFailure) in
      // Most of a film's end stands still.
      let bytes =
        if let last, last.picture == picture { last.bytes } else { try Self.encoded(picture, folder.name) }
      try folder.write(bytes, as: Self.name(number), in: draft)
      last = (picture, bytes)
      number += 1
      try reporter.frame()
    }
  }

  private static func name(_ number: Int) -> String {
    let text = String(number)
    return prefix + String(repeating: "0", count: max(0, digits - text.count)) + text + ending
  }

  private static func encoded(_ picture: PixelBuffer, _ name: String) throws(CommandFailure) -> [UInt8] {
    guard let pixels = SurfacePixels(picture) else {
      throw StageCanvas.nothingToSee(
        PointSize(width: Double(picture.width), height: Double(picture.height)),
        name
      )
    }
    return try pixels.pngFile()
  }
}
