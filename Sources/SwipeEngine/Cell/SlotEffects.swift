/// How the contents of one side's slots are drawn beside where they are: what transitions and the expansion effect did.
struct SlotEffects: Hashable, Sendable {
  /// The side that they belong to; nil for a row that shows none.
  private(set) var edge: Edge?
  private var slots: [Slot] = []

  private struct Slot: Hashable, Sendable {
    /// The visible fraction that the transition was told last.
    var fraction = 0.0
    var transition = Drawn()
    var expansion = Drawn()
  }

  private struct Drawn: Hashable, Sendable {
    var scale = Trajectory.still(1)
    var alpha = Trajectory.still(1)
    var background: SlotColor?

    var end: Timestamp { max(scale.end, alpha.end) }

    mutating func take(_ change: SlotChange, at time: Timestamp) {
      let start = time.adding(seconds: change.delay.taken(into: ParameterRange.time, orIfNaN: 0))
      if let target = change.scale {
        scale = Self.way(from: change.fromScale ?? scale.position(at: time), to: target, change, start)
      }
      if let target = change.alpha {
        let opacity = target.isNaN ? target : target.limited(to: 0...1)
        alpha = Self.way(from: alpha.position(at: time), to: opacity, change, start)
      }
      background = change.background ?? background
    }

    private static func way(
      from: Double,
      to target: Double,
      _ change: SlotChange,
      _ start: Timestamp
    ) -> Trajectory {
      guard target.isFinite else { return .still(from) }
      return .curve(.easeInOut, from: from, to: target, duration: max(0, change.duration), start: start)
    }
  }

  /// When the last motion has ended.
  var end: Timestamp {
    slots.reduce(Timestamp(nanoseconds: .min)) { max($0, $1.transition.end, $1.expansion.end) }
  }

  /// Tells the side's transitions how much of each slot is uncovered now, the slot next to the content first.
  mutating func tell(
    _ fractions: [Double],
    of newEdge: Edge?,
    at time: Timestamp,
    _ change: (Int, _ old: Double, _ new: Double) -> SlotChange?
  ) {
    if edge != newEdge || slots.count != fractions.count {
      edge = newEdge
      slots = fractions.map { _ in Slot() }
    }
    for index in slots.indices where slots[index].fraction != fractions[index] {
      if let change = change(index, slots[index].fraction, fractions[index]) {
        slots[index].transition.take(change, at: time)
      }
      slots[index].fraction = fractions[index]
    }
  }

  /// Carries out what an expansion effect asks for.
  mutating func take(_ items: [ExpansionEffect.Item], of newEdge: Edge, count: Int, at time: Timestamp) {
    if edge != newEdge || slots.count != count {
      edge = newEdge
      slots = Array(repeating: Slot(), count: count)
    }
    for item in items where slots.indices.contains(count - 1 - item.index) {
      slots[count - 1 - item.index].expansion.take(item.change, at: time)
    }
  }

  /// Takes back at once what the expansion effect did.
  mutating func resetExpansion() {
    for index in slots.indices { slots[index].expansion = Drawn() }
  }

  func scale(_ index: Int, _ edge: Edge, at time: Timestamp) -> Double {
    guard let slot = slot(index, edge) else { return 1 }
    return slot.transition.scale.position(at: time) * slot.expansion.scale.position(at: time)
  }

  func alpha(_ index: Int, _ edge: Edge, at time: Timestamp) -> Double {
    guard let slot = slot(index, edge) else { return 1 }
    return slot.transition.alpha.position(at: time) * slot.expansion.alpha.position(at: time)
  }

  func background(_ index: Int, _ edge: Edge) -> SlotColor? {
    guard let slot = slot(index, edge) else { return nil }
    return slot.expansion.background ?? slot.transition.background
  }

  private func slot(_ index: Int, _ edge: Edge) -> Slot? {
    self.edge == edge && slots.indices.contains(index) ? slots[index] : nil
  }
}
