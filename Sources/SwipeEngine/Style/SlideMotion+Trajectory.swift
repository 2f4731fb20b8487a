extension SlideMotion {
  /// The way from a position to a target by the slide alone; nil without a duration.
  ///
  /// - Parameters:
  ///   - velocity: the row's in pt/s. A curve, and a slide for all, pass it over.
  ///   - isOpening: whether the target is a place where the row stays open.
  func trajectory(
    from position: Double,
    to target: Double,
    velocity: Double,
    isOpening: Bool,
    start: Timestamp
  ) -> Trajectory? {
    guard let duration else { return nil }
    if let curve = (isOpening ? openCurve : curve).timing {
      return .curve(curve, from: position, to: target, duration: duration, start: start)
    }
    let spring = Spring.uiKit(duration: duration, dampingRatio: dampingRatio, velocity: launch)
    let speed = isForAll ? launch * (target - position) : velocity + launch * (target - position)
    if isOpening {
      return .spring(spring, from: position, to: target, wall: 0, velocity: speed, start: start)
    }
    if crossesRest { return .spring(spring, from: position, to: target, velocity: speed, start: start) }
    return .springToCrossing(
      spring,
      from: position,
      to: target,
      velocity: position == target ? 0 : speed,
      start: start,
      tolerance: Tolerance.position
    )
  }
}
