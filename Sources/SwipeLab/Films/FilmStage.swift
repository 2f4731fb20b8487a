public import SwipeEngine
public import SwipeTable

/// What a film shows at each of its times: one table, or two side by side, with fingers and captions where asked for.
///
/// The table in it is drawn as `ScenePlayer` draws it, so that a film's frame is the picture of that time.
public struct FilmStage: Sendable {
  /// What is shown besides the tables.
  public struct Extras: Hashable, Sendable {
    /// Fingers as discs with trails.
    public var touches: Bool
    /// A band under each table. Two sides always have one.
    public var captions: Bool
    /// The speed that captions name.
    public var speed: Double
    /// The curves under everything, with a mark at the time that is shown; nil for none.
    public var curves: CurvePlot?

    public init(touches: Bool = false, captions: Bool = false, speed: Double = 1, curves: CurvePlot? = nil) {
      self.touches = touches
      self.captions = captions
      self.speed = speed
      self.curves = curves
    }
  }

  /// Points of height that the curves have: the visual language, section 8.
  private static let curvesHeight = 160.0

  /// Where things are.
  public let layout: FilmLayout
  private var sides: [FilmSide]
  private let extras: Extras
  /// What the caption of each side says besides the name.
  private let values: [String]
  /// The curves as they were laid out, and for which theme: from frame to frame only their mark moves.
  private var ground: (theme: Theme, curves: CurvePainter.Ground)?

  /// - Parameters:
  ///   - sides: one, or two to compare.
  ///   - stage: the size of each table, see `FilmSide.size`.
  /// - Precondition: there are one or two sides.
  public init(_ sides: [FilmSide], stage: SwipeTable.Viewport, extras: Extras = Extras()) {
    precondition((1...2).contains(sides.count), "A film shows one table or two.")
    self.sides = sides
    self.extras = extras
    values = FilmCaption.values(of: sides.map(\.style))
    layout = FilmLayout(
      stage: stage,
      sides: sides.count,
      hasCaptions: extras.captions || sides.count > 1,
      curvesHeight: extras.curves.map { _ in Self.curvesHeight }
    )
  }

  /// What lies under everything: what a picture of the table has there, or the ground between two of them.
  public func background(_ theme: Theme) -> Color { sides.count > 1 ? theme.backdrop : theme.under }

  /// The whole picture at a time of the recording. Earlier times than the last one asked for are played to from the
  /// beginning again.
  ///
  /// - Parameter metrics: the same for all frames.
  public mutating func displayList(
    at time: Timestamp,
    theme: Theme,
    metrics: TextMetrics
  ) throws(StyleReference.Failure) -> DisplayList {
    for index in sides.indices { try sides[index].show(time) }
    var list = DisplayList()
    for (side, frame) in zip(sides, layout.stages) {
      paint(side, at: time, in: frame, theme, metrics, into: &list)
    }
    paintCaptions(at: time, theme, metrics, into: &list)
    if let plot = extras.curves, let frame = layout.curves {
      var painter = CurvePainter(plot, theme: theme, metrics: metrics)
      painter.playhead = time
      painter.showsReadout = false
      let curves = ground(of: painter, in: frame)
      painter.paint(on: curves, into: &list)
    }
    return list
  }

  private mutating func ground(of painter: CurvePainter, in frame: Rect) -> CurvePainter.Ground {
    if let ground, ground.theme == painter.theme { return ground.curves }
    let curves = painter.ground(in: frame)
    ground = (painter.theme, curves)
    return curves
  }

  private func paintCaptions(
    at time: Timestamp,
    _ theme: Theme,
    _ metrics: TextMetrics,
    into list: inout DisplayList
  ) {
    let painter = FilmCaptionPainter(theme: theme, metrics: metrics)
    for (index, band) in layout.captions.enumerated() {
      painter.paint(
        (sides[index].name, values[index]),
        side: sides.count > 1 ? index : nil,
        at: time,
        speed: FilmCaption.speed(extras.speed),
        in: band,
        into: &list
      )
    }
  }

  private func paint(
    _ side: FilmSide,
    at time: Timestamp,
    in frame: Rect,
    _ theme: Theme,
    _ metrics: TextMetrics,
    into list: inout DisplayList
  ) {
    let viewport = side.player.replayer.session.table.viewport
    let covers = viewport.width >= frame.width && viewport.height >= frame.height
    list.append(.fill(frame, covers ? theme.under : theme.backdrop))
    list.clipped(to: frame) { list in
      list.layer(offset: Point(x: frame.x, y: frame.y)) { list in
        let table = side.player.displayList(at: time, theme: theme, metrics: metrics)
        for item in table.items { list.append(item) }
        if extras.touches {
          FingerTrackPainter(theme: theme).paint(side.fingers, at: time, into: &list)
        }
      }
    }
  }
}
