import SDL
import SwipeTable

/// Finds fonts for letters that the typeface lacks.
@MainActor
final class FallbackFonts {
  /// Questions to fontconfig in a program's life: each takes some 10 ms, and a text may hold any letters.
  static let mostQuestions = 48

  private let shelf: FontShelf
  private let match: (String) -> FontMatch?
  private var found: [TextStyle.Weight: [String]] = [:]
  private var hopeless: Set<Unicode.Scalar> = []
  private(set) var questions = 0

  /// - Parameter match: fontconfig's answer to a pattern.
  init(shelf: FontShelf, match: @escaping (String) -> FontMatch? = FontMatch.best) {
    self.shelf = shelf
    self.match = match
  }

  /// The font file that has all of a character's letters: the preferred one, else one found before, else one
  /// that fontconfig names; the preferred one again where none has them.
  func path(for character: Character, _ weight: TextStyle.Weight, preferring preferred: String) -> String {
    let scalars = Array(character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint })
    if has(scalars, preferred) { return preferred }
    if let path = found[weight, default: []].first(where: { has(scalars, $0) }) { return path }
    guard let missing = scalars.first(where: { !has([$0], preferred) }), !hopeless.contains(missing),
      questions < Self.mostQuestions
    else { return preferred }
    questions += 1
    let code = String(missing.value, radix: 16)
    let answer = match("sans-serif:weight=\(weight.fontconfigValue):charset=\(code):color=false")
    guard let answer, !answer.isColored, has(scalars, answer.file) else {
      hopeless.insert(missing)
      return preferred
    }
    found[weight, default: []].append(answer.file)
    return answer.file
  }

  private func has(_ scalars: [Unicode.Scalar], _ path: String) -> Bool {
    guard let font = shelf.font(path, TypeSetter.measuringSize) else { return false }
    return scalars.allSatisfy { font.has($0) }
  }
}
