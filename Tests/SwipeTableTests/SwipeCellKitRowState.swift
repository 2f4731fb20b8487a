import SwipeEngine
import SwipeTable
import TestSupport
import Testing

/// What a row of the vectors is doing before something happens to it or to another one.
enum SwipeCellKitRowState: String, Decodable, Sendable {
  case center, left, right, dragging, animatingToCenter

  /// A table of 375 pt with an action on both sides of its 80 pt rows, the first of which is in this state.
  func player(isExploredByTouch: Bool = false) -> TablePlayer {
    var table = SwipeTable(
      rows: (0..<3).map { Row(id: "id\($0)") },
      leading: [.sample("L")],
      trailing: [.sample("T")],
      rowHeight: 80,
      style: .swipeCellKitAsTheOriginal(.border, nil),
      viewport: SwipeTable.Viewport(width: 375, height: 480)
    )
    table.isExploredByTouch = isExploredByTouch
    var player = TablePlayer(table)
    switch self {
    case .center: break
    case .left: player.play(GestureScript().command(.open("id0", .leading, animated: false)))
    case .right: player.play(GestureScript().command(.open("id0", .trailing, animated: false)))
    case .dragging: player.play(GestureScript().down(200, 40).move(dx: -50, over: 100))
    case .animatingToCenter:
      player.play(
        GestureScript().command(.open("id0", .trailing, animated: false))
          .command(.close("id0", animated: true)).wait(50)
      )
    }
    return player
  }
}
