import SwipeEngine
import SwipeTable

/// Where a film's card is at the lower right of a stage.
struct FilmCardLayout: Hashable, Sendable {
  // The visual language, section 6. Lengths in points.
  private static let width = 320.0
  private static let height = 72.0
  /// The same for a sentence of up to four lines that says why there is no film.
  private static let failedHeight = 104.0
  private static let margin = 16.0
  private static let close = 32.0
  private static let closeMargin = 8.0
  private static let gap = 8.0

  let frame: Rect
  private(set) var map = PartMap<FilmCard.Part>()

  init(_ card: FilmCard, over stage: Rect, _ metrics: TextMetrics) {
    let width = min(Self.width, max(0, stage.width - 2 * Self.margin))
    let height = if case .failed = card.film { Self.failedHeight } else { Self.height }
    frame = Rect(
      x: stage.maxX - Self.margin - width,
      y: max(stage.minY, stage.maxY - Self.margin - height),
      width: width,
      height: height
    )
    let closeX = frame.maxX - Self.closeMargin - Self.close
    if case .finished = card.film {
      let showWidth = metrics.buttonWidth(FilmCardPainter.showLabel, hasIcon: false)
      let x = closeX - Self.gap - showWidth
      if x > frame.x { add(.show, x, y: frame.midY, width: showWidth) }
    }
    guard closeX >= frame.x else { return }
    if case .running = card.film {
      add(.close, closeX, y: frame.y + FilmCardPainter.titleMiddle, width: Self.close)
    } else {
      add(.close, closeX, y: frame.midY, width: Self.close)
    }
  }

  private mutating func add(_ part: FilmCard.Part, _ x: Double, y: Double, width: Double) {
    let height = ControlPainter.height
    map.add(part, Rect(x: x, y: y - height / 2, width: width, height: height))
  }

  /// Where the text has to end.
  var textEnd: Double { (map.places.map(\.frame.minX).min() ?? frame.maxX) - Self.gap }

  /// The parts that are there, in Tab order.
  var parts: [FilmCard.Part] { map.parts }

  /// The part under a point.
  func part(at point: Point) -> FilmCard.Part? {
    frame.contains(point) ? map.part(at: point) : nil
  }
}
