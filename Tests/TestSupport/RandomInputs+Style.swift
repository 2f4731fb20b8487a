import SwipeEngine
import SwipeTable

/// Random styles and options.
extension RandomInputs {
  /// The style with something else in it: a kind of full swipe, or any parameter; sometimes a preset in its place.
  mutating func style(_ style: SwipeStyle) -> TableInput { .style(changed(style)) }

  /// What is different about a side: now and then a style of its own, an effect, a safe area.
  mutating func options(for table: SwipeTable) -> TableInput {
    let options = SideOptions(
      style: random.once(in: 3) ? changed(table.style) : nil,
      expansionEffect: random.pick([nil, nil, Self.effect, .scaleAndAlpha()]),
      safeArea: random.once(in: 2) ? 0 : number(0...80)
    )
    let row = random.once(in: 3) ? nil : rowID(in: table)
    return .options(random.once(in: 3) ? SideOptions() : options, of: row, random.pick(Edge.allCases))
  }

  /// An effect with times and numbers of its own.
  private static let effect = ExpansionEffect(
    id: "random",
    timing: { arming, _ in ExpansionEffect.Timing(duration: arming ? 0.4 : nil, delay: arming ? 0.2 : -1) },
    changes: { arming, count in
      (0...count).map { index in
        let change = SlotChange(scale: arming ? .nan : 1, alpha: arming ? 0.2 : 1, duration: 0.3, delay: 0.1)
        return ExpansionEffect.Item(index: index, change: change)
      }
    }
  )

  private mutating func changed(_ style: SwipeStyle) -> SwipeStyle {
    var style = random.once(in: 4) ? random.pick(PresetCatalog.presets).style : style
    if random.once(in: 2) {
      style.expansion.kind = random.pick(Expansion.Kind.allCases)
      style.expansion.deleteThreshold = random.pick([0, 0, 0.4, 0.8])
      return style
    }
    let parameter = random.pick(SwipeStyle.parameters)
    let value: ParameterValue =
      switch parameter.kind {
      case .number(let range, _, _, let canBeNull):
        canBeNull && random.once(in: 2) ? .null : value(of: parameter, in: range)
      case .toggle: .flag(random.once(in: 2))
      case .choice(let names): .choice(random.pick(names))
      case .triggerPoints:
        .choice(random.pick(["none", "25% back", "1h door, 60% through", "10% exit, off"]))
      }
    do {
      try parameter.set(value, in: &style)
    } catch {
      preconditionFailure("A value of the parameter's own range was refused: \(error)")
    }
    return style
  }

  /// Any number of a parameter's range: often one of its ends or the default, where the special cases are.
  private mutating func value(of parameter: Parameter, in range: ClosedRange<Double>) -> ParameterValue {
    switch random.whole(1...6) {
    case 1: .number(range.lowerBound)
    case 2: .number(range.upperBound)
    case 3...4: parameter.value(in: SwipeStyle())
    default: .number(random.number(range))
    }
  }
}
