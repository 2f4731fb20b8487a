/// What a pointer came down on. It keeps the pointer until that goes up, wherever it goes meanwhile.
enum LabTarget: Hashable, Sendable {
  /// The table of a device.
  case table(Int)
  /// A tool in the title bar of a device.
  case tool(LabLayout.Tool, device: Int)
  /// A button of a bar, counted from the left.
  case button(BarKind, Int)
  case toolbar(Toolbar.Part)
  case compare(CompareTools.Part)
  case banner(ErrorBanner.Part)
  case film(FilmCard.Part)
  case timeline(Timeline.Part)
  /// The curves, on which a time can be looked for.
  case plot
  case inspector
  /// The upper end of a sheet, which can be drawn up and down.
  case grabber
  /// The open dialog and everything under it.
  case dialog
  /// The open menu and everything under it.
  case menu
  /// The rest: the grounds of panes and bars.
  case ground

  var isTable: Bool { if case .table = self { true } else { false } }
}
