import SwipeTable

extension TableInput {
  /// The input with the actions that it brings as wide as their titles need, where they have no width.
  func measured(_ metrics: TextMetrics) -> TableInput {
    switch self {
    case .command(.insert(let row, let index, let animated), let tag):
      .command(.insert(row.measured(metrics), at: index, animated: animated), tag: tag)
    case .command(.setActions(let row, let leading, let trailing), let tag):
      .command(
        .setActions(
          row,
          leading: leading?.map { $0.measured(metrics) },
          trailing: trailing?.map { $0.measured(metrics) }
        ),
        tag: tag
      )
    case .pointer, .wheel, .key, .command, .style, .options: self
    }
  }
}
