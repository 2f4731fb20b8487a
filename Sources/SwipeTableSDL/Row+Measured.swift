import SwipeTable

extension Row {
  /// The row with its own actions as wide as their titles need, where they have no width.
  func measured(_ metrics: TextMetrics) -> Row {
    var copy = self
    copy.leading = leading?.map { $0.measured(metrics) }
    copy.trailing = trailing?.map { $0.measured(metrics) }
    return copy
  }
}
