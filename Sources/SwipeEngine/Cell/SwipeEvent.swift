/// Names a row. Rows are found by id, never by index.
public typealias RowID = String

/// Names an action within a row.
public typealias ActionID = String

/// Something that happened, at the instant at which it happened, which is not necessarily a frame's.
public struct SwipeEvent: Hashable, Sendable {
  /// What made an action fire.
  public enum Cause: String, Hashable, Sendable, CaseIterable {
    case tap, fullSwipe, trigger, key, menu
  }

  /// A felt answer: a light tick, or the thud of an action.
  public enum Haptic: String, Hashable, Sendable, CaseIterable {
    /// The full swipe was armed or disarmed.
    case tick
    /// The action was performed.
    case thud
  }

  /// The program's answer to a fill.
  public enum Fulfilment: String, Hashable, Sendable, CaseIterable {
    /// Remove the row.
    case delete
    /// Bring the row back.
    case reset
  }

  /// What happened. Begin and end, will and did come in pairs; an action comes once for one cause.
  public enum Kind: Hashable, Sendable {
    /// The row won the pointer.
    case gestureBegan
    /// Up or cancel; the content's velocity at that moment in pt/s, positive to the right.
    case gestureEnded(velocity: Double, cancelled: Bool)
    /// The slop was passed and the row hands the drag to its parent; the way so far in points.
    case declined(dx: Double)
    /// The row sets out towards another rest than its last one.
    case willOpen(Edge)
    /// It arrived; `finished` is false where it was interrupted.
    case didOpen(Edge, finished: Bool)
    case willClose(Edge)
    case didClose(Edge, finished: Bool)
    /// Somebody is at work with this side: it shows, or is about to. Ends before the other side begins, and once for each
    /// beginning, whatever becomes of the row.
    case editingBegan(Edge)
    case editingEnded(Edge)
    /// The armed action changed; nil when none is armed any more.
    case triggerChanged(ActionID?)
    case haptic(Haptic)
    case action(ActionID, by: Cause)
    /// A fill began for this action.
    case fill(ActionID)
    /// The fill was answered.
    case fulfilled(ActionID, with: Fulfilment)
    /// The row left the model, or entered it.
    case removed
    case inserted
    /// A closed row was tapped.
    case selected
    /// The selected row was tapped again, under a style in which that takes the selection away.
    case deselected
    case scrollBegan
    case scrollEnded
    /// The one answer to a command with this tag.
    case completed(tag: String, finished: Bool)
  }

  public var time: Timestamp
  /// The row that it is about; nil for scrolling and for commands without one.
  public var row: RowID?
  public var kind: Kind

  public init(time: Timestamp, row: RowID?, kind: Kind) {
    self.time = time
    self.row = row
    self.kind = kind
  }
}
