import SDL
import SwipeEngine
import SwipeLab
import SwipeRaster
import SwipeTable
import SwipeTableSDL

/// A picture that display lists are drawn into, without a display: the one way to pixels of stills and films.
@MainActor
struct StageCanvas {
  let theme: Theme
  private let source: TextAndIcons
  private var canvas: Canvas

  /// Pixels that a picture may have: 256 MB of memory, of which drawing and encoding need three times as much.
  private static let mostPixels = 64 << 20
  private static let iconsFolder = "Icons"

  /// - Parameters:
  ///   - size: in points.
  ///   - scale: pixels to a point.
  ///   - hasEvenSides: whether width and height are rounded up to even numbers of pixels, as video formats want.
  ///   - file: what errors call the recording.
  /// - Throws: where there is nothing to see, or too much, or the icons are missing.
  init(
    size: PointSize,
    scale: Double,
    appearance: Theme.Appearance,
    hasEvenSides: Bool = false,
    file: String
  ) throws(CommandFailure) {
    var (width, height) = try Self.pixels(of: size, scale, file)
    if hasEvenSides { (width, height) = (width + width % 2, height + height % 2) }
    theme = Theme.standard(appearance)
    var source = TextAndIcons(
      iconsFolder: try AssetLocator.folder() + "/" + Self.iconsFolder,
      warn: Program.report
    )
    source.scale = scale
    self.source = source
    canvas = Canvas(width: width, height: height, scale: scale)
  }

  /// How wide text is.
  var metrics: TextMetrics { source.metrics }
  /// The picture as of the last `draw`.
  var picture: PixelBuffer { canvas.buffer }

  /// Draws a list over a background. The picture is the same whatever was drawn before.
  mutating func draw(_ list: DisplayList, background: Color) {
    _ = canvas.draw(list, background: background, source: source)
  }

  /// The picture as the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - size: in points, for a sentence about it.
  ///   - file: what errors call the recording.
  func encodedPNG(of size: PointSize, file: String) throws(CommandFailure) -> [UInt8] {
    guard let picture = SurfacePixels(picture) else { throw Self.nothingToSee(size, file) }
    return try picture.pngFile()
  }

  /// The size of a picture. Throws where there is nothing to see, or too much.
  private static func pixels(of size: PointSize, _ scale: Double, _ file: String) throws(CommandFailure)
    -> (Int, Int)
  {
    guard size.width > 0, size.height > 0 else { throw nothingToSee(size, file) }
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    let most = Double(PixelBuffer.largestSide)
    guard width <= most, height <= most, width * height <= Double(mostPixels) else {
      throw CommandFailure(
        "\(file): \(size) points at scale \(NumberText.shortest(scale)) is more than a picture can have, "
          + "\(PixelBuffer.largestSide) pixels a side and \(mostPixels >> 20) million in all; "
          + "give a smaller --size or --scale."
      )
    }
    return (max(1, Int(width)), max(1, Int(height)))
  }

  /// A viewport without area.
  static func nothingToSee(_ size: PointSize, _ file: String) -> CommandFailure {
    CommandFailure(
      "\(file): the viewport of \(size) points shows nothing at this time; give a size with --size."
    )
  }
}
