/// The simulated keyboard.
struct KeyboardDevice: Sendable {
  let device: InputTestDevice

  /// X's codes of the keys on a PC keyboard: the kernel's number of the key (`input-event-codes.h`) and 8. Keys that a
  /// PC of 1984 did not have keep the codes that XFree86 gave them, since the server's keyboard is none of evdev's.
  enum Key: Int32 {
    case a = 38
    case alt = 64
    case backspace = 22
    case control = 37
    case delete = 107
    case enter = 36
    case f2 = 68
    case f3 = 69
    case f4 = 70
    case f5 = 71
    case f6 = 72
    case f7 = 73
    case f8 = 74
    case keypadPlus = 86
    case left = 100
    case menu = 117
    case q = 24
    case shift = 50
    case space = 65
    case t = 28
    case two = 11
    case z = 52
  }

  /// Presses keys one after the other, holding them, and lets them go the other way round.
  func type(_ keys: Key...) throws {
    for key in keys { try hold(key) }
    for key in keys.reversed() { try release(key) }
  }

  /// Presses a key and keeps it down.
  func hold(_ key: Key) throws {
    try device.send(.key(key.rawValue, isDown: true))
  }

  /// Lets a key go; it must be down.
  func release(_ key: Key) throws {
    try device.send(.key(key.rawValue, isDown: false))
  }
}
