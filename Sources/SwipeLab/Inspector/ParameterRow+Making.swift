import SwipeEngine
import SwipeTable

extension ParameterRow {
  /// More choices than this never stand side by side.
  private static let mostSegments = 4
  /// What a segment needs beside its label, in points.
  private static let segmentPadding = 8.0
  /// The part of a row that the other side's value may take.
  private static let otherShare = 0.4
  /// Lines of help at most: enough for every sentence in the narrowest pane.
  private static let mostHelpLines = 5

  /// What a row is made from besides its parameter.
  struct Context {
    var subject: Inspector.Subject
    var letters: LetterWidths
    var showsHelp: Bool
    /// Whether a typed value was refused, so that the help says what is allowed.
    var isRefused: Bool
  }

  /// The row of a parameter with its top left at a place.
  init(_ parameter: Parameter, at origin: Point, width: Double, _ context: Context) {
    let room = max(0, width - 2 * Self.padding)
    let control = Self.control(of: parameter, room: room, context.letters)
    let sentence = context.isRefused ? Self.refusal(of: parameter) : parameter.help
    let isShown = context.showsHelp || context.isRefused
    let help =
      isShown
      ? context.letters.metrics.lines(sentence, LabType.caption, width: room, limit: Self.mostHelpLines) : []
    let subject = context.subject
    let other = subject.other.map { parameter.value(in: $0.style) }
    let otherText =
      other == subject.value(of: parameter) ? nil : other.map { ParameterText($0, of: parameter).amount }
    self.init(
      parameter: parameter,
      control: control,
      frame: Rect(
        x: origin.x,
        y: origin.y,
        width: width,
        height: Self.height(of: control, helpLines: help.count)
      ),
      help: help,
      isRefused: context.isRefused,
      isChanged: subject.isChanged(parameter),
      isPresent: subject.value(of: parameter) != .null,
      otherText: otherText,
      otherWidth: otherText.map { Self.otherWidth(of: $0, room: room, context.letters) } ?? 0
    )
  }

  private static func otherWidth(of text: String, room: Double, _ letters: LetterWidths) -> Double {
    min(letters.width(of: text, LabType.strongCaption).rounded(.up) + 1, room * otherShare)
  }

  /// How a parameter's value is set in a row with so much room, in points.
  static func control(of parameter: Parameter, room: Double, _ letters: LetterWidths) -> Control {
    switch parameter.kind {
    case .number(let range, let step, let decimals, let canBeNull):
      let scale = SliderScale(range: range, unit: parameter.unit)
      return .number(scale, step: step, decimals: decimals, canBeNull: canBeNull)
    case .toggle: return .toggle
    case .triggerPoints: return .text
    case .choice(let choices):
      let share = room / Double(max(1, choices.count)) - segmentPadding
      let fit = choices.allSatisfy {
        letters.width(of: ParameterText.sentenceCase($0), LabType.control) <= share
      }
      return fit && choices.count <= mostSegments ? .segments(choices) : .picker(choices)
    }
  }

  /// A parameter's name under its group's head, which need not say the group's name again: "Damping ratio" of the settle
  /// motion.
  static func name(of parameter: Parameter) -> String {
    let group = ParameterText.sentenceCase(parameter.group.rawValue) + " "
    guard parameter.name.hasPrefix(group) else { return parameter.name }
    return parameter.name.dropFirst(group.count).withCapital
  }

  /// Stands in a field for a number that is missing.
  static let none = "None"

  /// What a field takes, in place of the help after something else was typed.
  static func refusal(of parameter: Parameter) -> String {
    guard case .number(let range, _, let decimals, let canBeNull) = parameter.kind else {
      return "Takes none, or trigger points such as 25% back, 75% exit."
    }
    let low = NumberEntry.shown(range.lowerBound, decimals: decimals)
    let high = NumberEntry.shown(range.upperBound, decimals: decimals)
    let unit = parameter.unit.isEmpty ? "" : " " + parameter.unit
    return "Takes a number from \(low) to \(high)\(unit)\(canBeNull ? ", or nothing" : "")."
  }
}
