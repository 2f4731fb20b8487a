import SwipeEngine
import SwipeTable

/// What stands above a device in a comparison: the side's letter on a disc, the name of its style and its spring.
struct DeviceHead: Hashable, Sendable {
  /// 0 for A, 1 for B.
  var side: Int
  var name: String
  /// `ζ 0.70 · 0.40 s`; empty where the style has no spring.
  var spring = ""

  // The visual language, section 7. Lengths in points.
  static let height = 24.0
  /// From the stage's top.
  static let top = 12.0
  private static let gap = 8.0

  /// - Parameter frame: 24 high, as wide as the device.
  func paint(in frame: Rect, _ theme: Theme, _ metrics: TextMetrics, into list: inout DisplayList) {
    let disc = Rect(x: frame.x, y: frame.y, width: Self.height, height: Self.height)
    list.append(.roundedRect(disc, radius: Self.height / 2, theme.curve(side)))
    let style = LabType.sectionHead
    let letter = CurvePlot.letters[min(max(side, 0), CurvePlot.letters.count - 1)]
    let top = disc.midY - style.lineHeight / 2
    let letterX = disc.midX - metrics.width(of: letter, style) / 2
    list.text(letter, at: Point(x: letterX, y: top), style, theme.onCurve)
    let x = disc.maxX + Self.gap
    let room = max(0, frame.maxX - x)
    let text = metrics.truncated(name, style, toWidth: room)
    list.text(text, at: Point(x: x, y: top), style, theme.text)
    // The spring gives way to the name.
    let springX = x + metrics.width(of: text, style) + Self.gap
    let springWidth = metrics.width(of: spring, LabType.caption)
    guard !spring.isEmpty, springX + springWidth <= frame.maxX else { return }
    let place = Point(x: springX, y: disc.midY - LabType.caption.lineHeight / 2)
    list.text(spring, at: place, LabType.caption, theme.text2)
  }
}
