public import SwipeEngine

/// The name of a trigger point as the vectors have it, `L0` or `R1`: side and index.
public struct SwipyStopName: Hashable, Sendable, Decodable {
  public var edge: Edge
  public var index: Int
  /// The name itself, which is also the id of the action that the point belongs to.
  public var text: String

  /// There is no such name.
  struct Illegal: Error {
    var text: String
  }

  public init(_ text: String) throws {
    guard let side = text.first, "LR".contains(side), let index = Int(text.dropFirst()) else {
      throw Illegal(text: text)
    }
    (edge, self.index, self.text) = (side == "L" ? .leading : .trailing, index, text)
  }

  public init(from decoder: any Decoder) throws {
    try self.init(decoder.singleValueContainer().decode(String.self))
  }

  public init(edge: Edge, index: Int) {
    (self.edge, self.index, text) = (edge, index, (edge == .leading ? "L" : "R") + String(index))
  }
}

/// The trigger points of SwipyCell as the vectors have them: by name, or as pairs of place and name.
public struct SwipyStops: Decodable, Sendable {
  public struct Stop: Decodable, Hashable, Sendable {
    /// The part of the row's width, negative on the right.
    public var place: Double
    public var name: SwipyStopName

    public init(place: Double, name: SwipyStopName) {
      (self.place, self.name) = (place, name)
    }

    public init(from decoder: any Decoder) throws {
      var pair = try decoder.unkeyedContainer()
      place = try pair.decode(Double.self)
      name = try pair.decode(SwipyStopName.self)
    }
  }

  public var stops: [Stop]

  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      stops = try container.decode([Stop].self)
    } catch DecodingError.typeMismatch {
      let named = try container.decode([String: Double].self)
      stops = try named.map { Stop(place: $0.value, name: try SwipyStopName($0.key)) }
    }
  }

  public init(_ triggers: Triggers) {
    stops = triggers.signedFractions.map { place, index in
      Stop(place: place, name: SwipyStopName(edge: place < 0 ? .trailing : .leading, index: index))
    }
    stops.sort { $0.place < $1.place }
  }

  /// The same points of ours, all with one outcome or each with its own.
  public func triggers(_ outcome: (SwipyStopName) -> TriggerPoint.Outcome = { _ in .back }) -> Triggers {
    var triggers = Triggers()
    for stop in stops { triggers.set(stop.name.edge, stop.name.index, at: stop.place, outcome(stop.name)) }
    return triggers
  }
}

extension CellContext {
  /// The surroundings of a SwipyCell with these points.
  ///
  /// - Parameter armed: the points at which there is something to do. A side without any has no actions; nil arms all, also
  ///   an action on a side without points.
  public init(
    _ stops: SwipyStops,
    armed: [SwipyStopName]? = nil,
    width: Double,
    style: SwipeStyle = .swipyCell(near: .back, far: .back),
    icon: Double = 0,
    outcome: (SwipyStopName) -> TriggerPoint.Outcome = { _ in .back }
  ) {
    var style = style
    let firing = style.triggers.firing
    style.triggers = stops.triggers(outcome)
    style.triggers.firing = firing
    func actions(_ edge: Edge) -> [CellAction] {
      let named = armed?.filter { $0.edge == edge }
      guard named?.isEmpty != true else { return [] }
      let indexes = (stops.stops.map(\.name) + (named ?? [])).filter { $0.edge == edge }.map(\.index)
      return (0...(indexes.max() ?? 0)).map { index in
        let name = SwipyStopName(edge: edge, index: index)
        return CellAction(
          id: name.text,
          demand: .content(ButtonContent(image: icon)),
          isEnabled: named?.contains(name) ?? true
        )
      }
    }
    self.init(style: style, width: width, leading: actions(.leading), trailing: actions(.trailing))
  }
}
