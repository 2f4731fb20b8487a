/// One tunable value of a style: what a slider, a file key and a line of help need to know about it.
///
/// The list of all of them is `SwipeStyle.parameters`. Not for values that are no part of a style,
/// such as a row's height.
public struct Parameter: Identifiable, Sendable {
  /// The part of a row's behaviour that a parameter belongs to, in the order in which they are shown.
  public enum Group: String, Hashable, Sendable, CaseIterable {
    case recognition, drag, release, settle, triggers, expansion, layout, rows, scroll
  }

  /// What values a parameter takes.
  public enum Kind: Hashable, Sendable {
    /// A finite number within `range`; `step` is a control's least change and `decimals` what it shows. Both
    /// limit nothing: any number of the range can be set. With `canBeNull`, having no value is a value too.
    case number(range: ClosedRange<Double>, step: Double, decimals: Int, canBeNull: Bool)
    /// On or off.
    case toggle
    /// One of these names.
    case choice([String])
    /// Trigger points as text, separated by commas: `25% back, 75% exit`; `none` for none.
    case triggerPoints
  }

  /// The name in files and on command lines: `settle.dampingRatio`. Never changes.
  public let id: String
  /// The name for people, in sentence case.
  public let name: String
  public let group: Group
  /// `pt`, `pt/s`, `s`, or empty for ratios, fractions and choices.
  public let unit: String
  /// One sentence about what it does.
  public let help: String
  public let kind: Kind
  let place: Place
  /// The way to the field in Swift where it is not the id; see `field`.
  var otherField: String?

  /// The way to a field of a style.
  typealias Path<Value> = any WritableKeyPath<SwipeStyle, Value> & Sendable

  /// Where in a style the value is kept.
  enum Place: Sendable {
    case number(Path<Double>)
    case optionalNumber(Path<Double?>)
    case toggle(Path<Bool>)
    case triggerPoints(Path<[TriggerPoint]>)
    /// `missing` names the choice that is nil in Swift, where there is one.
    case choice(
      missing: String? = nil,
      get: @Sendable (SwipeStyle) -> String,
      set: @Sendable (inout SwipeStyle, String) -> Void
    )
  }

  /// The parameter's value in a style.
  public func value(in style: SwipeStyle) -> ParameterValue {
    switch place {
    case .number(let path): .number(style[keyPath: path])
    case .optionalNumber(let path): style[keyPath: path].map(ParameterValue.number) ?? .null
    case .toggle(let path): .flag(style[keyPath: path])
    case .triggerPoints(let path): .choice(TriggerPoint.text(of: style[keyPath: path]))
    case .choice(_, let get, _): .choice(get(style))
    }
  }

  /// Sets the parameter in a style. Throws what `check` throws, and then leaves the style as it was.
  public func set(_ value: ParameterValue, in style: inout SwipeStyle) throws(ParameterError) {
    try check(value)
    switch (place, value) {
    case (.number(let path), .number(let number)): style[keyPath: path] = number
    case (.optionalNumber(let path), .number(let number)): style[keyPath: path] = number
    case (.optionalNumber(let path), .null): style[keyPath: path] = nil
    case (.toggle(let path), .flag(let flag)): style[keyPath: path] = flag
    case (.choice(_, _, let set), .choice(let name)): set(&style, name)
    case (.triggerPoints(let path), .choice(let text)):
      style[keyPath: path] = TriggerPoint.points(in: text) ?? style[keyPath: path]
    default: throw .wrongType(id: id, expected: expectation, found: value)
    }
  }

  /// Throws where the parameter cannot take the value: another type, out of range, an unknown choice.
  public func check(_ value: ParameterValue) throws(ParameterError) {
    switch (kind, value) {
    case (.number(let range, _, _, let canBeNull), .number(let number)):
      guard range.contains(number) else {
        throw .outOfRange(id: id, range: range, canBeNull: canBeNull, found: number)
      }
    case (.number(_, _, _, canBeNull: true), .null), (.toggle, .flag):
      return
    case (.triggerPoints, .choice(let text)) where TriggerPoint.points(in: text) != nil:
      return
    case (.choice(let names), .choice(let name)):
      guard names.contains(name) else {
        let nearest = Spelling.nearest(to: name, in: names)
        throw .unknownChoice(id: id, choices: names, nearest: nearest, found: name)
      }
    default:
      throw .wrongType(id: id, expected: expectation, found: value)
    }
  }

  /// What the parameter takes, for a sentence.
  package var expectation: String {
    switch kind {
    case .number(let range, _, _, let canBeNull):
      let low = NumberText.shortest(range.lowerBound)
      let high = NumberText.shortest(range.upperBound)
      return "a number from \(low) to \(high)" + (canBeNull ? ", or null" : "")
    case .toggle: return "true or false"
    case .choice(let names): return "one of " + names.joined(separator: ", ")
    case .triggerPoints: return "none or trigger points such as \"25% back, 75% exit\""
    }
  }
}
