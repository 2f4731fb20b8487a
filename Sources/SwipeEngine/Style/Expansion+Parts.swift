/// The four parts of a full swipe as values: to build one from, and to ask for what a kind amounts to.
extension Expansion {
  /// Where a full swipe arms by the row's place alone, and how far the row follows one to one.
  public enum Target: Hashable, Sendable {
    /// At this fraction of the row's width.
    case fraction(Double)
    /// This many points from the row's far edge.
    case inset(Double)
  }

  /// Something else that arms, once the pane is out.
  public enum Trigger: Hashable, Sendable {
    /// The pointer has come this fraction of the row's width towards the far edge.
    case touchThreshold(Double)
    /// The row has gone this many points past the pane.
    case overscroll(Double)
  }

  /// When the action of a fill fires.
  public enum Timing: Hashable, Sendable {
    /// As the row sets out.
    case with
    /// When the row is out.
    case after
  }

  /// How a full swipe completes.
  public enum Completion: Hashable, Sendable {
    /// The action fires and the row closes.
    case bounce
    /// The row goes out under its pane. Without an answer the program gives it: a table with the command `fulfil`, a cell with `SwipeCell.fulfil`.
    case fill(Timing, answer: SwipeEvent.Fulfilment?)
  }

  /// A full swipe from its four parts, the same on both sides.
  ///
  /// - Parameters:
  ///   - triggers: besides the target; of two of the same sort the last one counts.
  ///   - elasticOverscroll: whether the slots share only `stretch` of the overscroll.
  ///   - base: where everything comes from that the parts do not say, such as a preset's full swipe. Its
  ///     `deleteThreshold` does not count: the target is said.
  public init(
    target: Target,
    triggers: [Trigger] = [],
    elasticOverscroll: Bool = false,
    completion: Completion = .bounce,
    basedOn base: Expansion = Expansion()
  ) {
    self = base
    leadingKind = nil
    deleteThreshold = 0
    // Any kind will do: each part of it is said otherwise.
    kind = completion == .bounce ? .selection : .fill
    take(target)
    take(triggers)
    elastic = elasticOverscroll ? .always : .never
    take(completion)
  }

  private mutating func take(_ target: Target) {
    switch target {
    case .fraction(let fraction): (self.target, selectionFraction) = (.fraction, fraction)
    case .inset(let inset): (self.target, edgeInset) = (.inset, inset)
    }
  }

  private mutating func take(_ triggers: [Trigger]) {
    var (touches, overscrolls) = (false, false)
    for trigger in triggers {
      switch trigger {
      case .touchThreshold(let threshold): (touches, touchThreshold) = (true, threshold)
      case .overscroll(let distance): (overscrolls, overscroll) = (true, distance)
      }
    }
    switch (touches, overscrolls) {
    case (true, true): self.triggers = .both
    case (true, false): self.triggers = .touch
    case (false, true): self.triggers = .overscroll
    case (false, false): self.triggers = .target
    }
  }

  private mutating func take(_ completion: Completion) {
    guard case .fill(let timing, let answer) = completion else {
      self.completion = .bounce
      return
    }
    self.completion = timing == .with ? .fillWith : .fillAfter
    fulfilment =
      switch answer {
      case .delete: .delete
      case .reset: .reset
      case nil: .manual
      }
  }

  /// Where the target of a kind lies.
  public func target(of kind: Kind) -> Target {
    let isFraction = target == .byKind ? kind == .selection : target == .fraction
    return isFraction ? .fraction(selectionFraction) : .inset(edgeInset)
  }

  /// What arms a kind besides its target.
  public func triggers(of kind: Kind) -> [Trigger] {
    let touch = Trigger.touchThreshold(touchThreshold)
    let past = Trigger.overscroll(overscroll)
    switch (triggers, kind) {
    case (.target, _), (.byKind, .none), (.byKind, .selection): return []
    case (.touch, _), (.byKind, .destructive), (.byKind, .destructiveAfterFill): return [touch]
    case (.overscroll, _), (.byKind, .fill): return [past]
    case (.both, _): return [touch, past]
    }
  }

  /// The part of the overscroll that the slots of a kind share: 1, or `stretch` where it is elastic.
  public func stretch(of kind: Kind) -> Double {
    switch elastic {
    case .never: 1
    case .byKind: kind == .selection ? stretch : 1
    case .always: kind == .none ? 1 : stretch
    }
  }

  /// How a kind completes; nil where it is no full swipe.
  public func completion(of kind: Kind) -> Completion? {
    guard kind != .none else { return nil }
    switch completion {
    case .byKind:
      guard kind != .selection else { return .bounce }
      return .fill(kind == .destructive ? .with : .after, answer: answer(of: kind))
    case .bounce: return .bounce
    case .fillWith: return .fill(.with, answer: answer(of: kind))
    case .fillAfter: return .fill(.after, answer: answer(of: kind))
    }
  }

  /// What a filled row's action amounts to without the program; nil waits for it.
  private func answer(of kind: Kind) -> SwipeEvent.Fulfilment? {
    switch fulfilment {
    case .byKind: kind == .destructive || kind == .destructiveAfterFill ? .delete : nil
    case .manual: nil
    case .delete: .delete
    case .reset: .reset
    }
  }
}
