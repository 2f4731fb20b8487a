import SwipeEngine

/// Setting parameters.
extension Inspector {
  /// How long after a key another still belongs to the same step of undo, in s (assumed).
  private static let burstPause = 1.0
  /// Springs for what moves between two places: toggles and pills; sections (the visual language, section 9).
  static let quick = Spring.clamped(response: 0.22, dampingRatio: 1)
  static let stand = Spring.clamped(response: 0.35, dampingRatio: 0.9)
  /// A part of the way that counts as arrived.
  private static let tolerance = 0.002

  /// A number for a step of undo of its own.
  mutating func newChange() -> Int {
    burst = nil
    lastChange += 1
    return lastChange
  }

  /// Asks for a value, unless every side has it already.
  func set(_ parameter: Parameter, to value: ParameterValue, change: Int, _ turn: inout InspectorTurn) {
    let differs = turn.subject.targets.contains { parameter.value(in: $0.side.style) != value }
    guard differs else { return }
    turn.effects.append(.set([ParameterSetting(parameter.id, value)], of: turn.target, change: change))
  }

  /// Moves a number by some of its steps. One that is missing is given a value first.
  mutating func step(
    _ parameter: Parameter,
    by steps: Double,
    from typed: Double? = nil,
    _ turn: inout InspectorTurn
  ) {
    guard case .number(let range, let step, _, _) = parameter.kind else { return }
    let change = burstChange(parameter.id, turn.time)
    guard let number = typed ?? turn.subject.number(of: parameter) else {
      set(parameter, to: Self.firstValue(of: parameter, turn.subject), change: change, &turn)
      return
    }
    let moved = SteppedNumber.moved(number, by: steps * step, step: step)
    let limited = min(max(moved, range.lowerBound), range.upperBound)
    set(parameter, to: .number(limited), change: change, &turn)
  }

  /// Takes a number to one end of its range.
  mutating func setBound(_ parameter: Parameter, upper: Bool, _ turn: inout InspectorTurn) {
    guard case .number(let range, _, _, _) = parameter.kind else { return }
    let bound = upper ? range.upperBound : range.lowerBound
    set(parameter, to: .number(bound), change: burstChange(parameter.id, turn.time), &turn)
  }

  private mutating func burstChange(_ id: String, _ time: Timestamp) -> Int {
    let goesOn = burst.map { $0.id == id && time.seconds(since: $0.last) <= Self.burstPause } ?? false
    let change = goesOn ? burst?.change ?? newChange() : newChange()
    burst = Burst(id: id, change: change, last: time)
    return change
  }

  mutating func toggle(_ parameter: Parameter, to isOn: Bool, _ turn: inout InspectorTurn) {
    let wasOn = turn.subject.value(of: parameter) == .flag(true)
    if wasOn != isOn { move(.toggle(parameter.id), from: isOn ? 0 : 1, to: isOn ? 1 : 0, turn.time) }
    set(parameter, to: .flag(isOn), change: newChange(), &turn)
  }

  mutating func choose(_ index: Int, of parameter: Parameter, _ turn: inout InspectorTurn) {
    guard case .choice(let choices) = parameter.kind, choices.indices.contains(index) else { return }
    if let old = Self.chosenIndex(of: parameter, turn.subject) {
      move(.choice(parameter.id), from: Double(old), to: Double(index), turn.time)
    }
    set(parameter, to: .choice(choices[index]), change: newChange(), &turn)
  }

  static func chosenIndex(of parameter: Parameter, _ subject: Subject) -> Int? {
    guard case .choice(let choices) = parameter.kind, case .choice(let name) = subject.value(of: parameter)
    else { return nil }
    return choices.firstIndex(of: name)
  }

  mutating func reset(_ id: String, _ turn: inout InspectorTurn) {
    burst = nil
    turn.effects.append(.reset([id], of: turn.target))
  }

  /// Gives a number that may be missing a value, or takes it away.
  mutating func togglePresence(of parameter: Parameter, _ turn: inout InspectorTurn) {
    let isPresent = turn.subject.value(of: parameter) != .null
    let value = isPresent ? .null : Self.firstValue(of: parameter, turn.subject)
    set(parameter, to: value, change: newChange(), &turn)
  }

  /// Chooses between the settle spring's response (0) and its duration (1). The duration to begin with is the one that
  /// the response has come to, so that nothing changes yet.
  mutating func chooseSettleForm(_ index: Int, _ turn: inout InspectorTurn) {
    guard let parameter = SwipeStyle.parameter(SettleForm.durationID) else { return }
    let present = SettleForm.index(in: turn.subject)
    guard index != present else { return }
    move(.settleForm, from: Double(present), to: Double(index), turn.time)
    let value = index == 0 ? .null : Self.firstValue(of: parameter, turn.subject)
    set(parameter, to: value, change: newChange(), &turn)
  }

  /// What a missing number is given: the preset's value, else the other side's, else for a duration the time in
  /// which the spring settles that it replaces, else the middle of the slider.
  static func firstValue(of parameter: Parameter, _ subject: Subject) -> ParameterValue {
    guard case .number(let range, let step, _, _) = parameter.kind else { return .null }
    let known = [subject.shown.base, subject.other?.style].compactMap { $0 }
    for style in known {
      let value = parameter.value(in: style)
      if value != .null { return value }
    }
    if let settling = SettleForm.settlingTime(of: parameter.id, in: subject.shown.style) {
      let rounded = SteppedNumber.rounded(settling, to: step)
      return .number(min(max(rounded, range.lowerBound), range.upperBound))
    }
    return .number(SliderScale(range: range, unit: parameter.unit).value(at: 0.5, step: step))
  }

  /// Lets something go from one place to another.
  mutating func move(
    _ element: InspectorElement,
    from: Double,
    to: Double,
    _ time: Timestamp,
    by spring: Spring = quick
  ) {
    motions[element] = .spring(
      spring,
      from: place(of: element, from, at: time),
      to: to,
      start: time,
      tolerance: Self.tolerance
    )
  }
}
