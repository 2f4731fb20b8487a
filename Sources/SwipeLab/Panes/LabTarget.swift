/// What a pointer came down on. It keeps the pointer until that goes up, wherever it goes meanwhile.
enum LabTarget: Hashable, Sendable {
  /// The table of a device.
  case table(Int)
  case tool(LabLayout.Tool)
  /// A button of a bar, counted from the left.
  case button(BarKind, Int)
  /// The open menu and everything under it.
  case menu
  /// The rest: the grounds of the title bar and of the bars.
  case chrome

  var isTable: Bool { if case .table = self { true } else { false } }
}
