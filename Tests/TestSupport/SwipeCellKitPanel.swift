public import SwipeEngine
public import SwipeTable

/// The actions of one side as a vector describes them, on the physical side where they appear.
public struct SwipeCellKitPanel: Decodable, Sendable {
  public enum Side: String, Decodable, Sendable {
    case left, right
  }

  public enum Transition: String, Decodable, Sendable {
    case border, drag, reveal
  }

  public var side: Side
  public var count: Int
  public var buttonWidth: Double
  public var safeAreaMargin: Double
  public var style: Transition
  public var expansion: SwipeCellKitExpansion?

  /// The edge in a layout from left to right.
  public var edge: Edge { side == .left ? .leading : .trailing }

  /// The preset of the panel's transition with its full swipe, and with what the original does and the preset does not.
  public var swipeStyle: SwipeStyle {
    let transition: ActionTransition =
      switch style {
      case .border: .border
      case .drag: .drag
      case .reveal: .reveal
      }
    return .swipeCellKitAsTheOriginal(transition, expansion)
  }

  /// Actions whose ids are their places in the vectors' order: 0 is the outermost, which the engine has last.
  public var cellActions: [CellAction] {
    (0..<count).reversed().map { CellAction(id: String($0), width: buttonWidth) }
  }

  /// The same for a table.
  public var actions: [SwipeAction] {
    (0..<count).reversed().map { SwipeAction(id: String($0), title: "action \($0)", width: buttonWidth) }
  }

  /// The outermost action, the one that a full swipe performs.
  public static let outermost: ActionID = "0"

  public var options: SideOptions { SideOptions(style: swipeStyle, safeArea: safeAreaMargin) }
}

extension CellContext {
  /// The surroundings of a row of SwipeCellKit with these panels; a side without one has no actions.
  public init(_ panels: [SwipeCellKitPanel], width: Double) {
    self.init(
      style: panels.first?.swipeStyle ?? .swipeCellKitAsTheOriginal(.border, nil),
      width: width,
      leading: [],
      trailing: []
    )
    for panel in panels {
      switch panel.edge {
      case .leading: (leading, leadingOptions) = (panel.cellActions, panel.options)
      case .trailing: (trailing, trailingOptions) = (panel.cellActions, panel.options)
      }
    }
  }
}

extension SwipeTable {
  /// A table of 80 pt rows `id0`, `id1`, …, all with these panels.
  public init(_ panels: [SwipeCellKitPanel], rows count: Int = 3, width: Double, open: [RowID: Edge] = [:]) {
    let context = CellContext(panels, width: width)
    self.init(
      rows: (0..<count).map { Row(id: "id\($0)", open: open["id\($0)"]) },
      leading: panels.first { $0.edge == .leading }?.actions ?? [],
      trailing: panels.first { $0.edge == .trailing }?.actions ?? [],
      rowHeight: 80,
      style: context.style,
      viewport: Viewport(width: width, height: 480)
    )
    for edge in Edge.allCases {
      handle(.options(context.options(edge), of: nil, edge), at: .zero)
    }
  }
}
