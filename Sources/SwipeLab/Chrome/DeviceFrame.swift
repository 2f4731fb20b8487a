import SwipeEngine
import SwipeTable

/// The device on the stage: a rectangle with round corners that throws a shadow, and in a comparison a head above it.
///
/// What the device shows is drawn in between: `paintShadow`, then the content in the plain rectangle, then `paintCorners`.
struct DeviceFrame: Hashable, Sendable {
  // The visual language, sections 3 and 7. Lengths in points.
  static let radius = 24.0
  private static let outlineWidth = 1.0
  private static let lightOutline = 0.14
  private static let darkOutline = Color(0x2C3038)
  /// A line of this width is one pixel on every display.
  private static let hairWidth = 0.01
  /// How high the strips are in which the shadow is put back beside a round corner.
  private static let strip = 0.5

  let frame: Rect

  /// Without room for the corners they are less round.
  var radius: Double { max(0, min(Self.radius, frame.width / 2, frame.height / 2)) }

  /// The ground that the device lies on, before what it shows.
  func paintShadow(into list: inout DisplayList) {
    guard !frame.isEmpty else { return }
    list.append(.shadow(frame, radius: Self.radius, .extraLarge))
  }

  /// Covers what stands out over the round corners with the stage and the device's shadow on it, and draws the outline.
  ///
  /// Exact where the stage is plain `backdrop` around the device.
  func paintCorners(_ theme: Theme, into list: inout DisplayList) {
    guard !frame.isEmpty else { return }
    let radius = self.radius
    for isRight in [false, true] {
      for isBottom in [false, true] {
        let corner = Corner(frame: frame, radius: radius, isRight: isRight, isBottom: isBottom)
        list.clipped(to: corner.square) { list in
          let around = frame.inset(by: Insets(all: -radius))
          list.append(
            .roundedBorder(around, radius: 2 * radius, width: radius, theme.backdrop)
          )
        }
        for box in corner.strips(Self.strip) {
          list.clipped(to: box) { $0.append(.shadow(frame, radius: Self.radius, .extraLarge)) }
        }
      }
    }
    paintOutline(theme, into: &list)
  }

  private func paintOutline(_ theme: Theme, into list: inout DisplayList) {
    let isLight = theme.appearance == .light
    let isHair = isLight && !theme.isHighContrast
    let color =
      theme.isHighContrast
      ? theme.border : isLight ? Color.black.opacity(Self.lightOutline) : Self.darkOutline
    let width = isHair ? Self.hairWidth : Self.outlineWidth
    list.append(.roundedBorder(frame, radius: radius, width: width, color))
  }
}

extension DeviceFrame {
  /// One of the four corners.
  private struct Corner {
    var frame: Rect
    var radius: Double
    var isRight: Bool
    var isBottom: Bool

    /// The square that the round corner lies in.
    var square: Rect { placed(Rect(x: 0, y: 0, width: radius, height: radius)) }

    /// What lies outside of the round corner in strips of a height: level ones from the device's end to where the corner
    /// is at 45°, upright ones from there on.
    func strips(_ height: Double) -> [Rect] {
      let diagonal = radius * (1 - 0.5.squareRoot())
      guard height > 0, diagonal > 0 else { return [] }
      let count = Int((diagonal / height).rounded(.up))
      return (0..<count).flatMap { index -> [Rect] in
        let start = Double(index) * height
        let thick = min(height, diagonal - start)
        let reach = outside(at: start + thick / 2)
        return [
          placed(Rect(x: 0, y: start, width: reach, height: thick)),
          placed(Rect(x: start, y: diagonal, width: thick, height: max(0, reach - diagonal))),
        ].filter { !$0.isEmpty }
      }
    }

    /// How much of a level line at a depth below the device's end lies outside of the round corner.
    private func outside(at depth: Double) -> Double {
      let rise = radius - depth
      return radius - max(0, radius * radius - rise * rise).squareRoot()
    }

    /// A rectangle given from the corner inwards.
    private func placed(_ box: Rect) -> Rect {
      Rect(
        x: isRight ? frame.maxX - box.maxX : frame.minX + box.x,
        y: isBottom ? frame.maxY - box.maxY : frame.minY + box.y,
        width: box.width,
        height: box.height
      )
    }
  }
}
