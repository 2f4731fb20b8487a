import SwipeEngine

/// The changes of styles that can be taken back, and those that can be made again.
struct StyleUndo: Hashable, Sendable {
  /// The styles of all tables, and where they come from.
  struct State: Hashable, Sendable {
    var origins: [StyleOrigin]
    var references: [StyleReference]
  }

  private var past: [State] = []
  private var future: [State] = []
  /// What the last change belongs to: all changes of one drag of a slider are one step.
  private var lastChange: Int?
  /// When the last change was made, on the window's clock.
  private(set) var lastTime = Timestamp.zero

  /// Steps that are kept.
  private static let most = 200

  var canUndo: Bool { !past.isEmpty }
  var canRedo: Bool { !future.isEmpty }

  /// The styles have changed.
  ///
  /// - Parameter change: what the change belongs to; nil is a step of its own.
  mutating func didChange(from state: State, change: Int?, at time: Timestamp) {
    lastTime = time
    future = []
    if let change, change == lastChange { return }
    lastChange = change
    past.append(state)
    if past.count > Self.most { past.removeFirst() }
  }

  /// Changes where the styles of all steps come from: one has another name, or is gone.
  mutating func revise(_ change: (inout StyleOrigin) -> Void) {
    for step in past.indices { past[step].origins.revise(change) }
    for step in future.indices { future[step].origins.revise(change) }
  }

  /// The styles before the last step; nil where there is none.
  mutating func undo(from present: State, at time: Timestamp) -> State? {
    guard let state = past.popLast() else { return nil }
    future.append(present)
    (lastChange, lastTime) = (nil, time)
    return state
  }

  /// The styles after the step that was taken back last; nil where there is none.
  mutating func redo(from present: State, at time: Timestamp) -> State? {
    guard let state = future.popLast() else { return nil }
    past.append(present)
    (lastChange, lastTime) = (nil, time)
    return state
  }
}

extension [StyleOrigin] {
  /// Changes each of them.
  mutating func revise(_ change: (inout StyleOrigin) -> Void) {
    for index in indices { change(&self[index]) }
  }
}
