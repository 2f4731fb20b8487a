/// What can be said about each part of a full swipe, beside "as the kind has it".
extension Expansion {
  /// Where the target lies.
  public enum TargetChoice: String, Hashable, Sendable, CaseIterable {
    /// At a fraction of the width for a `selection`, an inset from the far edge for the other kinds.
    case byKind
    /// At `selectionFraction` of the row's width.
    case fraction
    /// `edgeInset` from the far edge.
    case inset
  }

  /// What arms besides the target, once the pane is out.
  public enum TriggerChoice: String, Hashable, Sendable, CaseIterable {
    /// Nothing: the target alone.
    case target
    /// The pointer's place for the destructive kinds, the overscroll for a `fill`, nothing for a `selection`.
    case byKind
    /// The pointer's place, by `touchThreshold`.
    case touch
    /// The row's place past the pane, by `overscroll`.
    case overscroll
    /// Either of them.
    case both
  }

  /// Under which kinds the slots share only a part of the overscroll.
  public enum ElasticChoice: String, Hashable, Sendable, CaseIterable {
    case never
    /// Under a `selection` alone.
    case byKind
    case always
  }

  /// How a full swipe completes.
  public enum CompletionChoice: String, Hashable, Sendable, CaseIterable {
    case byKind
    /// The action fires and the row closes.
    case bounce
    /// The row goes out under its pane, and the action fires as it sets out.
    case fillWith
    /// The row goes out under its pane, and the action fires when it is out.
    case fillAfter
  }

  /// What becomes of a filled row once its action has fired.
  public enum FulfilmentChoice: String, Hashable, Sendable, CaseIterable {
    case byKind
    /// The program decides, as late as it likes.
    case manual
    /// The row goes.
    case delete
    /// The row comes back.
    case reset
  }

  /// What the row does when the full swipe arms before its target is reached.
  public enum Snap: String, Hashable, Sendable, CaseIterable {
    /// Nothing: it stays with the pointer.
    case none
    /// It slides to the target, and back to the pointer when the full swipe disarms.
    case whileArmed
    /// It slides to the target and keeps its lead for the rest of the drag.
    case keep
  }

  /// Which place of the row decides at a move whether the full swipe is armed.
  public enum Evaluation: String, Hashable, Sendable, CaseIterable {
    /// The one that the move leads to.
    case afterMove
    /// The one before the move: the answer comes one move late.
    case beforeMove
  }
}
