import SwipeEngine
import SwipeLab

/// A style as a command line names it: a preset's id, a style file, or one of the user's own styles. A preset's id comes
/// first.
struct StyleOperand: Hashable {
  /// What names a style.
  private enum Source: Hashable {
    case preset(String)
    /// A file's path.
    case file(String)
    /// The name of an own style.
    case own(String)
  }

  private let source: Source

  /// Throws where there is no such preset and no own style of this name. A file is not looked for yet.
  init(_ text: String) throws(UsageError) {
    if PresetCatalog.preset(text) != nil {
      source = .preset(text)
    } else if text.contains("/") || text.lowercased().hasSuffix(StyleFile.fileEnding) {
      source = .file(text)
    } else if let name = Self.own({ folder throws(CommandFailure) in try folder.name(like: text) }) {
      source = .own(name)
    } else {
      let known =
        PresetCatalog.presets.map(\.id)
        + (Self.own { folder throws(CommandFailure) in try folder.names() } ?? [])
      throw .style(.unknownPreset(id: text, nearest: Spelling.nearest(to: text, in: known)))
    }
  }

  /// Reads the style. Throws where its file gives none.
  ///
  /// - Returns: a name for people, the style, and the path of the file that it is in; nil for a preset.
  func read() throws(CommandFailure) -> (name: String, reference: StyleReference, file: String?) {
    switch source {
    case .preset(let id): return (id, StyleReference(id), nil)
    case .own(let name): return (name, try StyleFolder().read(name), StyleFolder().file(of: name))
    case .file(let path):
      do {
        return (Self.name(of: path), try StyleFile(path: path).reference, path)
      } catch {
        throw CommandFailure(error.description)
      }
    }
  }

  /// The same in one go, for those who do not tell a mistyped name from a broken file.
  static func read(
    _ text: String
  ) throws(CommandFailure) -> (name: String, reference: StyleReference, file: String?) {
    let operand: StyleOperand
    do throws(UsageError) {
      operand = try StyleOperand(text)
    } catch {
      throw CommandFailure(error.description)
    }
    return try operand.read()
  }

  /// The file's name without its folder and its ending.
  static func name(of path: String) -> String {
    let name = fileName(of: path)
    return name.lowercased().hasSuffix(StyleFile.fileEnding)
      ? String(name.dropLast(StyleFile.fileEnding.count)) : name
  }

  /// The file's name without its folder.
  static func fileName(of path: String) -> String { String(path.split(separator: "/").last ?? "") }

  /// What the folder of own styles says. One that cannot be read has none: whoever names one of them is told that there is
  /// no such style.
  private static func own<Answer>(_ ask: (StyleFolder) throws(CommandFailure) -> Answer?) -> Answer? {
    do throws(CommandFailure) {
      return try ask(StyleFolder())
    } catch {
      return nil
    }
  }
}
