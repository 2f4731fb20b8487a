/// Where a full swipe arms, and what it then does.
extension CellContext {
  /// The action that a full swipe of this side performs: the outermost one.
  public func fullSwipeAction(_ edge: Edge) -> CellAction? {
    part(edge) { $0.expansion.kind(edge) } == .none ? nil : actions(edge).last
  }

  /// How a side's full swipe completes; nil where it has none.
  func completion(_ edge: Edge) -> Expansion.Completion? {
    let expansion = style(edge).expansion
    return expansion.completion(of: expansion.kind(edge))
  }

  /// The distance at which the full swipe of a side arms by the row's place alone, in points; nil where it never does.
  public func armingDistance(_ edge: Edge) -> Double? {
    guard fullSwipeAction(edge) != nil, width > 0, style(edge).expansion.deleteThreshold < 1 else {
      return nil
    }
    return followLimit(edge)
  }

  /// The distance up to which the row follows the pointer one to one, in points.
  func followLimit(_ edge: Edge) -> Double {
    let pane = paneWidth(edge)
    guard fullSwipeAction(edge) != nil else { return limitWithoutFullSwipe(edge, pane: pane) }
    let expansion = style(edge).expansion
    let threshold = expansion.deleteThreshold
    guard threshold == 0 else { return max(pane, threshold * width) }
    let place =
      switch expansion.target(of: expansion.kind(edge)) {
      case .fraction(let fraction): width * fraction
      case .inset(let inset): width - inset
      }
    // A target that the row cannot reach would never arm.
    return min(max(pane + expansion.minimumOverscroll, place), max(width, pane))
  }

  private func limitWithoutFullSwipe(_ edge: Edge, pane: Double) -> Double {
    let style = style(edge)
    switch style.drag.limit {
    case .pane: return style.pane == .stage ? width : pane
    case .trigger: return min(width, max(pane, firstStop(edge)))
    case .row: return max(width, pane)
    }
  }

  /// Whether a side's full swipe is armed.
  ///
  /// - Parameters:
  ///   - distance: how far the row has gone to uncover the side, in points.
  ///   - pointer: how far the pointer stands from the edge at which the side's actions are, in points; nil for one without
  ///     a place.
  ///   - travel: the pointer's way since it took the row, in points.
  ///   - wasArmed: an armed full swipe lets go a little later than it arms.
  func isArmed(
    _ edge: Edge,
    distance: Double,
    pointer: Double?,
    travel: Double,
    wasArmed: Bool
  ) -> Bool {
    let expansion = style(edge).expansion
    guard let target = armingDistance(edge), expansion.minimumTravel == 0 || travel > expansion.minimumTravel
    else { return false }
    let give = wasArmed ? expansion.hysteresis : 0
    let place = expansion.countsWholePoints ? distance.rounded(.down) : distance
    // No row gets past a wall.
    let isAtTarget =
      expansion.countsWholePoints && !stopsAtLimit(edge) ? place > target - give : distance >= target - give
    if isAtTarget { return true }
    let pane = paneWidth(edge)
    guard place > pane else { return false }
    return expansion.triggers(of: expansion.kind(edge)).contains { trigger in
      switch trigger {
      case .touchThreshold(let fraction): pointer.map { $0 + give > fraction * width } ?? false
      case .overscroll(let past): distance + give > pane + past
      }
    }
  }

  /// Whether a wall stands where the row no longer follows one to one.
  private func stopsAtLimit(_ edge: Edge) -> Bool {
    let style = style(edge)
    let give = style.drag.overscroll == .linear ? style.expansion.elasticity : style.drag.rubberBand
    return style.drag.hardStop || give == 0
  }

  /// Where a row is that went out under a side's pane, with the sign of the edge.
  func filledOffset(_ edge: Edge) -> Double {
    let extra = style(edge).expansion.fillExtent * (slotWidths(edge).last ?? 0)
    return edge.sign(in: direction) * (width + extra)
  }

  /// What a side's contents do when its full swipe arms and disarms.
  func expansionEffect(_ edge: Edge) -> ExpansionEffect {
    if let own = options(edge).expansionEffect { return own }
    let effects = style(edge).effects
    let fades =
      switch effects.expansion {
      case .automatic: fullSwipeAction(edge)?.hasGround == false
      case .none: false
      case .scaleAndAlpha: true
      }
    guard fades else { return .none }
    return .scaleAndAlpha(
      ScaleAndAlphaExpansion(
        duration: effects.fadeDuration,
        scale: effects.fadeScale,
        interButtonDelay: effects.fadeDelay
      )
    )
  }

  /// What an action's content does as the visible fraction of its slot changes.
  func change(of action: CellAction, _ edge: Edge, from old: Double, to new: Double) -> SlotChange? {
    if let own = action.transition {
      return own.change(
        SlotTransition.Context(action: action.id, edge: edge, oldFraction: old, newFraction: new)
      )
    }
    let effects = style(edge).effects
    guard effects.transition == .scale else { return nil }
    return ScaleTransition(
      duration: effects.scaleDuration,
      initialScale: effects.initialScale,
      threshold: effects.scaleThreshold
    ).change(from: old, to: new)
  }
}
