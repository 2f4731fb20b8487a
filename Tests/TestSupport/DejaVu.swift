import Foundation
public import Testing

/// A typeface with Latin, Hebrew and Arabic, for tests of what reads from right to left.
public enum DejaVu {
  /// Where Debian's, Fedora's and Arch's packages put it.
  private static let places = [
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "/usr/share/fonts/dejavu-sans-fonts/DejaVuSans.ttf",
    "/usr/share/fonts/TTF/DejaVuSans.ttf",
  ]

  /// The font's file; where it is not installed, the place at which Debian's package would put it.
  public static let path = places.first { FileManager.default.isReadableFile(atPath: $0) } ?? places[0]

  /// Fails, naming the package, where the font is not installed.
  public static func require(sourceLocation: SourceLocation = #_sourceLocation) throws {
    try #require(
      FileManager.default.isReadableFile(atPath: path),
      "DejaVu Sans is missing; install fonts-dejavu-core (dejavu-sans-fonts on Fedora, ttf-dejavu on Arch).",
      sourceLocation: sourceLocation
    )
  }
}
