import SwipeEngine
import SwipeTable

/// The two tools in the gap between the devices of a comparison: swap, and copy A to B.
struct CompareTools: Hashable, Sendable {
  /// What can be pressed, in Tab order.
  enum Part: Hashable, Sendable {
    case swap, copy
  }

  // The visual language, section 7. Lengths in points.
  private static let size = 36.0
  private static let gap = 8.0
  private static let radius = 10.0
  private static let icon = 18.0

  private(set) var map = PartMap<Part>()

  /// - Parameter middle: of the gap, half-way down the devices.
  init(around middle: Point) {
    let x = middle.x - Self.size / 2
    let top = middle.y - Self.size - Self.gap / 2
    map.add(.swap, Rect(x: x, y: top, width: Self.size, height: Self.size))
    map.add(.copy, Rect(x: x, y: middle.y + Self.gap / 2, width: Self.size, height: Self.size))
  }

  /// The part under a point.
  func part(at point: Point) -> Part? { map.part(at: point) }

  func paint(
    _ theme: Theme,
    _ metrics: TextMetrics,
    _ attention: Attention<Part> = Attention(),
    into list: inout DisplayList
  ) {
    let controls = ControlPainter(theme: theme, metrics: metrics)
    for place in map.places {
      let state = attention.state(of: place.part)
      let ground = state.isPressed ? theme.press : state.isHovered ? theme.raisedHover : theme.raised
      list.append(.roundedRect(place.frame, radius: Self.radius, ground))
      list.append(.roundedBorder(place.frame, radius: Self.radius, width: 1, theme.border))
      let origin = ControlPainter.iconOrigin(in: place.frame, Self.icon)
      list.icon(place.part == .swap ? "swap" : "copy", at: origin, size: Self.icon, theme.text2)
      controls.focus(around: place.frame, radius: Self.radius, state, into: &list)
    }
  }
}
