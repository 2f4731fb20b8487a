import SwipeEngine

/// A finger or a mouse button that is down.
struct Contact: Hashable, Sendable {
  /// What it is, in SDL's words.
  enum Source: Hashable, Sendable {
    case mouse(PointerSample.Button)
    case finger(device: Int64, id: Int64)
  }

  var source: Source
  /// The table's name for it.
  var pointer: Int
  /// Where it was last, in table points.
  var location: Point

  var isMouse: Bool {
    if case .mouse = source { true } else { false }
  }

  /// A sample at the last place.
  func sample(_ phase: PointerSample.Phase) -> PointerSample {
    switch source {
    case .mouse(let button):
      PointerSample(pointer: pointer, phase: phase, location: location, kind: .mouse, button: button)
    case .finger:
      PointerSample(pointer: pointer, phase: phase, location: location, kind: .touch)
    }
  }
}
