import Foundation
import SwipeLab
import SwipeRaster

/// A film as one file that ffmpeg writes.
@MainActor
struct FilmVideo {
  let file: WholeFile
  let format: FilmFormat
  /// How often a file that says so itself is shown, 0 for ever.
  let rounds: Int

  private static let paletteEnding = ".png"
  private static let instead = FilmEncoder.Instead(
    ofInstalling: "name a folder for PNG files, which need none",
    ofFormat: "another format, such as PNG files in a folder"
  )

  /// How often the frames are drawn: a GIF's colours are chosen from all of them first.
  var passes: Int { format == .gif ? 2 : 1 }

  /// Writes the file, or nothing.
  func make(_ shoot: FilmShoot, _ reporter: inout FilmReporter) throws(CommandFailure) {
    defer { reporter.end() }
    let draft = try file.makeDraft()
    defer { unlink(draft) }
    let palette = draft + Self.paletteEnding
    defer { unlink(palette) }
    let (width, height, rate) = (shoot.width, shoot.height, shoot.plan.rate)
    if format == .gif {
      try encode(
        shoot,
        FilmFormat.paletteArguments(width: width, height: height, rate: rate, output: palette),
        &reporter
      )
    }
    let arguments = format.arguments(
      width: width,
      height: height,
      rate: rate,
      rounds: rounds,
      palette: palette,
      output: draft
    )
    try encode(shoot, arguments, &reporter)
    try file.take(draft)
  }

  private func encode(_ shoot: FilmShoot, _ arguments: [String], _ reporter: inout FilmReporter)
    throws(CommandFailure)
  {
    var encoder = try FilmEncoder(
      arguments,
      path: file.path,
      instead: Self.instead,
      interruption: shoot.interruption
    )
    defer { encoder.abandon() }
    var bytes: [UInt8] = []
    try shoot.run { picture throws(CommandFailure) in
      picture.pack(into: &bytes)
      try encoder.write(bytes)
      try reporter.frame()
    }
    try encoder.finish()
  }
}

extension PixelBuffer {
  /// The pixels without the padding of their rows, in place of what is in `bytes`.
  func pack(into bytes: inout [UInt8]) {
    let row = width * MemoryLayout<UInt32>.size
    bytes.removeAll(keepingCapacity: true)
    withUnsafeBytes { memory in
      for y in 0..<height {
        bytes.append(
          contentsOf: UnsafeRawBufferPointer(rebasing: memory[y * bytesPerRow..<y * bytesPerRow + row])
        )
      }
    }
  }
}
