import SwipeEngine
import SwipeTable

/// What a control is called that shows an icon alone, while the mouse rests on it.
struct LabTooltip: Hashable, Sendable {
  var text: String
  /// The key that does the same; empty for none.
  var key = ""
  /// The control's.
  var frame: Rect

  /// How long the mouse rests before it comes, in s (the visual language, section 9).
  static let delay = 0.4
}

extension Toolbar.Part {
  /// What it is called and the key that does the same; nil where it has a label of its own.
  var tip: (text: String, key: String)? {
    switch self {
    case .scene, .styleA, .styleB: nil
    case .undo: ("Undo the last change", "Ctrl+Z")
    case .redo: ("Change again", "Ctrl+Y")
    case .arrangement(.one): ("One list", "")
    case .arrangement(.sideBySide), .compare: ("A and B beside each other", "B")
    case .arrangement(.ghost): ("B as a ghost over A", "G")
    case .touches: ("Show fingers", "F")
    case .curves: ("Curves", "C")
    case .theme: ("Light or dark", "T")
    case .help: ("Keys", "?")
    case .film: ("Film", "R")
    case .inspector: ("Inspector", "I")
    }
  }
}

extension Timeline.Part {
  var tip: (text: String, key: String)? {
    switch self {
    case .stepBack: ("A frame back", ",")
    case .play: ("Pause, go on", "Space")
    case .stepForward: ("A frame on", ".")
    case .loop: ("Loop the last gesture", "L")
    case .lane, .speed, .speedPicker: nil
    }
  }
}

extension CompareTools.Part {
  var tip: (text: String, key: String) {
    switch self {
    case .swap: ("Swap the styles", "X")
    case .copy: ("Copy A's style to B", "Shift+X")
    }
  }
}

extension InspectorElement.Tool {
  var tip: (text: String, key: String) {
    switch self {
    case .search: ("Search values", "Ctrl+F")
    case .code: ("Copy as code", "Ctrl+C")
    case .save: ("Save this style", "Ctrl+S")
    case .reset: ("Reset all values", "")
    }
  }
}

extension Laboratory {
  /// The control under the mouse that has no label; nil while a menu, a dialog or a pointer has the attention.
  private var tipped: LabTooltip? {
    guard menu == nil, dialog == nil, targets.isEmpty, let hovered else { return nil }
    func make(_ tip: (text: String, key: String)?, _ frame: Rect?) -> LabTooltip? {
      guard let tip, let frame else { return nil }
      return LabTooltip(text: tip.text, key: tip.key, frame: frame)
    }
    switch hovered {
    case .toolbar(let part): return make(part.tip, toolbarLayout?.frame(of: part))
    case .timeline(let part): return make(part.tip, timelineLayout?.frame(of: part))
    case .compare(let part): return make(part.tip, compareTools?.map.frame(of: part))
    case .tool(.menu, let device): return make(("Menu", "M"), layout.tool(.menu, of: device))
    case .tool(.appearance, let device):
      return make(("Light or dark", "T"), layout.tool(.appearance, of: device))
    case .inspector:
      guard let pane = inspectorPane, case .tool(let tool)? = inspector.hover?.element else { return nil }
      let frame = inspector.layout(subject, in: pane, at: tipTime).frame(of: .tool(tool))
      return make(tool.tip, frame)
    default: return nil
    }
  }

  /// Follows what the mouse rests on.
  mutating func followTooltip(at time: Timestamp) {
    tipTime = time
    let now = tipped
    if now != tip?.tooltip { tip = now.map { ($0, time) } }
  }

  /// When a tooltip is due that does not show yet.
  var tooltipDue: Timestamp {
    guard let tip, !isTipShown else { return .distantFuture }
    return tip.since.adding(seconds: LabTooltip.delay)
  }

  /// Time has passed: a tooltip that was due shows.
  mutating func passInTooltip(to time: Timestamp) {
    isTipShown = tip.map { $0.since.adding(seconds: LabTooltip.delay) <= time } ?? false
  }
}

/// Draws a tooltip: a small raised label below the control, or above it where the window ends.
struct TooltipPainter {
  var theme: Theme
  var metrics: TextMetrics

  // Lengths in points.
  private static let height = 28.0
  private static let padding = 10.0
  private static let gap = 6.0
  private static let keyGap = 10.0
  private static let margin = 8.0
  private static let radius = 6.0

  func paint(_ tip: LabTooltip, in window: Rect, into list: inout DisplayList) {
    let style = LabType.strongCaption
    let textWidth = metrics.width(of: tip.text, style)
    let keyWidth = tip.key.isEmpty ? 0 : Self.keyGap + metrics.width(of: tip.key, LabType.caption)
    let width = (2 * Self.padding + textWidth + keyWidth).rounded(.up)
    let below = tip.frame.maxY + Self.gap
    let box = Rect(
      x: max(Self.margin, min(tip.frame.midX - width / 2, window.maxX - Self.margin - width)).rounded(),
      y: below + Self.height <= window.maxY - Self.margin ? below : tip.frame.minY - Self.gap - Self.height,
      width: width,
      height: Self.height
    )
    list.append(.shadow(box, radius: Self.radius, .medium))
    list.append(.roundedRect(box, radius: Self.radius, theme.raised))
    list.append(.roundedBorder(box, radius: Self.radius, width: 1, theme.border))
    let y = box.midY - style.lineHeight / 2
    list.text(tip.text, at: Point(x: box.x + Self.padding, y: y), style, theme.text)
    let keyX = box.maxX - Self.padding - metrics.width(of: tip.key, LabType.caption)
    if !tip.key.isEmpty { list.text(tip.key, at: Point(x: keyX, y: y), LabType.caption, theme.text3) }
  }
}
