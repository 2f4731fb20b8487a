import SwipeEngine

/// Which pointers are down, and where each of them was last.
struct PointersDown: Hashable, Sendable {
  private var last: [Int: PointerSample] = [:]

  /// The last sample of each pointer that is down, in the order of their numbers.
  var samples: [PointerSample] { last.values.sorted { $0.pointer < $1.pointer } }

  /// Follows a sample. Of a mouse only the left button acts, so no other counts; its moves tell no button.
  mutating func follow(_ sample: PointerSample) {
    guard sample.kind != .mouse || sample.button == .left || sample.phase == .move else { return }
    switch sample.phase {
    case .down: last[sample.pointer] = sample
    case .move where last[sample.pointer] != nil: last[sample.pointer] = sample
    case .move: break
    case .up, .cancel: last[sample.pointer] = nil
    }
  }
}
