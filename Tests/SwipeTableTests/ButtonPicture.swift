import SwipeEngine
import SwipeTable
import TestSupport
import Testing

/// A table of one row of 320 pt whose buttons are looked at.
struct ButtonPicture {
  var style = SwipeStyle()
  var actions: [SwipeAction] = [.flag, .delete]
  var height = 84.0
  var edge = Edge.trailing
  var direction = LayoutDirection.leftToRight
  /// Of the viewport, where not the row's.
  var viewportHeight: Double?
  var scroll = 0.0
  var theme = Theme.light
  /// Changes of the painter.
  var change: (inout TablePainter) -> Void = { _ in }

  init(_ change: (inout ButtonPicture) -> Void) { change(&self) }

  /// A player whose row stands open.
  func open() -> TablePlayer {
    var player = TablePlayer(
      SwipeTable(
        rows: [Row(id: "id0", height: height)],
        leading: actions,
        trailing: actions,
        style: style,
        viewport: .init(width: 320, height: viewportHeight ?? height),
        direction: direction,
        scroll: scroll
      )
    )
    player.play(GestureScript().command(.open("id0", edge, animated: false)))
    return player
  }

  /// What a player shows, without any content in the row.
  func list(_ player: TablePlayer) -> DisplayList {
    var list = DisplayList()
    var painter = TablePainter(theme: theme, metrics: .halfEm) { _, _ in }
    change(&painter)
    painter.paint(player.table, at: player.now, into: &list)
    return list
  }

  /// What the open row shows.
  var list: DisplayList { list(open()) }
}

extension SwipeAction {
  /// An action whose slot is 80 pt wide unless another width is given.
  static func button(_ title: String, _ icon: String? = "flag", width: Double? = 80) -> SwipeAction {
    SwipeAction(id: title, title: title, icon: icon, width: width)
  }
}

extension DisplayList {
  /// The sizes of a label's type, as often as it is drawn.
  func typeSizes(of label: String) -> [Double] {
    items.compactMap { item in
      if case .text(label, _, let style, _, _) = item { style.size } else { nil }
    }
  }
}
