import SwipeEngine
import Testing

@Suite("The parameters of a style")
struct ParameterTests {
  /// The ids that files rely on, with the default style's values.
  static let fixed: [(String, ParameterValue)] = [
    ("transition", .choice("reveal")), ("expansion", .choice("none")), ("openRows", .choice("one")),
    ("oppositeSwipe", .flag(false)), ("closeOnScroll", .flag(true)), ("deleteThreshold", .number(0)),
    ("recognition.slop", .number(10)), ("recognition.bias", .number(1)), ("drag.rubberBand", .number(0.55)),
    ("drag.hardStop", .flag(false)), ("release.velocityThreshold", .number(100)),
    ("release.openThreshold", .number(0.5)), ("touchOutside", .choice("close")),
    ("settle.response", .number(0.4)), ("settle.dampingRatio", .number(0.86)), ("settle.duration", .null),
  ]

  @Test("the ids that files rely on exist and have the documented defaults", arguments: fixed)
  func defaults(id: String, value: ParameterValue) throws {
    #expect(try SwipeStyle.default.value(of: id) == value)
    #expect(try SwipeStyle().value(of: id) == value)
  }

  @Test("the choices are the documented ones")
  func choices() {
    let documented = [
      "transition": ["border", "drag", "reveal"],
      "expansion": ["none", "selection", "destructive", "destructiveAfterFill", "fill"],
      "openRows": ["one", "many"], "touchOutside": ["close", "closeAndForward"],
    ]
    for (id, names) in documented {
      #expect(SwipeStyle.parameter(id)?.kind == .choice(names))
    }
  }

  /// The fields of a style by their way through it, each with its value as text.
  private func fields(of style: SwipeStyle) -> [String: String] {
    func walk(_ value: Any, _ path: String, into fields: inout [String: String]) {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .struct, !mirror.children.isEmpty else {
        fields[path] = "\(value)"
        return
      }
      for child in mirror.children { walk(child.value, path + "/" + (child.label ?? ""), into: &fields) }
    }
    var fields: [String: String] = [:]
    walk(style, "", into: &fields)
    return fields
  }

  /// A value other than the present one.
  private func change(_ parameter: Parameter, of style: SwipeStyle) -> ParameterValue {
    switch (parameter.kind, parameter.value(in: style)) {
    case (.number(let range, _, _, _), let value):
      let middle = (range.lowerBound + range.upperBound) / 2
      return value == .number(middle) ? .number(range.upperBound) : .number(middle)
    case (.toggle, .flag(let flag)): return .flag(!flag)
    case (.triggerPoints, _): return .choice("25% back")
    case (.choice(let names), .choice(let name)): return .choice(names.first { $0 != name } ?? name)
    case (_, let value): return value
    }
  }

  @Test("every field of a style has exactly one parameter, which changes this field alone")
  func oneEach() throws {
    let style = SwipeStyle()
    let before = fields(of: style)
    var parameterOfField: [String: String] = [:]
    for parameter in SwipeStyle.parameters {
      var changed = style
      try changed.set(parameter.id, to: change(parameter, of: style))
      let after = fields(of: changed)
      let different = after.filter { before[$0.key] != $0.value }.map(\.key)
      try #require(different.count == 1, "\(parameter.id) changes \(different)")
      #expect(parameterOfField.updateValue(parameter.id, forKey: different[0]) == nil)
    }
    #expect(Set(parameterOfField.keys) == Set(before.keys))
  }

  @Test("ids are unique, groups come in order, and names and help read as they should")
  func wording() {
    let parameters = SwipeStyle.parameters
    #expect(Set(parameters.map(\.id)).count == parameters.count)
    #expect(Set(parameters.map(\.name)).count == parameters.count)
    var seen: [Parameter.Group] = []
    for group in parameters.map(\.group) where seen.last != group { seen.append(group) }
    #expect(seen == Parameter.Group.allCases)
    for parameter in parameters {
      #expect(parameter.help.hasSuffix(".") && parameter.help.first?.isUppercase == true)
      #expect(!parameter.help.dropLast().contains(". "))
      #expect(parameter.name.first?.isUppercase == true)
      #expect(parameter.name.dropFirst() == parameter.name.dropFirst().lowercased())
      #expect(["", "pt", "pt/s", "s", "1/s"].contains(parameter.unit))
    }
  }

  @Test("every preset's values lie within their ranges", arguments: PresetCatalog.presets)
  func presets(preset: Preset) throws {
    for parameter in SwipeStyle.parameters {
      #expect(throws: Never.self) { try parameter.check(parameter.value(in: preset.style)) }
    }
    #expect(PresetCatalog.preset(preset.id) == preset)
    #expect(preset.sentence.hasSuffix("."))
  }

  @Test("the catalog begins with the default style and knows no others by chance")
  func catalog() {
    #expect(PresetCatalog.presets.first?.id == "default")
    #expect(PresetCatalog.preset("default")?.style == SwipeStyle.default)
    #expect(PresetCatalog.preset("") == nil)
    #expect(Set(PresetCatalog.presets.map(\.id)).count == PresetCatalog.presets.count)
  }

  @Test(
    "the ends of a range can be set, and what lies beyond cannot",
    arguments: SwipeStyle.parameters.map(\.id)
  )
  func ranges(id: String) throws {
    let parameter = try SwipeStyle.known(id)
    guard case .number(let range, let step, let decimals, let canBeNull) = parameter.kind else { return }
    #expect(step > 0 && step <= range.upperBound - range.lowerBound)
    #expect((0...4).contains(decimals))
    var style = SwipeStyle()
    for value in [range.lowerBound, range.upperBound] {
      try style.set(id, to: .number(value))
      #expect(try style.value(of: id) == .number(value))
    }
    let before = style
    for value in [range.lowerBound.nextDown, range.upperBound.nextUp, .nan, .infinity, -.infinity] {
      #expect(throws: ParameterError.self) { try style.set(id, to: .number(value)) }
    }
    if canBeNull {
      try style.set(id, to: .null)
      #expect(try style.value(of: id) == .null)
    } else {
      #expect(throws: ParameterError.self) { try style.set(id, to: .null) }
      #expect(style == before)
    }
  }

  @Test(
    "what cannot be set says why, and leaves the style as it was",
    arguments: [
      (
        "settle.respnse", .number(1),
        #"there is no parameter "settle.respnse"; did you mean "settle.response"?"#
      ),
      ("hardStop", .flag(true), #"there is no parameter "hardStop"; did you mean "drag.hardStop"?"#),
      (
        "expansion.kind", .choice("fill"),
        #"there is no parameter "expansion.kind"; did you mean "expansion"?"#
      ),
      (
        "expansion.deleteThreshold", .number(1),
        #"there is no parameter "expansion.deleteThreshold"; did you mean "deleteThreshold"?"#
      ),
      ("zzzzzzzzz", .null, #"there is no parameter "zzzzzzzzz""#),
      ("", .null, #"there is no parameter """#),
      (
        "settle.duration", .number(-1),
        #"the parameter "settle.duration" takes a number from 0 to 10, or null, not -1"#
      ),
      ("settle.response", .null, #"the parameter "settle.response" takes a number from 0 to 10, not null"#),
      (
        "settle.response", .flag(true),
        #"the parameter "settle.response" takes a number from 0 to 10, not true"#
      ),
      (
        "settle.response", .choice("1"),
        #"the parameter "settle.response" takes a number from 0 to 10, not "1""#
      ),
      ("drag.hardStop", .number(1), #"the parameter "drag.hardStop" takes true or false, not 1"#),
      (
        "transition", .choice("revael"),
        #"the parameter "transition" takes one of border, drag, reveal, not "revael"; did you mean "reveal"?"#
      ),
      ("transition", .number(2), #"the parameter "transition" takes one of border, drag, reveal, not 2"#),
    ] as [(String, ParameterValue, String)]
  )
  func errors(id: String, value: ParameterValue, sentence: String) {
    var style = SwipeStyle()
    let error = #expect(throws: ParameterError.self) { try style.set(id, to: value) }
    #expect(error?.description == sentence)
    #expect(style == SwipeStyle())
  }

  @Test(
    "a value is read as it is typed",
    arguments: [
      ("null", .null), ("true", .flag(true)), ("false", .flag(false)), ("0", .number(0)),
      ("-1.5", .number(-1.5)),
      ("1e3", .number(1000)), ("+2", .number(2)), ("nan", .choice("nan")), ("inf", .choice("inf")),
      ("0x10", .choice("0x10")), ("1e999", .choice("1e999")), ("", .choice("")), ("-", .choice("-")),
      ("reveal", .choice("reveal")), ("1 ", .choice("1 ")), ("1,5", .choice("1,5")),
    ] as [(String, ParameterValue)]
  )
  func parsing(text: String, value: ParameterValue) {
    #expect(ParameterValue(parsing: text) == value)
  }

  @Test("a value's description reads back as the value")
  func description() throws {
    for parameter in SwipeStyle.parameters {
      let value = parameter.value(in: .default)
      #expect(ParameterValue(parsing: value.description) == value)
    }
    for number in [0.1, 1e-7, -123_456.789, 1e20, 60, 0] {
      #expect(ParameterValue(parsing: ParameterValue.number(number).description) == .number(number))
    }
  }
}
