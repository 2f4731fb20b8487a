import SwipeEngine

/// A spring in a text from the clipboard: in the numbers that stand behind names, in libadwaita's call, or in a curve of CSS.
struct PastedSpring {
  /// What a number of a spring can be.
  enum Quantity: String, Hashable {
    case stiffness, damping, mass, response
    case ratio = "damping ratio"
    case duration, bounce

    /// What a name means, nil where it means nothing here. Capitals, hyphens and underscores do not matter.
    init?(_ name: String) {
      switch name.lowercased().filter({ $0 != "-" && $0 != "_" }) {
      case "stiffness", "tension": self = .stiffness
      case "damping", "friction": self = .damping
      case "mass": self = .mass
      case "response": self = .response
      case "dampingratio", "dampingfraction": self = .ratio
      case "duration": self = .duration
      case "bounce": self = .bounce
      default: return nil
      }
    }
  }

  private let tokens: [PasteToken]
  private let present: SwipeStyle

  init(_ tokens: [PasteToken], present: SwipeStyle) {
    self.tokens = tokens
    self.present = present
  }

  /// The parameters that make a row settle by the spring. Throws where there is none, or where a row cannot settle by it.
  func settings() throws(StylePasteError) -> [ParameterSetting] {
    guard !tokens.contains(.word(Self.styleType)) else { throw .swift }
    let motion = try motion()
    let settings = [
      ParameterSetting("settle.response", .number(motion.response ?? present.settle.response)),
      ParameterSetting("settle.dampingRatio", .number(motion.dampingRatio)),
      ParameterSetting("settle.duration", motion.duration.map(ParameterValue.number) ?? .null),
    ]
    do throws(ParameterError) {
      for setting in settings { try SwipeStyle.known(setting.id).check(setting.value) }
    } catch {
      throw .parameter(error)
    }
    return settings
  }

  private func motion() throws(StylePasteError) -> PastedMotion {
    if let curve = try CSSCurve(tokens) { return try curve.motion(like: present) }
    return try PastedMotion(numbers())
  }

  private static let styleType = "SwipeStyle"

  /// Whether numbers of a spring stand behind their names.
  static func isNamed(in tokens: [PasteToken]) -> Bool {
    tokens.indices.contains { named(at: $0, in: tokens) != nil }
  }

  /// The numbers that are there, by what they are.
  private func numbers() throws(StylePasteError) -> [Quantity: Double] {
    if let numbers = try libadwaita() { return numbers }
    var numbers: [Quantity: Double] = [:]
    for index in tokens.indices {
      guard let (quantity, number) = Self.named(at: index, in: tokens) else { continue }
      guard numbers.updateValue(number, forKey: quantity) == nil else { throw .repeated(quantity.rawValue) }
    }
    return numbers
  }

  /// What can stand between a name and its number.
  private static let links: Set<PasteToken> = [
    .mark("\""), .mark("'"), .mark("`"), .mark(":"), .mark("="), .mark("["), .mark("]"),
  ]
  private static let mostLinks = 4

  /// The number behind the name at this place; nil where there is no such name, or no number behind it. A name behind a
  /// full stop is part of another one, such as a parameter's id.
  private static func named(at index: Int, in tokens: [PasteToken]) -> (Quantity, Double)? {
    guard case .word(let name) = tokens[index], let quantity = Quantity(name) else { return nil }
    guard index == 0 || tokens[index - 1] != .mark(".") else { return nil }
    var next = index + 1
    while next < tokens.count, next <= index + mostLinks, links.contains(tokens[next]) { next += 1 }
    guard next > index + 1, next < tokens.count, case .number(let number) = tokens[next] else { return nil }
    let unit = next + 1 < tokens.count ? tokens[next + 1] : nil
    return (quantity, unit == .word(CSSCurve.millisecondUnit) ? number / CSSCurve.perSecond : number)
  }

  /// The names of libadwaita's springs, in C and in the other languages; and how the calls end that take a damping where
  /// the others take a damping ratio.
  private static let libadwaitaNames = ["springparams", "adwspringparams"]
  private static let fullEnding = "full"
  private static let libadwaitaCount = 3

  /// The numbers of a call such as `adw_spring_params_new (0.7, 1.0, 246.74)`; nil where there is none.
  private func libadwaita() throws(StylePasteError) -> [Quantity: Double]? {
    var isFull = false
    guard
      let name = tokens.firstIndex(where: { token in
        guard case .word(let word) = token else { return false }
        let letters = word.lowercased().filter { $0 != "_" }
        return Self.libadwaitaNames.contains { letters.hasPrefix($0) }
      }), let bracket = tokens[name...].firstIndex(of: .mark("("))
    else { return nil }
    for case .word(let word) in tokens[name..<bracket] {
      isFull = isFull || word.lowercased().hasSuffix(Self.fullEnding)
    }
    let numbers = tokens[bracket...].prefix { $0 != .mark(")") }.compactMap { token in
      if case .number(let number) = token { number } else { nil }
    }
    guard numbers.count == Self.libadwaitaCount else { return nil }
    return [isFull ? .damping : .ratio: numbers[0], .mass: numbers[1], .stiffness: numbers[2]]
  }
}
