import SwipeEngine
import SwipeLab

/// Another style than the recording's own, or some of its parameters changed, as `--style` and `--set` ask for.
struct StyleChoice: Hashable {
  static let styleOption = CommandOption(
    "--style",
    "ID",
    help: "another style than the recording's; see swipelab presets"
  )
  static let setOption = CommandOption(
    "--set",
    "ID=VALUE",
    repeatable: true,
    help: "a parameter changed, such as settle.response=0.5; once for each"
  )
  static let options = [styleOption, setOption]

  /// Nil for the recording's own.
  let style: StyleReference?
  let settings: [ParameterSetting]

  /// - Parameters:
  ///   - styleOption: the option that names the style.
  ///   - setOption: the option that changes a parameter.
  /// - Throws: where there is no such preset or parameter, or a parameter cannot have the value.
  init(
    _ arguments: ParsedArguments,
    style styleOption: CommandOption = Self.styleOption,
    set setOption: CommandOption = Self.setOption
  ) throws(UsageError) {
    style = arguments.value(of: styleOption).map { StyleReference($0) }
    var settings: [ParameterSetting] = []
    for text in arguments.values(of: setOption) { settings.append(try Self.setting(text, setOption)) }
    self.settings = settings
    do {
      _ = try StyleReference(style?.base ?? StyleReference().base, settings: settings).style()
    } catch {
      throw .style(error)
    }
  }

  /// The recording with this style. Styles and parameters that it changes in its course still change.
  func applied(to recording: Recording) -> Recording {
    var copy = recording
    let old = style ?? recording.header.style
    copy.header.style = StyleReference(old.base, settings: old.settings + settings)
    return copy
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
