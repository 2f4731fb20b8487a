import SwipeEngine
import SwipeLab

/// A name that one of the user's own styles can have: free text of up to 60 characters on one line that can be the name of a
/// file and means nothing else on a command line.
struct StyleName: Hashable {
  /// The name, without white space around it.
  let text: String

  /// The most characters.
  static let longest = 60
  /// The most bytes of a file's name on Linux.
  private static let mostBytes = 255

  /// Throws, with what is wrong and what to do, where a style cannot have the name.
  init(_ text: String) throws(CommandFailure) {
    let name = text.trimmed
    guard !name.isEmpty else { throw CommandFailure("a style needs a name; write one.") }
    guard name.count <= Self.longest else {
      throw CommandFailure("a style's name has at most \(Self.longest) characters; shorten it.")
    }
    guard name.utf8.count + StyleFile.fileEnding.utf8.count <= Self.mostBytes else {
      throw CommandFailure("the name is too long for a file; shorten it.")
    }
    guard !name.contains("/") else {
      throw CommandFailure("a style's name has no \"/\"; write another sign.")
    }
    guard !name.hasPrefix(".") else {
      throw CommandFailure("a style's name does not begin with a full stop; put something in front of it.")
    }
    guard !name.unicodeScalars.contains(where: Self.isControl) else {
      throw CommandFailure("a style's name stands on one line, without control characters; take them out.")
    }
    guard !name.lowercased().hasSuffix(StyleFile.fileEnding) else {
      throw CommandFailure(
        "a style's name does not end in \(StyleFile.fileEnding), its file does; leave it out."
      )
    }
    guard !PresetCatalog.presets.contains(where: { $0.id == name.lowercased() }) else {
      throw CommandFailure("\"\(name)\" is the name of a preset; take another one.")
    }
    self.text = name
  }

  /// Control characters, and the separators of lines and paragraphs.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
