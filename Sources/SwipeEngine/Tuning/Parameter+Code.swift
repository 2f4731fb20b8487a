/// A parameter as Swift code.
extension Parameter {
  /// The way to the parameter's field in Swift, from a style: `expansion.leadingKind`. For most it is the id.
  public var field: String { otherField ?? id }

  /// The same parameter with another way to its field in Swift than its id.
  func written(_ field: String) -> Parameter {
    var copy = self
    copy.otherField = field
    return copy
  }

  /// The parameter's value in a style as a Swift expression: `0.7`, `nil`, `.reveal`,
  /// `[TriggerPoint(.fraction(0.25), .back)]`. Where the type is known to be the field's, as in an assignment, it
  /// compiles with the import of `SwipeEngine` alone, and gives the very value.
  public func expression(in style: SwipeStyle) -> String {
    switch place {
    case .number(let path): Self.literal(style[keyPath: path])
    case .optionalNumber(let path): style[keyPath: path].map(Self.literal) ?? Self.nothing
    case .toggle(let path): style[keyPath: path].description
    case .triggerPoints(let path):
      "[" + style[keyPath: path].map(Self.expression).joined(separator: ", ") + "]"
    case .choice(let missing, let get, _):
      get(style) == missing ? Self.nothing : Self.expression(of: get(style), isOptional: missing != nil)
    }
  }

  private static let nothing = "nil"
  /// A case of this name would be taken for the optional's own.
  private static let ambiguousCase = "none"

  private static func expression(of choice: String, isOptional: Bool) -> String {
    isOptional && choice == ambiguousCase ? ".some(.\(choice))" : ".\(choice)"
  }

  private static func expression(of point: TriggerPoint) -> String {
    if point == .off { return ".off" }
    let place =
      switch point.place {
      case .fraction(let fraction): ".fraction(\(literal(fraction)))"
      case .heights(let heights): ".heights(\(literal(heights)))"
      case .points(let points): ".points(\(literal(points)))"
      }
    return "TriggerPoint(\(place), .\(point.outcome.rawValue))"
  }

  private static func literal(_ number: Double) -> String {
    if number.isNaN { return ".nan" }
    guard number.isFinite else { return number < 0 ? "-.infinity" : ".infinity" }
    return NumberText.shortest(number)
  }
}
