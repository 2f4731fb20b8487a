public import SDL

extension Event.Key {
  /// SDL's names of the keys that only change others.
  private static let modifierNames: Set = [
    "Left Ctrl", "Right Ctrl", "Left Shift", "Right Shift", "Left Alt", "Right Alt", "Left GUI", "Right GUI",
  ]
  /// Modifiers in the order in which they are written.
  private static let order: [(Modifiers, String)] = [
    (.control, "Ctrl"), (.alt, "Alt"), (.shift, "Shift"), (.gui, "Gui"),
  ]

  /// The key with what is held, as tables and recordings write it: `Z`, `Ctrl+Z`, `Ctrl+Alt+Shift+Gui+F5`.
  ///
  /// Nil for a key without a name, and for a modifier by itself.
  public var spelled: String? {
    guard !name.isEmpty, !Self.modifierNames.contains(name) else { return nil }
    let held = Self.order.filter { modifiers.contains($0.0) }.map(\.1)
    return (held + [name]).joined(separator: "+")
  }
}
