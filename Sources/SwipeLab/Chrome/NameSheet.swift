/// A dialog that asks for a name: to save a style under, or to give it another.
struct NameSheet: Hashable, Sendable {
  /// What can be pressed, in Tab order.
  enum Part: Hashable, Sendable {
    case field, cancel, save
  }

  static let cancelLabel = "Cancel"

  var title: String
  /// What the name is for.
  var message: String
  var saveLabel = "Save"
  /// What stands in the field.
  var field = TextField()
  /// Why the name will not do, in one line below the field; nil while it will.
  var error: String?
  var canSave = true
}
