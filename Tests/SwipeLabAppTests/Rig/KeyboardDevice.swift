/// The simulated keyboard.
struct KeyboardDevice: Sendable {
  let device: InputTestDevice

  /// X's codes of the keys on a PC keyboard: the kernel's number of the key (`input-event-codes.h`) and 8. Keys that a
  /// PC of 1984 did not have keep the codes that XFree86 gave them, since the server's keyboard is none of evdev's.
  struct Key: Hashable {
    let code: Int32

    private init(_ code: Int32) { self.code = code }

    static let a = Key(38)
    static let alt = Key(64)
    static let backspace = Key(22)
    static let control = Key(37)
    static let delete = Key(107)
    static let down = Key(104)
    static let enter = Key(36)
    static let escape = Key(9)
    static let f2 = Key(68)
    static let f3 = Key(69)
    static let f4 = Key(70)
    static let f5 = Key(71)
    static let f6 = Key(72)
    static let f7 = Key(73)
    static let f8 = Key(74)
    static let keypadPlus = Key(86)
    static let left = Key(100)
    static let menu = Key(117)
    static let q = Key(24)
    static let shift = Key(50)
    static let space = Key(65)
    static let t = Key(28)
    static let tab = Key(23)
    static let two = Key(11)
    static let up = Key(98)
    static let v = Key(55)
    static let z = Key(52)

    /// The rows of an American keyboard, from the left: what a key writes, and the code of the first.
    private static let rows: [(letters: String, first: Int32)] = [
      ("1234567890-", 10), ("qwertyuiop", 24), ("asdfghjkl;", 38), ("zxcvbnm,./", 52), (" ", 65),
    ]
    /// What some keys write with Shift, by what they write without.
    private static let shifted: [Character: Character] = [":": ";"]

    /// The keys that write a character: Shift where it takes that, and the key itself; nil for one that nobody types here.
    static func writing(_ character: Character) -> [Key]? {
      let plain = shifted[character] ?? Character(character.lowercased())
      for row in rows {
        guard let index = row.letters.firstIndex(of: plain) else { continue }
        let place = row.letters.distance(from: row.letters.startIndex, to: index)
        return (plain == character ? [] : [.shift]) + [Key(row.first + Int32(place))]
      }
      return nil
    }

    /// Keys by the names that SDL gives them, where these are no letters.
    private static let names: [String: Key] = [
      "Alt": .alt, "Ctrl": .control, "Down": .down, "Escape": .escape, "Return": .enter, "Shift": .shift,
      "Space": .space, "Tab": .tab, "Up": .up,
    ]

    /// The keys of a stroke as it is spelled: `Ctrl+Shift+F`. Nil for one that is unknown here.
    static func stroke(_ spelled: String) -> [Key]? {
      let parts = spelled.split(separator: "+").map(String.init)
      let keys = parts.flatMap { part in
        names[part].map { [$0] } ?? (part.count == 1 ? writing(Character(part.lowercased())) : nil) ?? []
      }
      return keys.count == parts.count ? keys : nil
    }
  }

  /// Presses keys one after the other, holding them, and lets them go the other way round.
  func type(_ keys: Key...) throws { try type(keys) }

  func type(_ keys: [Key]) throws {
    for key in keys { try hold(key) }
    for key in keys.reversed() { try release(key) }
  }

  /// Presses a key and keeps it down.
  func hold(_ key: Key) throws {
    try device.send(.key(key.code, isDown: true))
  }

  /// Lets a key go; it must be down.
  func release(_ key: Key) throws {
    try device.send(.key(key.code, isDown: false))
  }
}
