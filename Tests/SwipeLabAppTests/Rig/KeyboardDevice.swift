/// The simulated keyboard.
struct KeyboardDevice: Sendable {
  let device: InputTestDevice

  /// X's codes of the keys on a PC keyboard: the kernel's number of the key (`input-event-codes.h`) and 8. Keys that a
  /// PC of 1984 did not have keep the codes that XFree86 gave them, since the server's keyboard is none of evdev's.
  enum Key: Int32 {
    case control = 37
    case delete = 107
    case enter = 36
    case f5 = 71
    case left = 100
    case menu = 117
    case q = 24
    case t = 28
    case z = 52
  }

  /// Presses keys one after the other, holding them, and lets them go the other way round.
  func type(_ keys: Key...) throws {
    for key in keys { try device.send(.key(key.rawValue, isDown: true)) }
    for key in keys.reversed() { try release(key) }
  }

  /// Lets a key go; it must be down.
  func release(_ key: Key) throws {
    try device.send(.key(key.rawValue, isDown: false))
  }
}
