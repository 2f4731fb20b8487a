/// One message to a device of Xorg's `inputtest` driver, in the bytes of its protocol, version 1.1.
///
/// The layouts are those of the C structs in `xf86-input-inputtest-protocol.h` (in Debian's package
/// xserver-xorg-dev) on a 64-bit machine: a head of two 32-bit numbers (the bytes in all, and the kind), then
/// fields, where doubles begin at multiples of 8 bytes. Numbers have the machine's byte order; that is lowest
/// first wherever this runs.
enum InputTestMessage: Equatable {
  /// What the client speaks; the first message.
  case version(major: UInt16, minor: UInt16)
  /// Asks for an answer as soon as all that was sent before is done.
  case sync
  /// The pointer moves to a place, its axes by number.
  case motion([Int: Double])
  case button(Int32, isDown: Bool)
  /// A key by its X code.
  case key(Int32, isDown: Bool)
  case touch(UInt32, TouchPhase, [Int: Double])

  /// What a finger does: the numbers of XInput2's touch events (`XI2.h`).
  enum TouchPhase: UInt32 {
    case begin = 18
    case update = 19
    case end = 20
  }

  /// The kinds of messages, in the order of the protocol's `xf86ITEventType`; proximity and gestures are not
  /// sent.
  private enum Kind: UInt32 {
    case version = 0
    case sync = 1
    case motion = 2
    case button = 4
    case key = 5
    case touch = 6
  }

  /// The axes that one message has room for, whether or not the device has them.
  private static let axisCount = 64
  /// The bytes of a message's head, and of a response's.
  static let headSize = 8

  /// The whole message.
  var bytes: [UInt8] {
    switch self {
    case .version(let major, let minor): return Self.message(.version) { $0 += Self.numbers(major, minor) }
    case .sync: return Self.message(.sync) { _ in }
    case .motion(let axes):
      return Self.message(.motion) {
        $0 += Self.numbers(UInt32(1))
        $0 += Self.places(axes, at: Self.headSize + $0.count)
      }
    case .button(let button, let isDown):
      return Self.message(.button) {
        $0 += Self.numbers(Int32(1), button, isDown ? 1 : 0)
        $0 += Self.places([:], at: Self.headSize + $0.count)
      }
    case .key(let code, let isDown): return Self.message(.key) { $0 += Self.numbers(code, isDown ? 1 : 0) }
    case .touch(let finger, let phase, let axes):
      return Self.message(.touch) {
        $0 += Self.numbers(finger, phase.rawValue)
        $0 += Self.places(axes, at: Self.headSize + $0.count)
      }
    }
  }

  /// What takes back a press; nil for everything else.
  var release: InputTestMessage? {
    switch self {
    case .button(let button, isDown: true): .button(button, isDown: false)
    case .key(let code, isDown: true): .key(code, isDown: false)
    case .touch(let finger, .begin, _): .touch(finger, .end, [:])
    default: nil
    }
  }

  private static func message(_ kind: Kind, _ fill: (inout [UInt8]) -> Void) -> [UInt8] {
    var body: [UInt8] = []
    fill(&body)
    return numbers(UInt32(headSize + body.count), kind.rawValue) + body
  }

  private static func numbers<Value: FixedWidthInteger>(_ values: Value...) -> [UInt8] {
    var bytes: [UInt8] = []
    for value in values { bytes.append(littleEndian: value) }
    return bytes
  }

  /// The axes of a message: whether raw values follow (0), a bit for each axis that is set, the values, and
  /// as many raw values. `offset` is where in the message this begins; the struct starts at a multiple of 8.
  private static func places(_ axes: [Int: Double], at offset: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: -offset & 7)
    bytes.append(littleEndian: UInt32(0))
    bytes.append(littleEndian: axes.keys.reduce(UInt64(0)) { $0 | 1 << UInt64($1) })
    bytes += [0, 0, 0, 0]
    for axis in 0..<2 * axisCount { bytes.append(littleEndian: (axes[axis] ?? 0).bitPattern) }
    return bytes
  }
}
