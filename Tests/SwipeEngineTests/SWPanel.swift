import SwipeEngine

/// Utility buttons of SWTableViewCell as its vectors have them: the widths of both panels in points, and the offset of the
/// scroll view that moves the row, which rests at `left` where the row is closed.
struct SWPanel {
  var left: Double
  var right: Double
  /// Whether the row may be drawn to a side.
  var allows: (left: Bool, right: Bool) = (true, true)

  init(left: Double, right: Double) {
    (self.left, self.right) = (left, right)
  }

  func context(width: Double = 320) -> CellContext {
    func actions(_ panel: Double, _ isAllowed: Bool) -> [CellAction] {
      guard panel > 0, isAllowed else { return [] }
      return (0..<2).map { CellAction(id: "\($0)", width: panel / 2) }
    }
    return CellContext(
      style: .swTableViewCell,
      width: width,
      leading: actions(left, allows.left),
      trailing: actions(right, allows.right)
    )
  }

  /// The name of a rest as the original has it.
  static func name(of rest: SwipeCell.Rest?) -> String? {
    switch rest {
    case .open(.leading): "left"
    case .open(.trailing): "right"
    case .closed: "center"
    case nil: nil
    }
  }

  /// The rest of a name.
  static func rest(_ name: String) -> SwipeCell.Rest {
    ["left": .open(.leading), "right": .open(.trailing)][name] ?? .closed
  }

  /// A finger's way from the closed row to an offset: longer past the panel, where the rubber band holds.
  static func way(to offset: Double, in context: CellContext) -> Double {
    guard let edge = Edge(uncoveredBy: offset, in: .leftToRight) else { return 0 }
    let pane = context.paneWidth(edge)
    guard pane > 0, abs(offset) > pane else { return offset }
    let band = RubberBand(dimension: context.width)
    return edge.sign(in: .leftToRight) * (pane + band.inverse(abs(offset) - pane))
  }
}
