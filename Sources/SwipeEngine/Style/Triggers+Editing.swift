/// Setting trigger points one by one and all at once.
extension Triggers {
  /// The distances that users of SwipyCell know: near and far.
  public static let standardFractions = [0.25, 0.75]

  /// Near and far points on both sides.
  ///
  /// - Parameters:
  ///   - near, far: what they do; a missing far is no point.
  public static func standard(near: TriggerPoint.Outcome, far: TriggerPoint.Outcome?) -> Triggers {
    let outcomes = [near, far].compactMap { $0 }
    let points = zip(standardFractions, outcomes).map { TriggerPoint(.fraction($0), $1) }
    return Triggers(leading: points, trailing: points)
  }

  /// Puts the point of one action on one side at a fraction of the row's width. Its sign does not matter; an outcome that
  /// is not given stays, `back` for a new point. Points that are missing in between do nothing.
  /// - Precondition: `index` is not negative.
  public mutating func set(
    _ edge: Edge,
    _ index: Int,
    at fraction: Double,
    _ outcome: TriggerPoint.Outcome? = nil
  ) {
    precondition(index >= 0, "The points of a side are counted from 0.")
    while self[edge].count <= index { self[edge].append(.off) }
    let old = self[edge][index].outcome
    self[edge][index] = TriggerPoint(.fraction(abs(fraction)), outcome ?? (old == .off ? .back : old))
  }

  /// The same on both sides.
  public mutating func set(_ index: Int, at fraction: Double, _ outcome: TriggerPoint.Outcome? = nil) {
    for edge in Edge.allCases { set(edge, index, at: fraction, outcome) }
  }

  /// Replaces all points by a list for both sides: the k-th fraction is the k-th point's.
  public mutating func replace(with fractions: [Double], _ outcome: TriggerPoint.Outcome = .back) {
    clear()
    for (index, fraction) in fractions.enumerated() { set(index, at: fraction, outcome) }
  }

  /// Replaces all points by indexes for both sides.
  public mutating func replace(with indexes: [Double: Int], _ outcome: TriggerPoint.Outcome = .back) {
    clear()
    for (fraction, index) in indexes { set(index, at: fraction, outcome) }
  }

  /// Replaces all points by signed fractions: positive ones are the leading side's, negative ones the trailing side's.
  public mutating func replace(withSigned indexes: [Double: Int], _ outcome: TriggerPoint.Outcome = .back) {
    clear()
    for (fraction, index) in indexes {
      set(fraction < 0 ? .trailing : .leading, index, at: fraction, outcome)
    }
  }

  /// The fractions of the row's width at which there are points, negative on the trailing side, each with its index.
  /// Points that are placed in another way are left out.
  public var signedFractions: [Double: Int] {
    var found: [Double: Int] = [:]
    for edge in Edge.allCases {
      for (index, point) in self[edge].enumerated() where point.outcome != .off {
        guard case .fraction(let fraction) = point.place else { continue }
        found[edge == .leading ? fraction : -fraction] = index
      }
    }
    return found
  }

  /// Takes all points away.
  public mutating func clear() { (leading, trailing) = ([], []) }
}
