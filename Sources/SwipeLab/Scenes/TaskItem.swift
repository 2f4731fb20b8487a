/// One task of the tasks scene: what its row shows.
public struct TaskItem: Hashable, Sendable {
  /// Names the task for good: "t0" for the first, then "t1", and so on.
  public let id: String
  public let title: String
  /// When it is due, and what else there is to know.
  public let due: String
}
