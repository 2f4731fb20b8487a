public import SwipeEngine

/// A style as a recording names it: a preset, and what was changed of it, in order.
public struct StyleReference: Hashable, Sendable {
  /// Why a reference gives no style.
  public enum Failure: Error, Hashable, Sendable, CustomStringConvertible {
    /// There is no such preset; `nearest` is the id that was probably meant.
    case unknownPreset(id: String, nearest: String?)
    /// One of the settings cannot be made.
    case parameter(ParameterError)

    /// A sentence without a full stop: what is wrong, what to do.
    public var description: String {
      switch self {
      case .unknownPreset(let id, let nearest):
        let hint = nearest.map { "did you mean \"\($0)\"?" } ?? "take one of the presets' ids"
        return "there is no style \"\(id)\"; \(hint)"
      case .parameter(let error): return error.description
      }
    }
  }

  /// The preset's id.
  public var base: String
  /// Set one after the other: of two settings of one parameter the later one holds.
  public var settings: [ParameterSetting]

  /// A preset, unchanged unless there are settings.
  public init(_ base: String = "default", settings: [ParameterSetting] = []) {
    self.base = base
    self.settings = settings
  }

  /// The style that is meant. Throws where the preset or a parameter is unknown, or a value is not allowed.
  public func style() throws(Failure) -> SwipeStyle {
    guard let preset = PresetCatalog.preset(base) else {
      let nearest = Spelling.nearest(to: base, in: PresetCatalog.presets.map(\.id))
      throw .unknownPreset(id: base, nearest: nearest)
    }
    var style = preset.style
    for setting in settings {
      do {
        try style.set(setting.id, to: setting.value)
      } catch {
        throw .parameter(error)
      }
    }
    return style
  }
}
