public import SwipeEngine

/// What one frame shows, as a trace states it.
public struct FrameTrace: Hashable, Sendable {
  public var time: Timestamp
  /// Counts the frames from 0.
  public var index: Int
  /// The scroll offset in points.
  public var scroll: Double
  /// The height of all rows together in points.
  public var contentHeight: Double
  /// Whether something is moving, so that another frame must follow.
  public var needsFrame: Bool
  /// Every row that is not idle and closed, from top to bottom.
  public var rows: [RowTrace]

  public init(
    time: Timestamp,
    index: Int,
    scroll: Double,
    contentHeight: Double,
    needsFrame: Bool,
    rows: [RowTrace]
  ) {
    self.time = time
    self.index = index
    self.scroll = scroll
    self.contentHeight = contentHeight
    self.needsFrame = needsFrame
    self.rows = rows
  }
}
