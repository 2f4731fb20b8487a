import SwipeEngine
import SwipeTable

/// What went wrong, at the top of the stage until it is closed.
struct ErrorBanner: Hashable, Sendable {
  /// What can be pressed.
  enum Part: Hashable, Sendable {
    case show, close
  }

  /// What happened and where, in one line.
  var title: String
  /// What to do; where it is empty, the title may take two lines.
  var detail = ""
  /// What the button that leads to the place says; nil for no button.
  var showLabel: String? { path == nil ? nil : Self.show }
  /// The file that it is about, which can be shown; nil for none.
  var path: String?

  private static let show = "Show"

  /// A room narrower than this, in points, has two lines for each text: what is wrong comes at its end.
  private static let narrow = 360.0

  /// What is written: two lines, in a narrow room up to four.
  func lines(_ metrics: TextMetrics, width: Double) -> [String] {
    let limit = detail.isEmpty || width < Self.narrow ? 2 : 1
    return [title, detail].filter { !$0.isEmpty }
      .flatMap { metrics.lines($0, LabType.label, width: width, limit: limit) }
  }
}
