import SwipeEngine
import SwipeTable

/// The pane in which a style's parameters are set: every one of them with its name, unit, help, slider and number.
///
/// A value that knows no style: what it is about (`Subject`) and where it stands (`Pane`) come with every call, and what is to
/// be done goes out as effects. Time is an argument and never goes back. Not for the window around it: menus,
/// dialogs, the clipboard and undo are the window's.
struct Inspector: Hashable, Sendable {
  /// A field's text while it has the focus.
  struct Edit: Hashable, Sendable {
    var id: String
    var field: TextField
    /// Whether something was typed that is not set yet.
    var isChanged = false
    /// Whether it was refused.
    var isRefused = false
  }

  /// What the mouse is over.
  struct Hover: Hashable, Sendable {
    var element: InspectorElement?
    /// The parameter in whose row it is.
    var row: String?
    /// Since when it is in this row, or in none.
    var since: Timestamp
  }

  /// Keys that change one parameter, one soon after the other: one step of undo.
  struct Burst: Hashable, Sendable {
    var id: String
    var change: Int
    var last: Timestamp
  }

  let letters: LetterWidths
  /// The groups that are open beside the stage, and the one that a sheet shows.
  var openGroups: Set<Parameter.Group> = [.settle]
  var chosenGroup = Parameter.Group.settle
  var search = TextField()
  /// Whether a sheet shows the search in the place of the chips.
  var isSearching = false
  var scroll = PaneScroll()
  var chips = PaneScroll()
  /// Whether the chips are scrolled as far as it takes to see the chosen one: until somebody scrolls them.
  var showsChosenChip = true

  var focus: InspectorElement?
  /// Whether the focus came by a key and is ringed; one that takes text always is.
  var ringsFocus = false
  var edit: Edit?
  var hover: Hover?
  /// The row whose help the mouse has called up, and all that show help.
  var hovered: String?
  var helped: Set<String> = []
  var grabs: [Int: InspectorGrab] = [:]
  /// What moves from one place to another: toggles, segments' pills, opening sections.
  var motions: [InspectorElement: Trajectory] = [:]
  var lastChange = 0
  var burst: Burst?

  /// Lines break where they do when they are drawn. A few hundred measurements.
  init(metrics: TextMetrics) { letters = LetterWidths(metrics) }

  /// Whether the keys act on something in it.
  var hasFocus: Bool { focus != nil }

  /// Whether typed letters go into a text: the window then hands them to `type`, and keys without modifiers are
  /// no shortcuts.
  var isTyping: Bool { focus?.takesText ?? false }

  /// What is where, at `time`.
  func layout(_ subject: Subject, in pane: Pane, at time: Timestamp) -> InspectorLayout {
    var builder = InspectorLayoutBuilder(inspector: self, subject: subject, pane: pane, time: time)
    return builder.build()
  }

  /// Where something moving is between two places at `time`; at `value` where nothing moves it.
  func place(of element: InspectorElement, _ value: Double, at time: Timestamp) -> Double {
    guard let motion = motions[element], motion.target == value else { return value }
    return motion.position(at: time)
  }

  /// How far a section is open, 0…1.
  func openness(of group: Parameter.Group, at time: Timestamp) -> Double {
    place(of: .section(group), openGroups.contains(group) ? 1 : 0, at: time)
  }

  /// How an element shows.
  func state(of element: InspectorElement) -> ControlState {
    ControlState(
      isHovered: hover?.element == element,
      isPressed: grabs.values.contains { $0.presses(element) },
      isFocused: focus == element && (ringsFocus || element.takesText)
    )
  }

  /// The words of the search; none where nothing is searched for.
  var searchWords: [String] { search.text.lowercased().split(separator: " ").map(String.init) }

  /// The parameters that match the search: each word is in the name, the id, the help or the group's name.
  func found(in group: Parameter.Group) -> [Parameter] {
    let words = searchWords
    return InspectorGroups.parameters(in: group).filter { parameter in
      let texts = [parameter.name, parameter.id, parameter.help, ParameterText.sentenceCase(group.rawValue)]
      let text = texts.joined(separator: "\n").lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }
}
