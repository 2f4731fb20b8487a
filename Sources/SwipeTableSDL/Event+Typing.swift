import SDL

extension Event.Key {
  private static let space = "Space"
  /// What SDL's names of the keys on a number pad begin with.
  private static let keypad = "Keypad "

  /// Whether the key makes text where a text field has the keyboard, and is no command: a letter, a digit or a sign, also
  /// on the number pad, alone or with Shift and AltGr. SDL does not tell AltGr from the right Alt key, so with Alt it is
  /// no command either.
  var types: Bool {
    guard modifiers.isDisjoint(with: [.control, .gui]) else { return false }
    let sign = name.hasPrefix(Self.keypad) ? name.dropFirst(Self.keypad.count) : name[...]
    return sign.count == 1 || name == Self.space
  }
}
