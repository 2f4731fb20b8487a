import SwipeEngine
import SwipeLab

/// The parameters of a sweep with the values to try, as `--set` names them.
struct SweepAxes: Hashable {
  static let option = CommandOption(
    "--set",
    "ID=VALUE,VALUE",
    repeatable: true,
    help: "a parameter and the values to try, such as settle.dampingRatio=0.4,0.6,0.8; required, up to "
      + "\(Sweep.mostAxes) with several values; swipelab trace --help lists the parameters"
  )

  /// Parameters with several values, one or two of them; or one with a single value.
  let axes: [Sweep.Axis]
  /// Parameters that are the same in all trials.
  let settings: [ParameterSetting]

  /// Throws where a parameter or a value cannot be, or there are too many.
  init(_ arguments: ParsedArguments, syntax: CommandSyntax) throws(UsageError) {
    var all: [Sweep.Axis] = []
    for text in arguments.values(of: Self.option) { all.append(try Self.axis(text)) }
    guard let first = all.first else { throw .missingOption(Self.option, syntax) }
    if let twice = all.map(\.id).first(where: { id in all.count { $0.id == id } > 1 }) {
      throw .unsuitable("the parameter \(twice) stands there twice; put all its values into one --set")
    }
    let several = all.filter { $0.values.count > 1 }
    axes = several.isEmpty ? [first] : several
    let chosen = axes.map(\.id)
    settings = all.filter { !chosen.contains($0.id) }.map { ParameterSetting($0.id, $0.values[0]) }
    try check()
  }

  private func check() throws(UsageError) {
    guard axes.count <= Sweep.mostAxes else {
      throw .unsuitable(
        "a sweep tries several values of at most \(Sweep.mostAxes) parameters, not of \(axes.count); "
          + "leave single values in the others"
      )
    }
    let trials = axes.map(\.values.count).reduce(1, *)
    guard trials <= Sweep.mostTrials else {
      throw .unsuitable(
        "a sweep has at most \(Sweep.mostTrials) trials, not \(trials); leave some values out"
      )
    }
    let across = axes[0].values.count
    guard axes.count == 1 || across <= SweepGrid.mostAcross else {
      throw .unsuitable(
        "beside a second one, the first --set has at most \(SweepGrid.mostAcross) values, which stand beside "
          + "each other, not \(across); name the one with fewer values first"
      )
    }
  }

  private static func axis(_ text: String) throws(UsageError) -> Sweep.Axis {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty else { throw .noSetting(option, found: text) }
    var values: [ParameterValue] = []
    for word in parts[1].split(separator: ",", omittingEmptySubsequences: false) {
      guard !word.isEmpty else { throw .noSetting(option, found: text) }
      let value = ParameterValue(parsing: String(word))
      do {
        _ = try StyleReference(settings: [ParameterSetting(parts[0], value)]).style()
      } catch {
        throw .style(error)
      }
      if !values.contains(value) { values.append(value) }
    }
    return Sweep.Axis(parts[0], values)
  }
}
