import SwipeEngine
import SwipeTable

/// Draws the fingers of a replay as discs.
struct FingerPainter {
  var theme: Theme

  // The visual language, section 8: sizes in points, light and dark colour of each finger in turn.
  private static let size = 44.0
  private static let ring = 2.0
  private static let fill = 0.22
  private static let rim = 0.7
  private static let rimWidth = 1.0

  func paint(_ pointers: PointersDown, into list: inout DisplayList) {
    for (place, sample) in pointers.samples.enumerated() {
      let point = sample.location
      let radius = Self.size / 2
      let frame = Rect(x: point.x - radius, y: point.y - radius, width: Self.size, height: Self.size)
      let rim = frame.inset(by: Insets(all: -Self.rimWidth))
      let color = theme.finger(place)
      list.append(.shadow(frame, radius: radius, .medium))
      list.append(.roundedRect(frame, radius: radius, color.opacity(Self.fill)))
      list.append(
        .roundedBorder(rim, radius: rim.width / 2, width: Self.rimWidth, Color.white.opacity(Self.rim))
      )
      list.append(.roundedBorder(frame, radius: radius, width: Self.ring, color))
    }
  }
}
