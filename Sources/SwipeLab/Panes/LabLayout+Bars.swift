import SwipeEngine
import SwipeTable

/// The tools of the title bar, the bars at the foot of the list, and menus: the visual language, section 6.
extension LabLayout {
  private static let toolSize = 40.0
  private static let toolMargin = 12.0
  static let toolGap = 4.0
  private static let barMargin = 12.0
  private static let barBottom = 16.0
  private static let barHeight = 56.0
  private static let barGap = 8.0
  private static let barLargestWidth = 480.0
  /// Icon, label and padding of a bar's button, and some room before them.
  private static let barLinkWidth = 96.0
  /// Width of a button that answers a question, the margin at the bar's end, the gap to the next one, and its height as it
  /// is drawn.
  private static let barAnswerWidth = 60.0
  private static let barAnswerMargin = 8.0
  private static let barAnswerGap = 6.0
  private static let barAnswerHeight = 40.0
  static let menuMargin = 8.0

  /// The tools of a title bar, from the right.
  enum Tool: CaseIterable {
    case menu, appearance
  }

  /// The tools that there are: around a list that is not alone, the toolbar has the others.
  var tools: [Tool] { form.isBare ? Tool.allCases : [.menu] }

  /// A tool in the title bar of a device.
  func tool(_ tool: Tool, of device: Int = 0) -> Rect {
    let place = tool == .menu ? 0.0 : 1.0
    let bar = titleBar(device)
    return Rect(
      x: bar.maxX - Self.toolMargin - Self.toolSize - place * (Self.toolSize + Self.toolGap),
      y: bar.y + (Self.titleBarHeight - Self.toolSize) / 2,
      width: Self.toolSize,
      height: Self.toolSize
    )
  }

  /// The tool under a point, and the device that it belongs to.
  func tool(at point: Point) -> (tool: Tool, device: Int)? {
    guard !(sheet?.contains(point) ?? false) else { return nil }
    for device in devices.indices {
      for tool in tools where self.tool(tool, of: device).contains(point) { return (tool, device) }
    }
    return nil
  }

  /// What the bars stand in: the one device, or the stage with two.
  private var barArea: Rect {
    hasDevice && devices.count == 1 ? devices[0] : cardRoom
  }

  /// The place of a bar at the foot of the list; the second one stands above the first.
  func bar(_ position: Int) -> Rect {
    let area = barArea
    let width = min(area.width - 2 * Self.barMargin, Self.barLargestWidth)
    let lift = Double(position) * (Self.barHeight + Self.barGap)
    return Rect(
      x: area.midX - width / 2,
      y: area.maxY - Self.barBottom - Self.barHeight - lift,
      width: width,
      height: Self.barHeight
    )
  }

  /// Where a bar's one link can be hit: its end, over the whole height.
  func barLink(_ position: Int) -> Rect {
    let bar = bar(position)
    let width = min(Self.barLinkWidth, bar.width)
    return Rect(x: bar.maxX - width, y: bar.y, width: width, height: bar.height)
  }

  /// The button of an answer as it is drawn in a bar, counted from the left.
  func barAnswer(_ index: Int, of count: Int, in bar: Rect) -> Rect {
    let place = Double(count - 1 - index)
    return Rect(
      x: bar.maxX - Self.barAnswerMargin - Self.barAnswerWidth
        - place * (Self.barAnswerWidth + Self.barAnswerGap),
      y: bar.midY - Self.barAnswerHeight / 2,
      width: Self.barAnswerWidth,
      height: Self.barAnswerHeight
    )
  }

  /// The button of a bar under a point, counted from the left; nil for none. Answers can be hit over the bar's height and
  /// half the gap beside them.
  func barButton(of bar: LabBar, _ position: Int, at point: Point) -> Int? {
    guard bar.asks else { return !bar.links.isEmpty && barLink(position).contains(point) ? 0 : nil }
    let side = Self.barAnswerGap / 2
    let reach = (Self.barHeight - Self.barAnswerHeight) / 2
    return bar.links.indices.first {
      barAnswer($0, of: bar.links.count, in: self.bar(position))
        .inset(by: Insets(top: -reach, left: -side, bottom: -reach, right: -side)).contains(point)
    }
  }

  /// The place of a menu, inside the window: below what opens it, or at the point where it was asked for, on the side of it
  /// that has room.
  func frame(of menu: LabMenu) -> Rect {
    let width = min(menu.width, self.width - 2 * Self.menuMargin)
    // One that the window is too low for is scrolled.
    let own = min(menu.height, height - 2 * Self.menuMargin)
    let most = Point(x: self.width - Self.menuMargin - width, y: height - Self.menuMargin - own)
    var place: Point
    switch menu.anchor {
    case .tool(let tool):
      // At the edge of what opens it that is nearer to the window's.
      let isAtRight = tool.midX > self.width / 2
      place = Point(x: isAtRight ? tool.maxX - width : tool.x, y: tool.maxY + Self.menuMargin)
      if place.y > most.y, tool.y - Self.menuMargin - own >= Self.menuMargin {
        place.y = tool.y - Self.menuMargin - own
      }
    case .point(let point):
      place = point
      // Where it would not fit on the other side either, it slides in.
      if place.x > most.x, place.x - width >= Self.menuMargin { place.x -= width }
      if place.y > most.y, place.y - own >= Self.menuMargin { place.y -= own }
    }
    return Rect(
      x: max(Self.menuMargin, min(place.x, most.x)),
      y: max(Self.menuMargin, min(place.y, most.y)),
      width: width,
      height: own
    )
  }
}
