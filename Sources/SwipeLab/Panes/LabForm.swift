/// What the window shows around the list, as somebody has chosen.
struct LabForm: Hashable, Sendable {
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
  /// How many tables there are, and how they stand.
  var arrangement = StageArrangement.one
  var showsInspector = true
  var showsCurves = true
  var sheet = SheetRest.low
  /// How high the sheet is while it is drawn or comes to rest; nil where it rests.
  var drawnSheet: Double?

  /// The form of a laboratory, or of the list alone.
  init(isBare: Bool) { self.isBare = isBare }
}
