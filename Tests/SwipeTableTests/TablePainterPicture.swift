import SwipeEngine
import SwipeTable
import TestSupport
import Testing

extension TablePlayer {
  /// A table of 320 × 200 pt whose rows have the trailing actions Flag and Delete and the leading action Read, 80 pt each.
  static func painted(
    rows: Int = 3,
    trailing: [SwipeAction] = [.flag, .delete],
    direction: LayoutDirection = .leftToRight,
    _ change: @escaping (inout SwipeStyle) -> Void = { _ in }
  ) -> TablePlayer {
    TablePlayer(
      .sample(
        rows: rows,
        leading: [.read],
        trailing: trailing,
        direction: direction,
        height: 200,
        change
      )
    )
  }

  /// The table as it is drawn now; a row's content is its id.
  func picture(theme: Theme = .light) -> DisplayList {
    var list = DisplayList()
    TablePainter(theme: theme, metrics: .halfEm) { painting, list in
      list.text(painting.row.id, at: .zero, TextStyle(size: 16, lineHeight: 24), painting.theme.text)
    }
    .paint(table, at: now, into: &list)
    return list
  }

  /// A finger drags the first row until its content stands at an offset, and stays there for a time in ms: by default
  /// until the row's pressed look has gone.
  mutating func drag(to offset: Double, wait: Double = 150) {
    let slop = table.style.recognition.slop
    let way = offset + (offset < 0 ? -slop : slop)
    play(GestureScript().down(offset < 0 ? 310 : 10, 30).move(dx: way, over: 80).wait(wait))
  }
}

extension SwipeAction {
  static let flag = SwipeAction(id: "flag", title: "Flag", icon: "flag", width: 80)
  static let delete = SwipeAction(id: "delete", title: "Delete", icon: "trash", width: 80, role: .destructive)
  static let read = SwipeAction(id: "read", title: "Read", icon: "read", width: 80)
}

extension DisplayList {
  /// The shadows that rows throw on what lies under them: where, and whether to the right.
  var edgeShadows: [(frame: Rect, towardsRight: Bool)] {
    placed.compactMap { item, shift in
      guard case .edgeShadow(let rect, let towardsRight) = item else { return nil }
      return (rect.offset(x: shift.x, y: shift.y), towardsRight)
    }
  }

  /// The separators: their left ends, lower edges and lengths.
  var hairlines: [Rect] {
    placed.compactMap { item, shift in
      guard case .hairline(let x, let y, let width, _) = item else { return nil }
      return Rect(x: x + shift.x, y: y + shift.y, width: width, height: 0)
    }
  }
}
