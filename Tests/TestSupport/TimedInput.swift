public import SwipeEngine
public import SwipeTable

/// One thing that goes into a table, and when.
public struct TimedInput: Hashable, Sendable {
  public var time: Timestamp
  public var input: TableInput

  public init(_ input: TableInput, at time: Timestamp) {
    self.time = time
    self.input = input
  }
}
