import SwipeEngine
import SwipeTable

/// The name of the control under the mouse.
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
