/// A dialog that asks before something is lost.
struct ConfirmSheet: Hashable, Sendable {
  /// What can be pressed, in Tab order.
  enum Part: Hashable, Sendable {
    case cancel, confirm
  }

  static let cancelLabel = "Cancel"

  var title: String
  /// What is lost, and whether it comes back.
  var message: String
  /// What the button does: `Delete`.
  var confirmLabel: String
}
