import SwipeEngine
import SwipeLab

/// Another style than the recording's own, or some of its parameters changed, as `--style` and `--set` ask for.
struct StyleChoice: Hashable {
  static let styleOption = CommandOption(
    "--style",
    "STYLE",
    help: "another style than the recording's: " + styleHelp
  )
  static let setOption = CommandOption(
    "--set",
    "ID=VALUE",
    repeatable: true,
    help: "a parameter changed, such as settle.response=0.5; once for each"
  )
  static let options = [styleOption, setOption]
  /// What an option that takes a style says of its value.
  static let styleHelp = "a preset or a style of your own, see swipelab presets, or a style file (.json)"

  /// Nil for the recording's own.
  let style: StyleOperand?
  let settings: [ParameterSetting]

  /// - Parameters:
  ///   - styleOption: the option that names the style.
  ///   - setOption: the option that changes a parameter.
  /// - Throws: where there is no such style or parameter, or a parameter cannot have the value.
  init(
    _ arguments: ParsedArguments,
    style styleOption: CommandOption = Self.styleOption,
    set setOption: CommandOption = Self.setOption
  ) throws(UsageError) {
    style = try arguments.value(of: styleOption).map { text throws(UsageError) in try StyleOperand(text) }
    var settings: [ParameterSetting] = []
    for text in arguments.values(of: setOption) { settings.append(try Self.setting(text, setOption)) }
    self.settings = settings
    do {
      // Whether a parameter can have a value does not depend on the style.
      _ = try StyleReference(settings: settings).style()
    } catch {
      throw .style(error)
    }
  }

  /// The recording with this style. Styles and parameters that it changes in its course still change. Throws where the
  /// style's file gives none.
  func applied(to recording: Recording) throws(CommandFailure) -> Recording {
    try named(recording).recording
  }

  /// The same with the style's name for people.
  ///
  /// - Parameter name: the name of the recording's own style; nil is that of its preset.
  func named(
    _ recording: Recording,
    _ name: String? = nil
  ) throws(CommandFailure) -> (name: String, recording: Recording) {
    let old = recording.header.style
    let (newName, reference, _) = try style?.read() ?? (name ?? old.base, old, nil)
    var copy = recording
    copy.header.style = reference.with(settings)
    return (newName, copy)
  }

  private static func setting(_ text: String, _ option: CommandOption) throws(UsageError) -> ParameterSetting
  {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw .noSetting(option, found: text)
    }
    return ParameterSetting(parts[0], ParameterValue(parsing: parts[1]))
  }
}

extension StyleReference {
  /// The same with more settings behind its own.
  func with(_ settings: [ParameterSetting]) -> StyleReference {
    StyleReference(base, settings: self.settings + settings)
  }
}
