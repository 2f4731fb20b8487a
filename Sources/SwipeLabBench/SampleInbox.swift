import SwipeEngine
import SwipeLab
import SwipeRaster
import SwipeTable
import SwipeTableSDL

/// The program's window without a window: the inbox in the laboratory, its text and icons (with empty
/// caches), and the picture it is drawn into.
@MainActor
struct SampleInbox {
  var laboratory: Laboratory
  var canvas: Canvas
  let source: TextAndIcons

  /// Folders from this file up to the package: the icons are those of the sources that were built.
  private static let levels = 3
  private static let iconsPlace = "/Assets/Icons"

  /// - Parameters:
  ///   - scale: device pixels in a point.
  ///   - laboratory: the size of a window with the laboratory around the list, in points; nil is the list alone.
  init(scale: Double = 1, laboratory size: (width: Double, height: Double)? = nil) throws {
    let (width, height) = size ?? (SampleTable.width, SampleTable.height)
    source = TextAndIcons(iconsFolder: Self.iconsFolder, warn: StandardStreams.complain)
    laboratory = try Laboratory(
      scene: InboxScene(),
      width: width,
      height: height,
      appearance: .light,
      metrics: source.metrics,
      isBare: size == nil
    )
    canvas = Canvas(
      width: Int(width * scale),
      height: Int(height * scale),
      scale: scale
    )
  }

  /// What the window looks like at `time`.
  func list(at time: Timestamp) -> DisplayList {
    laboratory.displayList(at: time)
  }

  /// Draws a list. Returns the number of changed pixels.
  mutating func draw(_ list: DisplayList, at time: Timestamp) -> Double {
    let changed = canvas.draw(list, background: laboratory.background(at: time), source: source)
    return changed.reduce(0) { $0 + Double($1.area) }
  }

  /// A frame as the program makes it, but for showing it. Returns the number of changed pixels.
  mutating func frame(at time: Timestamp) -> Double {
    laboratory.advance(to: time)
    return draw(list(at: time), at: time)
  }

  /// Takes an input in.
  mutating func take(_ input: TableInput, at time: Timestamp) {
    _ = laboratory.handle(input, at: time)
  }

  private static var iconsFolder: String {
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(levels)
      .joined(separator: "/") + iconsPlace
  }
}
