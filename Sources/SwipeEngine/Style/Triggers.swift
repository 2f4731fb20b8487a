/// The trigger points of both sides: distances at which letting go does something.
///
/// The k-th point of a side belongs to its k-th action, counted from the one next to the content; an action without a point,
/// and one that is disabled, is not armed by any distance. Points need not be in order of distance.
public struct Triggers: Hashable, Sendable {
  /// When the action of a point fires.
  public enum Firing: String, Hashable, Sendable, CaseIterable {
    /// When the pointer lets go.
    case release
    /// When the row has come back, or is out. A row that is caught on its way back fires there.
    case arrival
  }

  /// The points by side; default none.
  public var leading: [TriggerPoint] = []
  public var trailing: [TriggerPoint] = []
  /// When actions fire. Default `release`.
  public var firing = Firing.release

  public init() {}

  /// The same points on both sides, or on one.
  public init(leading: [TriggerPoint], trailing: [TriggerPoint]) {
    self.leading = leading
    self.trailing = trailing
  }

  /// The points of one side.
  public subscript(edge: Edge) -> [TriggerPoint] {
    get { edge == .leading ? leading : trailing }
    set {
      if edge == .leading { leading = newValue } else { trailing = newValue }
    }
  }

  /// Whether there are none at all.
  public var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }
}
