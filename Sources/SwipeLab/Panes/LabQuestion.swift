import SwipeEngine
import SwipeTable

/// A row that went out and waits for an answer: which row and which action are meant, and the bar that asks.
struct LabQuestion: Hashable, Sendable {
  var row: RowID
  var action: ActionID
  var bar: LabBar

  /// The answers in the order of the bar's buttons.
  static let answers: [SwipeEvent.Fulfilment] = [.reset, .delete]
}

extension SceneQuestion {
  /// What the button of an answer says.
  func label(of answer: SwipeEvent.Fulfilment) -> String {
    switch answer {
    case .reset: keep
    case .delete: delete
    }
  }
}
