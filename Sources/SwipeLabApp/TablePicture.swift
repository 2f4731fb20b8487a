import SDL
import SwipeEngine
import SwipeLab
import SwipeTable
import SwipeTableSDL

/// Draws a recording's table as a picture, without a display.
@MainActor
struct TablePicture {
  /// Pixels to a point.
  let scale: Double
  let appearance: Theme.Appearance

  /// The picture of the table as it is at `time`, in the size of its viewport then.
  ///
  /// - Parameter file: what errors call the recording.
  func draw(_ recording: Recording, at time: Timestamp, file: String) throws(CommandFailure) -> SurfacePixels
  {
    let player = try Self.player(recording, at: time)
    let viewport = player.replayer.session.table.viewport
    let size = PointSize(width: viewport.width, height: viewport.height)
    var canvas = try StageCanvas(size: size, scale: scale, appearance: appearance, file: file)
    let list = player.displayList(at: time, theme: canvas.theme, metrics: canvas.metrics)
    canvas.draw(list, background: canvas.theme.under)
    guard let picture = SurfacePixels(canvas.picture) else { throw StageCanvas.nothingToSee(size, file) }
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
}
