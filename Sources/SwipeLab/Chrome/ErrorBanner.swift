import SwipeEngine
import SwipeTable

/// What went wrong, at the top of the stage until it is closed.
struct ErrorBanner: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case error, warning
  }

  /// What can be pressed.
  enum Part: Hashable, Sendable {
    case show, close
  }

  var kind = Kind.error
  /// What happened and where, in one line.
  var title: String
  /// What to do; where it is empty, the title may take two lines.
  var detail = ""
  /// What the button that leads to the place says; nil for no button.
  var showLabel: String? = "Show"

  /// How long both are together: two lines at most.
  func lines(_ metrics: TextMetrics, width: Double) -> [String] {
    guard !detail.isEmpty else {
      return metrics.lines(title, LabType.label, width: width, limit: 2)
    }
    return [title, detail].map { metrics.truncated($0, LabType.label, toWidth: width) }
  }
}
