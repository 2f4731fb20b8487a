import Foundation
import SwipeLab

/// The folder of the user's own styles, a file for each: `calm.json` holds the style "calm".
///
/// Names are unique without regard to capitals. What another program does to the files meanwhile is seen at the next call.
struct StyleFolder: Hashable {
  /// One of the styles.
  struct Entry {
    let name: String
    let path: String
    /// The style, or why its file gives none.
    let style: Result<StyleReference, StyleFileError>
  }

  let path: String

  private static let place = "swipelab/styles"

  /// - Parameter path: the folder asked for; nil is the user's own, `$XDG_CONFIG_HOME/swipelab/styles`.
  init(_ path: String? = nil) {
    self.path = path ?? UserFolder.configuration.path + "/" + Self.place
  }

  /// The names of the styles in their order for people; none where the folder is not there.
  func names() throws(CommandFailure) -> [String] {
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    do {
      let files = try FileManager.default.contentsOfDirectory(atPath: path)
      let names = files.filter { $0.hasSuffix(StyleFile.fileEnding) && !$0.hasPrefix(".") }
        .map { String($0.dropLast(StyleFile.fileEnding.count)) }
      return names.sorted { Self.key($0) == Self.key($1) ? $0 < $1 : Self.key($0) < Self.key($1) }
    } catch {
      throw CommandFailure(
        "the folder \(path) cannot be read (\(error.localizedDescription)); check who may read it."
      )
    }
  }

  /// All styles in that order, also those whose file is broken.
  func entries() throws(CommandFailure) -> [Entry] {
    try names().map { name in
      let style = Result { () throws(StyleFileError) in try reference(of: name) }
      return Entry(name: name, path: file(of: name), style: style)
    }
  }

  /// The style of this name. Throws where there is none, or its file is broken.
  func read(_ name: String) throws(CommandFailure) -> StyleReference {
    let name = try existingName(name)
    do {
      return try reference(of: name)
    } catch {
      throw CommandFailure(error.description)
    }
  }

  /// Saves a style under a name, as a whole or not at all, and makes the folder where it is not there.
  ///
  /// - Parameter replaces: whether a style that has the name makes room; else that is a failure.
  /// - Returns: the file's path.
  @discardableResult
  func save(
    _ style: StyleReference,
    as name: String,
    replaces: Bool = false
  ) throws(CommandFailure) -> String {
    let name = try StyleName(name).text
    let old = try self.name(like: name)
    if let old, !replaces { throw Self.taken(old) }
    let bytes: [UInt8]
    do {
      bytes = Array(try StyleFile(style).encoded().utf8)
    } catch {
      throw CommandFailure(error)
    }
    try FileManager.default.makeFolder(
      at: path,
      otherwise: "set \(UserFolder.configuration.variable) to another place"
    )
    let target = file(of: old ?? name)
    guard try WholeFile(path: target, replaces: replaces).writeWhereFree(bytes) else {
      throw Self.taken(name)
    }
    return target
  }

  /// Gives a style another name, which may differ in capitals only.
  func rename(_ old: String, to new: String) throws(CommandFailure) {
    let old = try existingName(old)
    let new = try StyleName(new).text
    guard old != new else { return }
    if let other = try names().first(where: { $0 != old && Self.key($0) == Self.key(new) }) {
      throw Self.taken(other)
    }
    do {
      try FileManager.default.moveItem(atPath: file(of: old), toPath: file(of: new))
    } catch {
      throw CommandFailure(
        "the style \"\(old)\" cannot be renamed (\(error.localizedDescription)); check who may write to \(path)."
      )
    }
  }

  /// Deletes a style's file.
  func delete(_ name: String) throws(CommandFailure) {
    let name = try existingName(name)
    do {
      try FileManager.default.removeItem(atPath: file(of: name))
    } catch {
      throw CommandFailure(
        "the style \"\(name)\" cannot be deleted (\(error.localizedDescription)); check who may write to \(path)."
      )
    }
  }

  /// The name of the style that is called so, without regard to capitals: exactly so where two files differ in them; nil
  /// where there is none.
  func name(like text: String) throws(CommandFailure) -> String? {
    let names = try names()
    return names.first { $0 == text } ?? names.first { Self.key($0) == Self.key(text) }
  }

  /// The path of the file that the style of this name has, or would have.
  func file(of name: String) -> String { path + "/" + name + StyleFile.fileEnding }

  private func existingName(_ text: String) throws(CommandFailure) -> String {
    if let name = try name(like: text) { return name }
    throw CommandFailure(
      "there is no style \"\(text)\" in \(path); \"swipelab presets\" lists those that are."
    )
  }

  private func reference(of name: String) throws(StyleFileError) -> StyleReference {
    try StyleFile(path: file(of: name), named: name + StyleFile.fileEnding).reference
  }

  private static func taken(_ name: String) -> CommandFailure {
    CommandFailure("there is a style \"\(name)\" already; take another name.")
  }

  /// What is equal for names that differ in capitals only.
  private static func key(_ name: String) -> String { name.lowercased() }
}
