import SwipeEngine
import SwipeLab
import SwipeRaster
import SwipeTable

/// Draws a film's frames one after the other. Each run draws the same ones.
@MainActor
struct FilmShoot {
  let plan: FilmPlan
  let interruption: FilmInterruption
  private let stage: FilmStage
  private let canvas: StageCanvas
  /// What the user called the film.
  private let path: String

  init(
    _ stage: FilmStage,
    plan: FilmPlan,
    canvas: StageCanvas,
    path: String,
    interruption: FilmInterruption
  ) {
    self.stage = stage
    self.plan = plan
    self.canvas = canvas
    self.path = path
    self.interruption = interruption
  }

  /// The size of each frame in pixels.
  var width: Int { canvas.picture.width }
  var height: Int { canvas.picture.height }

  /// Hands out every frame in order. Throws what `take` throws, and where the user wants to stop.
  func run(_ take: (PixelBuffer) throws(CommandFailure) -> Void) throws(CommandFailure) {
    var (stage, canvas) = (stage, canvas)
    var shown: Timestamp?
    for index in 0..<plan.frameCount {
      try interruption.check(path)
      let time = plan.time(ofFrame: index)
      // What stands still needs no drawing.
      if time != shown { try Self.draw(&stage, at: time, on: &canvas) }
      shown = time
      try take(canvas.picture)
    }
  }

  private static func draw(_ stage: inout FilmStage, at time: Timestamp, on canvas: inout StageCanvas)
    throws(CommandFailure)
  {
    do {
      let list = try stage.displayList(at: time, theme: canvas.theme, metrics: canvas.metrics)
      canvas.draw(list, background: stage.background(canvas.theme))
    } catch {
      throw CommandFailure(error)
    }
  }
}
