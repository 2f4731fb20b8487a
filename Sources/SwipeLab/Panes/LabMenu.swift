import SwipeEngine

/// The menu of the title bar, while it is open.
struct LabMenu: Hashable, Sendable {
  /// What an item does.
  enum Command: Hashable, Sendable {
    /// Sets a parameter of the style.
    case set(String, String)
    case toggleAppearance
    case saveRecording
    case undo
  }

  struct Item: Hashable, Sendable {
    var command: Command
    var icon: String
    var label: String
    var shortcut = ""
    var isChosen = false
    var isEnabled = true
    /// Whether a divider stands above it.
    var beginsGroup = false
  }

  var items: [Item]
  /// The item under the pointer or the keys.
  var highlighted: Int?
  /// Height of an item in points: 44 where it was opened by a finger, else 36.
  var itemHeight: Double
  /// How far it has come in, 0…1.
  var presence: Trajectory

  static let mouseItemHeight = 36.0
  static let touchItemHeight = 44.0
  static let padding = 6.0
  /// The room that a divider takes.
  static let dividerHeight = 13.0
  static let width = 288.0
  private static let fadeIn = 0.09

  init(items: [Item], byTouch: Bool, at time: Timestamp) {
    self.items = items
    itemHeight = byTouch ? Self.touchItemHeight : Self.mouseItemHeight
    presence = .curve(.easeOut, from: 0, to: 1, duration: Self.fadeIn, start: time)
  }

  var height: Double {
    let dividers = Double(items.filter(\.beginsGroup).count)
    return 2 * Self.padding + Double(items.count) * itemHeight + dividers * Self.dividerHeight
  }

  /// The distance of an item from the menu's top.
  func top(of index: Int) -> Double {
    let dividers = items[...index].filter(\.beginsGroup).count
    return Self.padding + Double(index) * itemHeight + Double(dividers) * Self.dividerHeight
  }

  /// The item at a distance from the menu's top; nil on a divider and on an item that cannot be chosen.
  func item(at y: Double) -> Int? {
    items.indices.first { items[$0].isEnabled && y >= top(of: $0) && y < top(of: $0) + itemHeight }
  }

  /// Moves the highlight by one among the items that can be chosen, around the ends.
  mutating func moveHighlight(by step: Int) {
    let choices = items.indices.filter { items[$0].isEnabled }
    guard let first = choices.first, let last = choices.last else { return }
    guard let present = highlighted, let place = choices.firstIndex(of: present) else {
      highlighted = step > 0 ? first : last
      return
    }
    highlighted = choices[(place + step + choices.count) % choices.count]
  }
}
