public import SwipeEngine

/// The last line of a trace: where everything came to.
public struct EndTrace: Hashable, Sendable {
  public var time: Timestamp
  /// The scroll offset in points.
  public var scroll: Double
  /// The number of rows.
  public var count: Int
  /// The ids of the open rows, from top to bottom.
  public var open: [RowID]
  /// The ids of all rows, from top to bottom. Not written above `TraceWriter.mostOrderedRows` rows,
  /// so it may be empty then.
  public var order: [RowID]

  public init(time: Timestamp, scroll: Double, count: Int, open: [RowID], order: [RowID]) {
    self.time = time
    self.scroll = scroll
    self.count = count
    self.open = open
    self.order = order
  }
}
