import SDL
import SwipeEngine
import SwipeLab
import SwipeRaster
import SwipeTable
import SwipeTableSDL

/// Draws a recording's table as a picture, without a display.
@MainActor
struct TablePicture {
  /// Pixels to a point.
  let scale: Double
  let appearance: Theme.Appearance

  /// Pixels that a picture may have: 256 MB of memory, of which drawing and encoding need three times as much.
  private static let mostPixels = 64 << 20
  private static let iconsFolder = "Icons"

  /// The picture of the table as it is at `time`, in the size of its viewport then.
  ///
  /// - Parameter file: what errors call the recording.
  func draw(_ recording: Recording, at time: Timestamp, file: String) throws(CommandFailure) -> SurfacePixels
  {
    let player = try Self.player(recording, at: time)
    let viewport = player.replayer.session.table.viewport
    let size = PointSize(width: viewport.width, height: viewport.height)
    let (width, height) = try pixels(of: size, file)
    var source = TextAndIcons(
      iconsFolder: try AssetLocator.folder() + "/" + Self.iconsFolder,
      warn: Program.report
    )
    source.scale = scale
    let theme = Theme.standard(appearance)
    let list = player.displayList(at: time, theme: theme, metrics: source.metrics)
    var canvas = Canvas(width: width, height: height, scale: scale)
    _ = canvas.draw(list, background: theme.under, source: source)
    guard let picture = SurfacePixels(canvas.buffer) else { throw Self.nothingToSee(size, file) }
    return picture
  }

  private static func player(_ recording: Recording, at time: Timestamp) throws(CommandFailure) -> ScenePlayer
  {
    do {
      var player = ScenePlayer(try Replayer(recording))
      try player.advance(to: time)
      return player
    } catch {
      throw CommandFailure(error)
    }
  }

  /// The size of the picture. Throws where there is nothing to see, or too much.
  private func pixels(of size: PointSize, _ file: String) throws(CommandFailure) -> (Int, Int) {
    guard size.width > 0, size.height > 0 else { throw Self.nothingToSee(size, file) }
    let width = (size.width * scale).rounded()
    let height = (size.height * scale).rounded()
    let most = Double(PixelBuffer.largestSide)
    guard width <= most, height <= most, width * height <= Double(Self.mostPixels) else {
      throw CommandFailure(
        "\(file): \(size) points at scale \(NumberText.shortest(scale)) is more than a picture can have, "
          + "\(PixelBuffer.largestSide) pixels a side and \(Self.mostPixels >> 20) million in all; "
          + "give a smaller --size or --scale."
      )
    }
    return (max(1, Int(width)), max(1, Int(height)))
  }

  private static func nothingToSee(_ size: PointSize, _ file: String) -> CommandFailure {
    CommandFailure(
      "\(file): the viewport of \(size) points shows nothing at this time; give a size with --size."
    )
  }
}
