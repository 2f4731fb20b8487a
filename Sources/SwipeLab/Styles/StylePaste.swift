public import SwipeEngine

/// A text from the clipboard, understood as values for a style. What a stranger wrote is as welcome as what `StyleCode`
/// wrote; a text that is not understood, or only in part, sets nothing.
///
/// Understood are: the text of a style file; an object of JSON with some of the parameters only; and a spring, which then is
/// the one by which a released row settles, in any of these forms:
/// - `stiffness: 170, damping: 26`, with or without `mass: 1`; in place of the damping a damping ratio. React's names tension
///   and friction mean the same.
/// - `response: 0.4, dampingFraction: 0.86`, as it stands or in a call such as `.spring(…)`
/// - `duration: 0.5, bounce: 0.2`, likewise
/// - `adw_spring_params_new (0.7, 1.0, 246.74)`, in any of the languages that libadwaita has
/// - CSS's `linear(…)`, with or without a duration, for which the nearest spring is found
///
/// Not for Swift code.
public enum StylePaste: Hashable, Sendable {
  /// Some parameters, in the order of the text: the others are to stay as they are.
  case settings([ParameterSetting])
  /// A whole style.
  case style(StyleReference)

  /// The most bytes that are read: 64 KB.
  public static let longestText = 64 << 10
  /// What errors call the text.
  static let source = "the clipboard"

  /// Understands a text. Throws where it is not understood, and where a parameter cannot have a value that it states.
  ///
  /// - Parameter present: the style that the values are for; a curve without a duration takes as long as its settling does.
  /// Complexity: O(n) in the bytes.
  public init(parsing text: String, present: SwipeStyle) throws(StylePasteError) {
    guard text.utf8.count <= Self.longestText else { throw .tooLong }
    let bytes = Array(text.utf8)
    let tokens = PasteToken.tokens(in: text)
    guard let first = tokens.first else { throw .empty }
    if first == .mark("{"), let paste = try Self.object(bytes, tokens) {
      self = paste
    } else {
      self = .settings(try PastedSpring(tokens, present: present).settings())
    }
  }

  /// What an object of JSON states; nil where it is a spring's, or nothing.
  private static func object(_ bytes: [UInt8], _ tokens: [PasteToken]) throws(StylePasteError) -> StylePaste?
  {
    do throws(StyleFileError) {
      let parser = try StyleFileParser(bytes, file: source)
      let isSpring = parser.members.contains { PastedSpring.Quantity($0.key) != nil }
      guard !isSpring, !parser.members.isEmpty else { return nil }
      let style = try parser.style()
      let settings = try parser.settings().map(\.setting)
      let isWhole = parser.namesBase || settings.count == SwipeStyle.parameters.count
      return isWhole ? .style(StyleReference(style, base: parser.base)) : .settings(settings)
    } catch {
      // JavaScript writes its objects without quotes, and some put a spring into another object.
      switch error.problem {
      case .notJSON where PastedSpring.isNamed(in: tokens): return nil
      case .unknownParameter where PastedSpring.isNamed(in: tokens): return nil
      case .wrongValue where PastedSpring.isNamed(in: tokens): return nil
      default: throw .file(error)
      }
    }
  }
}
