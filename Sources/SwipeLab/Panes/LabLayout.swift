import SwipeEngine
import SwipeTable

/// Where things are in the window, in points.
struct LabLayout: Hashable, Sendable {
  let width: Double
  let height: Double

  /// Negative and non-finite lengths count as 0.
  init(width: Double, height: Double) {
    self.width = width.isFinite ? max(width, 0) : 0
    self.height = height.isFinite ? max(height, 0) : 0
  }

  // The visual language, section 6.
  static let titleBarHeight = 64.0
  static let toolSize = 40.0
  static let toolMargin = 12.0
  static let toolGap = 4.0
  static let barMargin = 12.0
  static let barBottom = 16.0
  static let barHeight = 56.0
  static let barGap = 8.0
  static let barLargestWidth = 480.0
  /// Icon, label and padding of a bar's button, and some room before them.
  static let barLinkWidth = 96.0
  static let menuMargin = 8.0

  /// The tools of the title bar, from the right.
  enum Tool: CaseIterable {
    case menu, appearance
  }

  var titleBar: Rect { Rect(x: 0, y: 0, width: width, height: Self.titleBarHeight) }

  /// Where the table is.
  var stage: Rect {
    Rect(x: 0, y: Self.titleBarHeight, width: width, height: max(0, height - Self.titleBarHeight))
  }

  func tool(_ tool: Tool) -> Rect {
    let place = tool == .menu ? 0.0 : 1.0
    return Rect(
      x: width - Self.toolMargin - Self.toolSize - place * (Self.toolSize + Self.toolGap),
      y: (Self.titleBarHeight - Self.toolSize) / 2,
      width: Self.toolSize,
      height: Self.toolSize
    )
  }

  func tool(at point: Point) -> Tool? {
    Tool.allCases.first { tool($0).contains(point) }
  }

  /// The place of a bar at the foot of the window; the second one stands above the first.
  func bar(_ position: Int) -> Rect {
    let width = min(self.width - 2 * Self.barMargin, Self.barLargestWidth)
    let lift = Double(position) * (Self.barHeight + Self.barGap)
    return Rect(
      x: (self.width - width) / 2,
      y: height - Self.barBottom - Self.barHeight - lift,
      width: width,
      height: Self.barHeight
    )
  }

  /// Where a bar's button can be hit: its end, over the whole height.
  func barLink(_ position: Int) -> Rect {
    let bar = bar(position)
    let width = min(Self.barLinkWidth, bar.width)
    return Rect(x: bar.maxX - width, y: bar.y, width: width, height: bar.height)
  }

  /// The place of a menu of this size: below the tool that opens it, inside the window.
  func menu(width: Double, height: Double) -> Rect {
    let tool = tool(.menu)
    let width = min(width, self.width - 2 * Self.menuMargin)
    let x = min(tool.maxX - width, self.width - Self.menuMargin - width)
    let y = min(tool.maxY + Self.menuMargin, self.height - Self.menuMargin - height)
    return Rect(x: max(Self.menuMargin, x), y: max(Self.menuMargin, y), width: width, height: height)
  }
}
