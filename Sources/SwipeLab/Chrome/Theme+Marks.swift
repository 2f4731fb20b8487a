import SwipeTable

extension Theme {
  /// The colour of a place along a row.
  func mark(_ kind: GestureCurves.Mark.Kind) -> Color {
    switch kind {
    case .pane: text2
    case .trigger: warning
    case .target: danger
    }
  }
}
