import SwipeEngine
import SwipeTable

/// Where a banner is at the top of a stage, and what is in it.
struct ErrorBannerLayout: Hashable, Sendable {
  // The visual language, section 6. Lengths in points.
  private static let margin = 12.0
  static let padding = 12.0
  static let icon = 20.0
  private static let close = 32.0
  private static let closeMargin = 8.0
  private static let gap = 8.0
  private static let verticalPadding = 10.0
  /// High enough for a button with some room around it.
  private static let leastHeight = 52.0

  let frame: Rect
  /// The text, a line each.
  let lines: [String]
  let textX: Double
  let textTop: Double
  private(set) var map = PartMap<ErrorBanner.Part>()

  init(_ banner: ErrorBanner, over stage: Rect, _ metrics: TextMetrics) {
    let width = max(0, stage.width - 2 * Self.margin)
    let x = stage.x + min(Self.margin, stage.width / 2)
    textX = x + Self.padding + Self.icon + Self.padding
    let closeX = x + width - Self.closeMargin - Self.close
    let showWidth = banner.showLabel.map { metrics.buttonWidth($0, hasIcon: false) } ?? 0
    let showX = closeX - Self.gap - showWidth
    let hasShow = showWidth > 0 && showX > textX
    let room = (hasShow ? showX : closeX) - Self.padding - textX
    lines = banner.lines(metrics, width: max(0, room)).filter { !$0.isEmpty }
    let textHeight = LabType.label.lineHeight * Double(lines.count)
    let height = max(Self.leastHeight, textHeight + 2 * Self.verticalPadding)
    frame = Rect(x: x, y: stage.y + Self.margin, width: width, height: height)
    textTop = frame.midY - textHeight / 2
    func add(_ part: ErrorBanner.Part, _ x: Double, _ width: Double) {
      let height = ControlPainter.height
      map.add(part, Rect(x: x, y: frame.midY - height / 2, width: width, height: height))
    }
    if hasShow { add(.show, showX, showWidth) }
    if closeX >= x { add(.close, closeX, Self.close) }
  }

  /// The parts that are there, in Tab order.
  var parts: [ErrorBanner.Part] { map.parts }

  /// The part under a point.
  func part(at point: Point) -> ErrorBanner.Part? {
    frame.contains(point) ? map.part(at: point) : nil
  }
}
