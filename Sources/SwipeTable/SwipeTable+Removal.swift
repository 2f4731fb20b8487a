public import SwipeEngine

/// A removal that can be taken back: the row, and where it stood.
struct Removal: Hashable, Sendable {
  var row: Row
  /// The sides that were forbidden to it.
  var forbidden: Set<Edge>
  /// What was different about its sides.
  var options: [Edge: SideOptions]
  var index: Int
  /// The rows above, from the nearest to the first that was not going as well, and the same below.
  var predecessors: [RowID] = []
  var successors: [RowID] = []

  /// How many removals are remembered; older ones are forgotten.
  static let limit = 100
}

extension SwipeTable {
  /// The rows whose removal can be taken back, the last one at the end.
  public var undoableRemovals: [RowID] { removals.map(\.row.id) }

  mutating func remove(_ id: RowID, animated: Bool, tag: String?, at time: Timestamp) {
    guard store[id] != nil else { return complete(tag, false, at: time) }
    if transitions[id]?.removes == true, animated {
      // A row that is already going is not removed a second time.
      if let tag { transitions[id]?.tags.append(tag) }
      return
    }
    if transitions[id]?.removes != true {
      let duration = animated ? RowTransition.duration : 0
      beginRemoval(of: id, over: duration, tag: animated ? tag : nil, at: time)
    }
    if !animated {
      endTransitions(of: [id], at: time)
      complete(tag, true, at: time)
    }
  }

  /// Lets a row's slot collapse; at the end the row leaves the model. A pointer on it loses it.
  ///
  /// - Parameter duration: of the collapse, in s.
  mutating func beginRemoval(
    of id: RowID,
    over duration: Double = RowTransition.duration,
    tag: String?,
    at time: Timestamp
  ) {
    guard let index = store.index(of: id), let row = store[id] else { return }
    var entry = Removal(
      row: row,
      forbidden: forbidden[id] ?? [],
      options: rowOptions[id] ?? [:],
      index: index
    )
    entry.row.open = nil
    entry.predecessors = neighbours(store.rows[..<index].reversed())
    entry.successors = neighbours(store.rows[(index + 1)...])
    removals.append(entry)
    if removals.count > Removal.limit { removals.removeFirst() }
    let share = transitions[id]?.share.position(at: time) ?? 1
    answer(transitions[id]?.tags, finished: false, at: time)
    transitions[id] = .collapsing(from: share, at: time, over: duration, tag: tag)
    aimScroll(at: time)
    if cells[id]?.isDragging == true {
      withCell(id, at: time) { $0.letGo(at: time, in: $1, events: &$2) }
    }
    if case .swipe(id)? = wheel?.axis { wheel?.axis = .ignored }
    noteEditing(of: id, at: time)
  }

  mutating func insert(_ row: Row, at index: Int, animated: Bool, tag: String?, time: Timestamp) {
    guard store[row.id] == nil else { return complete(tag, false, at: time) }
    store.insert(row, at: index)
    restoreOpenState(of: row)
    keepOneOpen(preferring: row.id, at: time)
    note(.inserted, row: row.id, at: time)
    noteEditing(of: row.id, at: time)
    if animated {
      transitions[row.id] = .growing(from: 0, at: time, tag: tag)
    } else {
      complete(tag, true, at: time)
    }
    contentChanged(at: time)
  }

  /// Takes the last removal back: a slot that is still collapsing opens again, a row that is gone comes in where it was.
  mutating func undo(tag: String?, at time: Timestamp) {
    while let entry = removals.popLast() {
      let id = entry.row.id
      if let transition = transitions[id], transition.removes {
        answer(transition.tags, finished: false, at: time)
        transitions[id] = .growing(from: transition.share.position(at: time), at: time, tag: tag)
        withCell(id, at: time) { $0.comeBack(at: time, in: $1, events: &$2) }
        return aimScroll(at: time)
      }
      // Somebody else has put a row of this name in meanwhile: that removal cannot be taken back any more.
      guard store[id] == nil else { continue }
      if !entry.forbidden.isEmpty { forbidden[id] = entry.forbidden }
      if !entry.options.isEmpty { rowOptions[id] = entry.options }
      return insert(entry.row, at: place(of: entry), animated: true, tag: tag, time: time)
    }
    complete(tag, false, at: time)
  }

  /// Slots have closed or opened: the rows whose slots have closed leave the model all at once, and are reported one
  /// by one. O(n), however many they are.
  ///
  /// - Parameter ids: from top to bottom.
  mutating func endTransitions(of ids: [RowID], at time: Timestamp) {
    var gone: Set<RowID> = []
    for id in ids {
      guard let transition = transitions[id] else { continue }
      if transition.removes {
        withCell(id, at: time) { $0.abandon(at: time, in: $1, events: &$2) }
        arena.letGo(of: id)
        gone.insert(id)
        cells[id] = nil
        forbidden[id] = nil
        rowOptions[id] = nil
        if selection == id { selection = nil }
        note(.removed, row: id, at: time)
      }
      transitions[id] = nil
      answer(transition.tags, finished: true, at: time)
    }
    store.remove(gone)
    contentChanged(at: time)
  }

  /// The rows beside one, up to the first that is not about to be removed. As many as can come back at most.
  private func neighbours(_ rows: some Sequence<Row>) -> [RowID] {
    var found: [RowID] = []
    for row in rows.prefix(Removal.limit) {
      found.append(row.id)
      if transitions[row.id]?.removes != true { break }
    }
    return found
  }

  /// Beside the neighbours that it had, the nearest first, as far as they are there.
  func place(of entry: Removal) -> Int {
    for distance in 0..<max(entry.predecessors.count, entry.successors.count) {
      let before = entry.predecessors.dropFirst(distance).first.flatMap { store.index(of: $0) }
      if let before { return before + 1 }
      let after = entry.successors.dropFirst(distance).first.flatMap { store.index(of: $0) }
      if let after { return after }
    }
    return entry.index
  }

  private mutating func answer(_ tags: [String]?, finished: Bool, at time: Timestamp) {
    for tag in tags ?? [] { complete(tag, finished, at: time) }
  }
}
