import SwipeEngine

/// A dialog, while it is open.
enum LabDialog: Hashable, Sendable {
  /// Asks for the name of a style.
  case name(LabNaming)
  /// Asks whether one's own style of this name is to be deleted; the part that the keys act on.
  case delete(String, focus: ConfirmSheet.Part)
  /// The keys, scrolled by an offset in points.
  case keys(offset: Double)

  var isKeys: Bool { if case .keys = self { true } else { false } }
}

/// Somebody is giving a style a name.
struct LabNaming: Hashable, Sendable {
  /// What for.
  enum Purpose: Hashable, Sendable {
    /// The style of a side is kept under it.
    case save(side: Int)
    /// One's own style of this name is called so.
    case rename(String)
  }

  var purpose: Purpose
  var field: TextField
  var focus = NameSheet.Part.field
  /// Why the name will not do.
  var error: String?
  /// Whether a style of the same name may be replaced: it has been said that there is one.
  var replaces = false

  var sheet: NameSheet {
    var sheet = NameSheet(title: title, message: message)
    sheet.saveLabel = replaces ? "Replace" : isRenaming ? "Rename" : "Save"
    sheet.field = field
    sheet.error = error?.withCapital
    sheet.canSave = field.text.contains { !$0.isWhitespace }
    return sheet
  }

  var isRenaming: Bool { if case .rename = purpose { true } else { false } }

  private var title: String {
    switch purpose {
    case .save: "Save this style"
    case .rename(let name): "Rename “\(name)”"
    }
  }

  private var message: String {
    isRenaming
      ? "Films and recordings keep the values as they are." : "It appears in the picker under its name."
  }
}
