/// One row's movement: a state machine that a pointer, commands and the passing of time drive.
///
/// A cell is a plain value. It reads no clock, knows no other rows, and keeps neither style nor geometry: both
/// come in with each call as a `CellContext`. Every mutating call appends what happened to `events`, with the
/// instant at which it happened and without a row, which the table fills in.
///
/// Not for: deciding whether a movement is a swipe (`SwipeRecognizer`), or which pointer owns the row (the table).
public struct SwipeCell: Hashable, Sendable {
  /// A place where a row can rest.
  public enum Rest: Hashable, Sendable {
    case closed
    case open(Edge)
  }

  /// What moves the row at present.
  enum Motion: Hashable, Sendable {
    /// Nothing: it stands at `rest`.
    case resting
    case dragging(Drag)
    /// A trajectory towards a rest.
    case settling(Trajectory, towards: Rest)
    /// A trajectory out under the pane, for an action.
    case filling(Trajectory, Fill)
    /// Nothing, for this instant: where the row goes from here is decided when the program has reacted to an action.
    case held(offset: Double, velocity: Double)
  }

  /// A fill under way.
  struct Fill: Hashable, Sendable {
    var action: ActionID
    var edge: Edge
    var cause: SwipeEvent.Cause
    var timing: Expansion.Timing
    /// What becomes of the row without the program; nil waits for it.
    var automatic: SwipeEvent.Fulfilment?
    /// The trigger point past which the row goes out without a pane; nil for a fill.
    var exit: Int?
    /// Whether the action has fired.
    var hasFired: Bool
    /// Whether the row is out.
    var isOut = false
    /// The program's answer, where it came before the action.
    var answer: SwipeEvent.Fulfilment?
  }

  /// An action that was released and has not fired yet.
  struct Awaited: Hashable, Sendable {
    var action: ActionID
    var cause: SwipeEvent.Cause
  }

  /// An action that has just fired, until `finishAction` has drawn the consequences.
  enum Aftermath: Hashable, Sendable {
    /// A tapped action: whether the row closes.
    case tap(closes: Bool)
    /// A full swipe that completes in this way.
    case fullSwipe(Expansion.Completion)
  }

  /// The last rest that the row reached. A turn towards it sends no events.
  public internal(set) var rest: Rest
  /// The rest that the row announced and has not reached yet.
  var turn: Rest?
  /// The side under whose pane the row went out for an action, until it is back at a rest or in somebody's hand.
  var edgeOut: Edge?
  var motion = Motion.resting
  /// The action that letting go would perform.
  public internal(set) var armed: ActionID?
  /// Whether it is the full swipe that would, not a trigger point.
  var isFullSwipeArmed = false
  var emphasis = Emphasis()
  var effects = SlotEffects()
  /// The one side that the row shows until it is at rest, after a drag that kept to it.
  var lockedEdge: Edge?
  /// Where the row stands or will stand, if not at its pane's width.
  var standing: Standing?
  /// The colour of a stage.
  var tone = StageToneMotion()
  /// An action that fires when the row has come back.
  var awaited: Awaited?
  /// Whether the present settle goes on from a pointer's speed.
  var isThrown = false
  var aftermath: Aftermath?
  /// Tags of the commands that wait for the present settle.
  var waitingTags: [String] = []
  /// Set when the cell has ended and its row is to be taken out by the table, which collapses it.
  public internal(set) var wantsRemoval = false

  /// A cell at rest: closed, or with one side open.
  public init(open edge: Edge? = nil) {
    rest = edge.map { .open($0) } ?? .closed
  }

  /// Whether a pointer or a wheel moves the row.
  public var isDragging: Bool {
    if case .dragging = motion { true } else { false }
  }

  /// The row's offset in points: positive to the right.
  public func offset(at time: Timestamp, in context: CellContext) -> Double {
    switch motion {
    case .resting: place(of: rest, in: context)
    case .dragging(let drag): drag.drawn(at: time)
    case .settling(let trajectory, _), .filling(let trajectory, _): trajectory.position(at: time)
    case .held(let offset, _): offset
    }
  }

  /// The row's speed in pt/s: the velocity tracker's estimate while dragging, analytic otherwise.
  public func velocity(at time: Timestamp, in context: CellContext) -> Double {
    switch motion {
    case .resting: 0
    case .dragging(let drag): drag.velocity(at: time, in: context)
    case .settling(let trajectory, _), .filling(let trajectory, _): trajectory.velocity(at: time)
    case .held(_, let velocity): velocity
    }
  }

  /// The side whose actions show; nil at offset 0, and for a row on the wrong way.
  public func visibleEdge(at time: Timestamp, in context: CellContext) -> Edge? {
    visibleEdge(of: offset(at: time, in: context), in: context)
  }

  /// The side whose actions a row at `offset` would show.
  package func visibleEdge(of offset: Double, in context: CellContext) -> Edge? {
    let edge = Edge(uncoveredBy: offset, in: context.direction)
    return lockedEdge == nil || lockedEdge == edge ? edge : nil
  }

  /// Where the row rests, in points: its pane's width, unless it was sent elsewhere.
  func place(of rest: Rest, in context: CellContext) -> Double {
    guard case .open(let edge) = rest else { return 0 }
    switch standing {
    case .offset(let offset) where Edge(uncoveredBy: offset, in: context.direction) == edge:
      return offset.limited(to: -context.width...context.width)
    case .stop(let index):
      return edge.sign(in: context.direction) * context.distance(of: .stop(index), edge)
    case .offset, nil: return context.offset(of: rest)
    }
  }

  /// The side that somebody is at work with: it shows, or is about to; nil for a row that is closed or on its way there.
  /// A program that is told of its changes knows when editing begins and ends.
  public func editedEdge(at time: Timestamp, in context: CellContext) -> Edge? {
    switch motion {
    case .resting, .settling: if case .open(let edge)? = heading { edge } else { nil }
    case .dragging: visibleEdge(at: time, in: context) ?? lockedEdge
    case .filling(_, let fill): wantsRemoval ? nil : fill.edge
    case .held: visibleEdge(at: time, in: context)
    }
  }

  /// The action whose slot takes the pane as it arms, or gives it back; nil where that is the outermost one.
  public var emphasizedAction: ActionID? { emphasis.action }

  /// How far the outermost slot's colour has turned to its armed colour at `time`, 0…1.
  public func armedTint(at time: Timestamp) -> Double {
    emphasis.tint.position(at: time)
  }

  /// What the row is doing.
  public var phase: SwipePhase {
    switch motion {
    case .resting: rest == .closed ? .closed : .open
    case .dragging: armed == nil ? .dragging : .expanded
    case .settling, .held: .settling
    case .filling(_, let fill): fill.exit == nil ? .filling : fill.isOut ? .gone : .leaving
    }
  }

  /// Whether the row is on its way out or out, under its pane or without one.
  public var isGoingOut: Bool {
    if case .filling = motion { true } else { false }
  }

  /// The rest that the row has reached or is heading for; nil while a pointer holds it, while it fills, and while an
  /// action decides.
  public var heading: Rest? {
    switch motion {
    case .resting: rest
    case .settling(_, let target): target
    case .dragging, .filling, .held: nil
    }
  }

  /// When the cell next has something to do of its own; `distantFuture` where it has not.
  public var nextEvent: Timestamp {
    switch motion {
    case .settling(let trajectory, _): trajectory.end
    case .filling(let trajectory, let fill): fill.isOut ? .distantFuture : trajectory.end
    case .resting, .dragging, .held: .distantFuture
    }
  }

  /// Whether anything of the row moves by itself at `time`, so that another frame is needed.
  public func isAnimating(at time: Timestamp) -> Bool {
    switch motion {
    case .settling(let trajectory, _), .filling(let trajectory, _):
      trajectory.end > time || contentEnd > time
    case .dragging(let drag): drag.lagEnd > time || contentEnd > time
    case .resting, .held: contentEnd > time
    }
  }

  /// Whether the row is closed, still, and plain, so that nothing needs to be remembered about it.
  public func isIdle(at time: Timestamp) -> Bool {
    motion == .resting && rest == .closed && contentEnd <= time && !wantsRemoval
  }

  /// When the last motion within the pane has ended.
  private var contentEnd: Timestamp { max(emphasis.end, effects.end, tone.end) }
}
