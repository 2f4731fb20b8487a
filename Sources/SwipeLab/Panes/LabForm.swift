/// What the window shows around the list, as somebody has chosen.
struct LabForm: Hashable, Sendable {
  /// How many tables there are, and how they stand.
  enum Mode: Hashable, Sendable, CaseIterable {
    case one
    /// Two beside each other.
    case sideBySide
    /// The second one over the first.
    case ghost
  }

  /// How high the sheet of a narrow window is.
  enum SheetRest: Hashable, Sendable, CaseIterable {
    /// The timeline alone.
    case low
    case middle
    /// Everything below the toolbar.
    case high
  }

  /// Whether the list is alone in the window.
  var isBare = false
  var mode = Mode.one
  var showsInspector = true
  var showsCurves = true
  var sheet = SheetRest.low

  /// The form of a laboratory, or of the list alone.
  init(isBare: Bool) { self.isBare = isBare }
}
