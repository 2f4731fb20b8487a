extension Parameter {
  /// A hundredth is the least change of most numbers that can be felt.
  static let usualStep = 0.01
  /// So many decimals show it.
  static let usualDecimals = 2

  /// A number that every style has.
  static func number(
    _ id: String,
    _ path: Path<Double>,
    named name: String,
    in group: Group,
    unit: String = "",
    range: ClosedRange<Double>,
    step: Double = Self.usualStep,
    decimals: Int = Self.usualDecimals,
    help: String
  ) -> Parameter {
    Parameter(
      id: id,
      name: name,
      group: group,
      unit: unit,
      help: help,
      kind: .number(range: range, step: step, decimals: decimals, canBeNull: false),
      place: .number(path)
    )
  }

  /// A number that may be missing.
  static func optionalNumber(
    _ id: String,
    _ path: Path<Double?>,
    named name: String,
    in group: Group,
    unit: String = "",
    range: ClosedRange<Double>,
    step: Double = Self.usualStep,
    decimals: Int = Self.usualDecimals,
    help: String
  ) -> Parameter {
    Parameter(
      id: id,
      name: name,
      group: group,
      unit: unit,
      help: help,
      kind: .number(range: range, step: step, decimals: decimals, canBeNull: true),
      place: .optionalNumber(path)
    )
  }

  /// A side's trigger points.
  static func triggerPoints(
    _ id: String,
    _ path: Path<[TriggerPoint]>,
    named name: String,
    help: String
  ) -> Parameter {
    Parameter(
      id: id,
      name: name,
      group: .triggers,
      unit: "",
      help: help,
      kind: .triggerPoints,
      place: .triggerPoints(path)
    )
  }

  /// Something that is on or off.
  static func toggle(
    _ id: String,
    _ path: Path<Bool>,
    named name: String,
    in group: Group,
    help: String
  ) -> Parameter {
    Parameter(
      id: id,
      name: name,
      group: group,
      unit: "",
      help: help,
      kind: .toggle,
      place: .toggle(path)
    )
  }

  /// One of an enumeration's cases, by its raw value.
  static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ id: String,
    _ path: Path<Choice>,
    named name: String,
    in group: Group,
    help: String
  ) -> Parameter {
    Parameter(
      id: id,
      name: name,
      group: group,
      unit: "",
      help: help,
      kind: .choice(Choice.allCases.map(\.rawValue)),
      place: .choice(
        get: { style in style[keyPath: path].rawValue },
        set: { style, name in
          guard let choice = Choice(rawValue: name) else { return }
          style[keyPath: path] = choice
        }
      )
    )
  }

  /// The same where the choice may be missing, which has a name of its own.
  static func optionalChoice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ id: String,
    _ path: Path<Choice?>,
    missing: String,
    named name: String,
    in group: Group,
    help: String
  ) -> Parameter {
    Parameter(
      id: id,
      name: name,
      group: group,
      unit: "",
      help: help,
      kind: .choice([missing] + Choice.allCases.map(\.rawValue)),
      place: .choice(
        missing: missing,
        get: { style in style[keyPath: path]?.rawValue ?? missing },
        set: { style, name in style[keyPath: path] = Choice(rawValue: name) }
      )
    )
  }
}
