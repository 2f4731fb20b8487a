import SwipeEngine
import SwipeTable

extension Inspector {
  /// Which side of a comparison the controls act on.
  enum Edited: String, Hashable, Sendable, CaseIterable {
    case a, b
    /// A is shown, and what is set goes to B too.
    case both
  }

  /// A style under its name.
  struct Side: Hashable, Sendable {
    /// As the head shows it: "SwipeCellKit · drag".
    var name: String
    var style: SwipeStyle
    /// The style that it was made from: what resets go back to.
    var base: SwipeStyle

    func isChanged(_ parameter: Parameter) -> Bool {
      parameter.value(in: style) != parameter.value(in: base)
    }
  }

  /// What the inspector is about. It is handed in with every call; nothing of it is kept.
  struct Subject: Hashable, Sendable {
    var a: Side
    /// The other side of a comparison; nil where there is one style only.
    var b: Side?
    /// Ignored without a comparison.
    var edited: Edited = .a

    /// The side whose values the controls show.
    var shown: Side { edited == .b ? b ?? a : a }
    /// The side whose values are marks beside them.
    var other: Side? { b.map { edited == .b ? a : $0 } }

    /// The sides that a change goes to, each by itself.
    var targets: [(edited: Edited, side: Side)] {
      guard let b else { return [(.a, a)] }
      switch edited {
      case .a: return [(.a, a)]
      case .b: return [(.b, b)]
      case .both: return [(.a, a), (.b, b)]
      }
    }

    func value(of parameter: Parameter) -> ParameterValue { parameter.value(in: shown.style) }

    func number(of parameter: Parameter) -> Double? {
      if case .number(let number) = value(of: parameter) { number } else { nil }
    }

    /// Whether a reset would change something.
    func isChanged(_ parameter: Parameter) -> Bool { targets.contains { $0.side.isChanged(parameter) } }

    /// How many of some parameters differ from their presets.
    func changes(among parameters: [Parameter]) -> Int { parameters.filter { isChanged($0) }.count }
  }

  /// Where the inspector stands.
  struct Pane: Hashable, Sendable {
    enum Placement: String, Hashable, Sendable, CaseIterable {
      /// A column beside the stage.
      case side
      /// A sheet on the window's lower edge: one group at a time, chosen by chips.
      case sheet
    }

    /// In window points, without the toolbar above and without what stands below.
    var frame: Rect
    var placement: Placement
  }
}
