import SwipeEngine

/// What a pointer that is down does.
struct InspectorGrab: Hashable, Sendable {
  enum Role: Hashable, Sendable {
    /// A finger within the slop: it may become a tap, a drag of a number or a scroll.
    case undecided
    /// Holds a button down; it acts if the pointer goes up over it.
    case pressing
    case sliding(Drag)
    case scrubbing(Drag)
    /// A name that was clicked and may yet be dragged.
    case beforeScrubbing
    /// Selects text.
    case selecting
    /// Moves the content, or the chips, from where they were.
    case scrolling(from: Double)
    case scrollingChips(from: Double)
    /// Nothing until it is gone.
    case idle
  }

  /// A number that follows the pointer.
  struct Drag: Hashable, Sendable {
    /// The step of undo that all its changes make.
    var change: Int
    /// What each side had when the pointer came down.
    var before: [Inspector.Edited: ParameterValue]
    /// How far from the knob's middle the pointer holds it, in points.
    var hold = 0.0
    /// The number that a scrub began with.
    var start = 0.0
  }

  var role: Role
  let element: InspectorElement?
  let start: Point
  let kind: PointerSample.Kind
  var tracker = VelocityTracker()

  init(_ role: Role, _ element: InspectorElement?, _ sample: PointerSample, at time: Timestamp) {
    self.role = role
    self.element = element
    start = sample.location
    kind = sample.kind
    tracker.add(sample.location, at: time)
  }

  /// Whether an element shows as pressed by it.
  func presses(_ element: InspectorElement) -> Bool {
    guard self.element == element else { return false }
    switch role {
    case .undecided, .pressing, .sliding: return true
    case .scrubbing, .beforeScrubbing, .selecting, .scrolling, .scrollingChips, .idle: return false
    }
  }

  var isScrolling: Bool {
    if case .scrolling = role { true } else { false }
  }
}
