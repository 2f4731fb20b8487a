/// A key with what is held, taken apart from the way it is written: `Ctrl+Shift+Left`.
struct KeyStroke: Hashable, Sendable {
  /// SDL's name of the key itself.
  var name: String
  var shift: Bool
  var alt: Bool
  /// Whether a key is held that makes a command of this one: Ctrl or the system's own.
  var command: Bool

  private static let separator: Character = "+"
  private static let enterNames: Set = ["Return", "Keypad Enter"]

  init(_ spelled: String) {
    // The key of the plus sign is written "+" itself.
    let isPlus = spelled.last == Self.separator
    let parts = (isPlus ? spelled.dropLast() : spelled[...]).split(separator: Self.separator)
    let held = Set(isPlus ? parts : parts.dropLast())
    name = isPlus ? String(Self.separator) : parts.last.map(String.init) ?? ""
    shift = held.contains("Shift")
    alt = held.contains("Alt")
    command = held.contains("Ctrl") || held.contains("Gui")
  }

  /// Whether it says "take it": Return, on the keypad too.
  var isEnter: Bool { Self.enterNames.contains(name) }
  /// Whether it is one of the keys F1, F2 and so on, which write nothing.
  var isFunction: Bool { name.first == "F" && name.count > 1 && name.dropFirst().allSatisfy(\.isNumber) }
  /// Whether it presses what has the focus.
  var presses: Bool { (isEnter || name == "Space") && !command && !alt }
}
