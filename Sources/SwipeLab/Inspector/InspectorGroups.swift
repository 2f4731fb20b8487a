import SwipeEngine

/// The parameters of each group, found once.
enum InspectorGroups {
  private static let byGroup = Dictionary(grouping: SwipeStyle.parameters, by: \.group)

  /// The groups that have parameters, in the order in which they are shown.
  static let all = Parameter.Group.allCases.filter { byGroup[$0] != nil }

  /// A group's parameters in the engine's order.
  static func parameters(in group: Parameter.Group) -> [Parameter] { byGroup[group] ?? [] }
}
