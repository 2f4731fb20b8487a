/// A request of the X protocol in bytes: its number, a byte of its own, its length in units of 4 bytes, its
/// fields.
struct XRequest {
  let bytes: [UInt8]

  private init(_ number: UInt8, _ detail: UInt8 = 0, fields: [UInt8]) {
    var fields = fields
    fields.pad(to: 4)
    var bytes = [number, detail]
    bytes.append(littleEndian: UInt16(1 + fields.count / 4))
    self.bytes = bytes + fields
  }

  private init(_ number: UInt8, _ detail: UInt8 = 0, longs: UInt32...) {
    var fields: [UInt8] = []
    for long in longs { fields.append(littleEndian: long) }
    self.init(number, detail, fields: fields)
  }

  /// Bits of a window's values that are set: width, height.
  private static let sizeMask: UInt32 = 1 << 2 | 1 << 3
  /// The format of a picture with all bits of a pixel together, and the mask that takes all of them.
  private static let pixelFormat: UInt8 = 2
  private static let allPlanes = UInt32.max
  /// The most 4-byte units of a property that are read.
  private static let propertyLength: UInt32 = 64
  /// The number of the event ClientMessage.
  private static let clientMessage: UInt8 = 33

  static func attributes(of window: UInt32) -> XRequest { XRequest(3, longs: window) }
  static func map(_ window: UInt32) -> XRequest { XRequest(8, longs: window) }
  static func unmap(_ window: UInt32) -> XRequest { XRequest(10, longs: window) }
  static func geometry(of window: UInt32) -> XRequest { XRequest(14, longs: window) }
  static func children(of window: UInt32) -> XRequest { XRequest(15, longs: window) }
  /// Which window has the keyboard. Asks for nothing that could be refused.
  static var inputFocus: XRequest { XRequest(43, fields: []) }

  /// Gives a window the keyboard; it stays with nobody when that window goes.
  static func focus(_ window: UInt32) -> XRequest { XRequest(42, longs: window, 0) }

  static func resize(_ window: UInt32, width: UInt32, height: UInt32) -> XRequest {
    XRequest(12, longs: window, sizeMask, width, height)
  }

  static func atom(_ name: String) -> XRequest {
    var fields: [UInt8] = []
    fields.append(littleEndian: UInt16(name.utf8.count))
    fields.append(littleEndian: UInt16(0))
    return XRequest(16, fields: fields + Array(name.utf8))
  }

  /// A property of a window, whatever its type.
  static func property(_ atom: UInt32, of window: UInt32) -> XRequest {
    XRequest(20, longs: window, atom, 0, 0, propertyLength)
  }

  /// A picture of a part of a window, in pixels.
  static func picture(of window: UInt32, in part: XConnection.Frame) -> XRequest {
    var fields: [UInt8] = []
    fields.append(littleEndian: window)
    for number in [part.x, part.y, part.width, part.height] { fields.append(littleEndian: UInt16(number)) }
    fields.append(littleEndian: allPlanes)
    return XRequest(73, pixelFormat, fields: fields)
  }

  /// Sends a window's client a message of 32-bit numbers.
  static func message(_ type: UInt32, _ values: [UInt32], to window: UInt32) -> XRequest {
    var fields: [UInt8] = []
    for long in [window, 0] { fields.append(littleEndian: long) }
    fields += [clientMessage, 32, 0, 0]
    for long in [window, type] + values { fields.append(littleEndian: long) }
    let whole = 8 + 32
    return XRequest(25, fields: fields + [UInt8](repeating: 0, count: max(0, whole - fields.count)))
  }
}
