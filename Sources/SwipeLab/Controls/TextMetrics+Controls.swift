import SwipeTable

/// How wide controls want to be, in points, rounded up.
extension TextMetrics {
  /// A button of `ControlPainter`.
  func buttonWidth(_ label: String, hasIcon: Bool) -> Double {
    let icon = hasIcon ? ControlPainter.smallIcon + ControlPainter.gap : 0
    return (2 * ControlPainter.padding + icon + width(of: label, LabType.strongControl)).rounded(.up)
  }

  /// A picker of `ControlPainter`.
  func pickerWidth(_ label: String, hasIcon: Bool, letter: String? = nil, isChanged: Bool = false) -> Double {
    let gap = ControlPainter.gap
    let icon = hasIcon ? ControlPainter.smallIcon + gap : 0
    let lead = letter.map { width(of: $0, LabType.strongControl) + gap } ?? 0
    let mark = isChanged ? gap + ControlPainter.dot : 0
    let content = icon + lead + width(of: label, LabType.control) + mark + gap + ControlPainter.chevron
    return (2 * ControlPainter.padding + content).rounded(.up)
  }
}
