/// A whole gesture of the vectors, event by event.
public struct SwipeCellKitGesture: Decodable, Sendable {
  public typealias Vector = SwipeCellKitVector<SwipeCellKitGesture, Answer>

  public enum EventType: String, Decodable, Sendable {
    case begin, move, end
  }

  public struct Event: Decodable, Sendable {
    public var type: EventType
    public var touchX: Double?
    public var velocity: Double?
  }

  public enum Release: String, Decodable, Sendable {
    case settle, bounce, fill, ignored
  }

  /// What the row is like after an event.
  public struct Step: Decodable, Sendable {
    public var offset: Double
    public var state: String
    public var expanded: Bool
    /// How often the full swipe was armed and disarmed so far.
    public var haptics: Int
    public var snapped: Bool
    public var release: Release?
    public var targetOffset: Double?
    public var curve: String?
    public var duration: Double?
    public var normalizedVelocity: Double?
  }

  public struct Answer: Decodable, Sendable {
    public var steps: [Step]

    /// Whether the row has nothing to do with the gesture.
    public var isDeclined: Bool { steps.last?.release == .ignored }
  }

  public var cellWidth: Double
  public var left: SwipeCellKitPanel?
  public var right: SwipeCellKitPanel?
  public var startOffset: Double
  public var startState: String
  public var events: [Event]
}
