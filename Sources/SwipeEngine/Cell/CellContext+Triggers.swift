/// Where the trigger points of a row lie.
extension CellContext {
  /// One trigger point in a row of this size.
  public struct Stop: Hashable, Sendable {
    /// Which action it belongs to, counted from the one next to the content.
    public var index: Int
    public var action: ActionID
    /// The distance in points.
    public var distance: Double
    public var outcome: TriggerPoint.Outcome
    /// Whether its action is enabled and has something to do here.
    public var isArmed: Bool
  }

  /// The trigger points of a side that belong to one of its actions, in the order of the actions. O(number of actions).
  public func stops(_ edge: Edge) -> [Stop] {
    zip(actions(edge), style(edge).triggers[edge]).enumerated().map { index, pair in
      Stop(
        index: index,
        action: pair.0.id,
        distance: pair.1.distance(width: width, height: height),
        outcome: pair.1.outcome,
        isArmed: pair.0.isEnabled && pair.1.outcome != .off
      )
    }
  }

  /// The distance of a side's nearest point in points, at most the row's width, which stands for no point at all. Points of
  /// actions that are missing count too: they say where icons stop. O(number of points).
  public func firstStop(_ edge: Edge) -> Double {
    style(edge).triggers[edge].filter { $0.outcome != .off }
      .map { $0.distance(width: width, height: height) }.min() ?? width
  }

  /// Whether a pointer may draw the row towards a side: it has actions there, and under a stage a trigger point that
  /// belongs to one of them, enabled or not. O(number of actions).
  public func isSwipeable(_ edge: Edge) -> Bool {
    guard style(edge).pane == .stage else { return !actions(edge).isEmpty }
    return stops(edge).contains { $0.outcome != .off }
  }

  /// The point that a row at `distance` has come to: of those that it has reached the farthest that is armed, else the
  /// farthest; before all of them the nearest. Nil at 0 and without points. O(number of actions).
  public func stop(at distance: Double, _ edge: Edge) -> Stop? {
    guard distance > 0 else { return nil }
    let stops = stops(edge).filter { $0.outcome != .off }
    let reached = stops.filter { $0.distance <= distance }
    func farthest(_ stops: [Stop]) -> Stop? {
      stops.max { ($0.distance, $0.index) < ($1.distance, $1.index) }
    }
    return farthest(reached.filter(\.isArmed)) ?? farthest(reached)
      ?? stops.min { ($0.distance, $0.index) < ($1.distance, $1.index) }
  }

  /// The point at which letting go would do something; nil where nothing would. O(number of actions).
  public func armedStop(at distance: Double, _ edge: Edge) -> Stop? {
    guard let stop = stop(at: distance, edge), stop.isArmed, stop.distance <= distance else { return nil }
    return stop
  }

  /// Where a row is that went out past a point, with the sign of the edge.
  func leftOffset(_ stop: Stop, _ edge: Edge) -> Double {
    edge.sign(in: direction) * (width + (stop.outcome == .through ? stop.distance : 0))
  }
}
