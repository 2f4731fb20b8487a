import SwipeEngine

/// Which pointer does what: the first that wins owns its row or the scroll until it goes up or is cancelled.
struct PointerArena: Hashable, Sendable {
  enum Role: Hashable, Sendable {
    /// Within the slop; it may become anything, or end as a tap.
    case undecided
    case swiping(RowID)
    case scrolling
    /// Lost, declined, or beside the point: nothing until it is gone.
    case ignored
  }

  /// A pointer that is down.
  struct Contact: Hashable, Sendable {
    var recognizer: SwipeRecognizer
    var role: Role
    /// What lay under it when it came down.
    let target: HitTarget
    /// Whether going up within the slop counts as a tap on the target.
    var taps: Bool
    var location: Point
    let kind: PointerSample.Kind
  }

  private(set) var contacts: [Int: Contact] = [:]

  subscript(pointer: Int) -> Contact? {
    get { contacts[pointer] }
    set { contacts[pointer] = newValue }
  }

  /// The pointers that are down, in a fixed order.
  var pointers: [Int] { contacts.keys.sorted() }

  var scrollingPointer: Int? {
    pointers.first { contacts[$0]?.role == .scrolling }
  }

  func pointer(swiping row: RowID) -> Int? {
    pointers.first { contacts[$0]?.role == .swiping(row) }
  }

  var isSwiping: Bool {
    contacts.values.contains { if case .swiping = $0.role { true } else { false } }
  }

  /// The target that shows as pressed: under the first pointer that may still become a tap.
  var pressed: HitTarget? {
    pointers.lazy.compactMap { contacts[$0] }.first { $0.role == .undecided && $0.taps }?.target
  }

  /// A pointer has won: what the others do can no longer become a tap, on this row (nil: on any).
  mutating func silenceTaps(besides winner: Int, on row: RowID?) {
    for pointer in pointers where pointer != winner && contacts[pointer]?.role == .undecided {
      guard row == nil || contacts[pointer]?.target.rowID == row else { continue }
      contacts[pointer]?.taps = false
    }
  }

  /// No pointer moves this row any more.
  mutating func letGo(of row: RowID) {
    for pointer in pointers where contacts[pointer]?.role == .swiping(row) {
      contacts[pointer]?.role = .ignored
    }
  }
}
