import SwipeEngine
import SwipeTable

/// A menu, while it is open: that of the title bar, or that of a row.
struct LabMenu: Hashable, Sendable {
  /// What an item does.
  enum Command: Hashable, Sendable {
    /// Turns to another page of the menu.
    case page(Page)
    /// Sets parameters of the style, at once.
    case set([ParameterSetting])
    /// The same for every side that the inspector is about.
    case setEdited([ParameterSetting])
    /// Takes another style.
    case style(StyleReference)
    /// Takes one of one's own styles, by its name.
    case ownStyle(String)
    /// Asks for a name to keep the style under, for another name of it, and whether it is to be deleted.
    case saveStyle, renameStyle, deleteStyle
    /// Copies the style in one of its forms.
    case copyCode(StyleCode.Form)
    /// Films what was felt.
    case filmLastGesture, filmLastSeconds
    /// Changes what films are like.
    case filmSettings(FilmRequest.Settings)
    case speed(PlaySpeed)
    /// Puts another scene on the stage.
    case scene(String)
    /// Performs an action of a row.
    case perform(RowID, ActionID)
    case toggleAppearance
    case saveRecording
    case undo
    /// Makes the change of the style again that was taken back last; lists the keys.
    case redo, keys
    /// Shows fingers or hides them; shows two tables or one.
    case touches, compare
  }

  /// What the title bar's menu shows: the beginning, one of its sections, or the presets of one system.
  enum Page: Hashable, Sendable {
    case start, scene, system, transition, fullSwipe, buttons
    /// The presets of the system whose ids begin so.
    case presets(String)
    /// Every style, to choose from and to keep.
    case styles
    /// The forms that a style can be copied in.
    case code
    /// How fast time runs.
    case speed
    case film, filmFormat, filmRate, filmSpeed, filmScale, filmSpan
    /// The values of the parameter with this id.
    case values(String)

    /// The sections of the title bar's menu, in order: where the list is alone the systems, else every style.
    static func sections(isBare: Bool) -> [Page] {
      [.scene, isBare ? .system : .styles, .transition, .fullSwipe, .buttons]
    }
    /// The sections of the menu about films, in order.
    static let filmSections: [Page] = [.filmSpan, .filmFormat, .filmSpeed, .filmRate, .filmScale]

    /// The page that one comes from in a menu that began with `root`.
    func parent(under root: Page, isBare: Bool) -> Page {
      guard case .presets = self, root == .start else { return root }
      return isBare ? .system : .styles
    }
  }

  struct Item: Hashable, Sendable {
    var command: Command
    var icon: String?
    var label: String
    /// What a page has chosen at present, in front of the mark that the item leads on to it.
    var value: String?
    var shortcut = ""
    var isChosen = false
    var isEnabled = true
    var isDestructive = false
    /// Whether a divider stands above it.
    var beginsGroup = false

    /// Whether it is the head of a page, which leads back.
    var leadsBack = false

    /// Whether it leads on to a further page.
    var leadsOn: Bool {
      if case .page = command { !leadsBack } else { false }
    }
  }

  /// Where a menu opens.
  enum Anchor: Hashable, Sendable {
    /// Under what opens it.
    case tool(Rect)
    /// At a point of the window.
    case point(Point)
  }

  var items: [Item]
  var page: Page
  /// The page that it began with, from which nothing leads back.
  let root: Page
  /// The side whose style it is about.
  var side = 0
  /// How far it is scrolled where the window is too low for it, in points.
  var scroll = 0.0
  var anchor: Anchor
  /// The row whose actions it offers; nil for the title bar's menu.
  var row: RowID?
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
  private static let standardWidth = 288.0
  /// Actions have short names.
  private static let rowWidth = 224.0
  private static let fadeIn = 0.09

  init(items: [Item], page: Page = .start, at anchor: Anchor, byTouch: Bool, at time: Timestamp) {
    (self.items, self.anchor, self.page, root) = (items, anchor, page, page)
    itemHeight = byTouch ? Self.touchItemHeight : Self.mouseItemHeight
    presence = .curve(.easeOut, from: 0, to: 1, duration: Self.fadeIn, start: time)
  }

  var width: Double { row == nil ? Self.standardWidth : Self.rowWidth }

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
      // The way back is no choice to begin with.
      let start = choices.first { !items[$0].leadsBack } ?? first
      highlighted = step > 0 ? start : last
      return
    }
    highlighted = choices[(place + step + choices.count) % choices.count]
  }
}
