import SwipeEngine
import SwipeTable

/// The parts of a pane that can be pressed, in the order in which the Tab key goes through them, each with the frame that
/// it is drawn in.
struct PartMap<Part: Hashable & Sendable>: Hashable, Sendable {
  /// One part, and where it is drawn.
  struct Place: Hashable, Sendable {
    var part: Part
    var frame: Rect
  }

  private(set) var places: [Place] = []

  /// The least width and height that a finger hits, in points: the visual language, section 3.
  static var leastReach: Double { 44 }

  /// Adds a part after the others; without area it is left out.
  mutating func add(_ part: Part, _ frame: Rect) {
    guard !frame.isEmpty else { return }
    places.append(Place(part: part, frame: frame))
  }

  /// All parts that are there, in Tab order.
  var parts: [Part] { places.map(\.part) }

  /// Where a part is drawn; nil where it is not.
  func frame(of part: Part) -> Rect? { places.first { $0.part == part }?.frame }

  /// The part that a point means: the one under it, else the nearest of those whose reach, widened to 44 × 44, holds it.
  func part(at point: Point) -> Part? {
    var best: (part: Part, distance: Double)?
    for place in places where Self.reach(of: place.frame).contains(point) {
      let distance = Self.distance(from: point, to: place.frame)
      if distance < (best?.distance ?? .infinity) { best = (place.part, distance) }
    }
    return best?.part
  }

  private static func reach(of frame: Rect) -> Rect {
    let sides = max(0, (leastReach - frame.width) / 2)
    let ends = max(0, (leastReach - frame.height) / 2)
    return frame.inset(by: Insets(top: -ends, left: -sides, bottom: -ends, right: -sides))
  }

  private static func distance(from point: Point, to frame: Rect) -> Double {
    let way = Point(
      x: max(frame.minX - point.x, 0, point.x - frame.maxX),
      y: max(frame.minY - point.y, 0, point.y - frame.maxY)
    )
    return way.length
  }
}
