public import SwipeEngine

/// One row in a frame of a trace.
public struct RowTrace: Hashable, Sendable {
  public var id: RowID
  /// Its top in content coordinates (scroll not subtracted), in points.
  public var y: Double
  public var height: Double
  /// The content's shift in points, positive to the right.
  public var offset: Double
  /// The content's velocity in pt/s, positive to the right.
  public var velocity: Double
  public var phase: SwipePhase
  /// The side whose actions show; nil at offset 0.
  public var edge: Edge?
  /// The armed action; nil when none is.
  public var trigger: ActionID?
  /// The actions of that side, the one next to the content first; written only where there is an edge.
  public var actions: [ActionSlot]

  public init(
    id: RowID,
    y: Double,
    height: Double,
    offset: Double,
    velocity: Double,
    phase: SwipePhase,
    edge: Edge? = nil,
    trigger: ActionID? = nil,
    actions: [ActionSlot] = []
  ) {
    self.id = id
    self.y = y
    self.height = height
    self.offset = offset
    self.velocity = velocity
    self.phase = phase
    self.edge = edge
    self.trigger = trigger
    self.actions = actions
  }
}
