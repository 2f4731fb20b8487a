import SwipeEngine

/// Something in the inspector that a pointer or a key acts on. Parameters go by their ids.
enum InspectorElement: Hashable, Sendable {
  /// The tools in the head.
  enum Tool: String, Hashable, Sendable, CaseIterable {
    case search, code, save, reset
  }

  case tool(Tool)
  /// The choice of the side that is edited.
  case sides
  case search
  /// Ends the search.
  case endSearch
  /// The head of a group, which opens and closes it; on a sheet the chip that chooses it.
  case section(Parameter.Group)
  case chip(Parameter.Group)
  /// The choice between a response and a duration of the settle spring.
  case settleForm
  /// A parameter's name: a drag on it scrubs the number.
  case name(String)
  case field(String)
  case slider(String)
  case toggle(String)
  case choice(String)
  /// Back to the preset's value.
  case reset(String)
  /// Gives a number that may be missing a value, and takes it away.
  case presence(String)
  case copySwift
  case paste

  /// The parameter that it belongs to.
  var parameterID: String? {
    switch self {
    case .name(let id), .field(let id), .slider(let id), .toggle(let id), .choice(let id), .reset(let id),
      .presence(let id):
      id
    case .tool, .sides, .search, .endSearch, .section, .chip, .settleForm, .copySwift, .paste: nil
    }
  }

  /// Whether the keys can act on it.
  var isStop: Bool {
    if case .name = self { false } else { true }
  }

  /// Whether text can be typed into it.
  var takesText: Bool {
    switch self {
    case .search, .field: true
    default: false
    }
  }

  /// Whether a drag across changes a number.
  var takesDrags: Bool {
    switch self {
    case .slider, .name: true
    default: false
    }
  }
}
