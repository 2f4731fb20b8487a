/// The simulated keyboard.
struct KeyboardDevice: Sendable {
  let device: InputTestDevice

  /// X's codes of the keys on a PC keyboard: the kernel's number of the key (`input-event-codes.h`) and 8.
  enum Key: Int32 {
    case control = 37
    case f5 = 71
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
