import SwipeEngine
import SwipeTable

/// What the inspector shows and where, in window points: the one source of its picture and of its hit test.
struct InspectorLayout: Sendable {
  /// A band from the left edge to the right.
  struct Row: Sendable {
    enum Content: Sendable {
      /// The style's name and the tools.
      case head
      case sides
      case search
      case chips
      /// A group's head with the number of its changes; one that cannot be opened and closed has no chevron.
      case section(Parameter.Group, changes: Int, hasChevron: Bool)
      case settleForm
      case springCard
      case parameter(ParameterRow)
      case nothingFound
      case foot
    }

    let content: Content
    let frame: Rect
    /// What of it can be seen.
    var clip: Rect
  }

  /// Something that a pointer or a key acts on.
  struct Place: Hashable, Sendable {
    let element: InspectorElement
    let frame: Rect
    /// What of it can be hit, where that is more than what is drawn.
    var target: Rect?
    var clip: Rect
    /// Whether Tab comes by.
    let isStop: Bool
    /// Whether it scrolls with the content.
    let isScrolled: Bool
  }

  var rows: [Row] = []
  var places: [Place] = []
  /// Where the scrolled content is seen.
  var viewport = Rect.zero
  /// How far it is scrolled, and can be.
  var scroll = 0.0
  var scrollEnd = 0.0
  /// The same of the chips, from the left.
  var chipScroll = 0.0
  var chipScrollEnd = 0.0

  func place(of element: InspectorElement) -> Place? { places.first { $0.element == element } }

  func frame(of element: InspectorElement) -> Rect? { place(of: element)?.frame }

  /// A parameter's row.
  func row(of id: String) -> ParameterRow? {
    for row in rows {
      if case .parameter(let parameterRow) = row.content, parameterRow.parameter.id == id {
        return parameterRow
      }
    }
    return nil
  }

  /// The parameter whose row is under a point.
  func row(at point: Point) -> String? {
    for row in rows where row.clip.contains(point) && row.frame.contains(point) {
      if case .parameter(let parameterRow) = row.content { return parameterRow.parameter.id }
    }
    return nil
  }

  /// Sides of the smallest area that a finger and a mouse can hit, in points (the visual language, section 3; the mouse's is
  /// assumed).
  private static let touchReach = 44.0
  private static let mouseReach = 24.0

  /// What a pointer means at a point: of all whose areas, made large enough to be hit, lie under it the nearest, and of
  /// those that lie over each other the last.
  func element(at point: Point, _ kind: PointerSample.Kind) -> InspectorElement? {
    let reach = kind == .mouse ? Self.mouseReach : Self.touchReach
    var best: (element: InspectorElement, distance: Double)?
    for place in places where place.clip.contains(point) {
      let target = place.target ?? place.frame
      guard target.widened(to: reach).contains(point) else { continue }
      let distance = target.distance(to: point)
      if distance <= best?.distance ?? .infinity { best = (place.element, distance) }
    }
    return best?.element
  }

  /// What the keys come by, in order.
  var stops: [InspectorElement] { places.filter(\.isStop).map(\.element) }
}

extension Rect {
  /// The rectangle made at least so wide and high, about its middle.
  fileprivate func widened(to side: Double) -> Rect {
    let dx = max(0, side - width) / 2
    let dy = max(0, side - height) / 2
    return inset(by: Insets(top: -dy, left: -dx, bottom: -dy, right: -dx))
  }

  /// How far a point is from it; 0 inside.
  fileprivate func distance(to point: Point) -> Double {
    Point(
      x: max(minX - point.x, point.x - maxX, 0),
      y: max(minY - point.y, point.y - maxY, 0)
    ).length
  }
}
