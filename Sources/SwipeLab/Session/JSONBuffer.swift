import SwipeEngine

/// UTF-8 text of JSON under construction, byte by byte: far faster than joining strings, and the same
/// everywhere.
///
/// Writes what it is told; that the pieces make legal JSON is the caller's affair.
struct JSONBuffer: Hashable, Sendable {
  private(set) var bytes: [UInt8] = []

  /// The thousandths of a number are written without rounding errors up to here (2⁵³: every integer is
  /// exact).
  private static let greatestExact = 9_007_199_254_740_992.0
  /// A trace's numbers have three decimals.
  private static let perUnit = 1000.0

  /// Text that is written as it stands: punctuation and keys.
  mutating func raw(_ text: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Text that is written as it stands: numbers.
  mutating func raw(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }

  mutating func flag(_ value: Bool) {
    raw(value ? "true" : "false")
  }

  mutating func integer(_ value: Int) {
    integer(Int64(value))
  }

  /// A string in quotes; quotes, backslashes and control characters are escaped, everything else stays.
  mutating func string(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): raw("\\\"")
      case UInt8(ascii: "\\"): raw("\\\\")
      case 0x0A: raw("\\n")
      case 0x0D: raw("\\r")
      case 0x09: raw("\\t")
      case 0..<0x20:
        raw("\\u00")
        bytes.append(Self.hexDigit(byte >> 4))
        bytes.append(Self.hexDigit(byte & 0xF))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// The shortest text that reads back as the same number. A number that is not finite gives `null`.
  mutating func shortest(_ value: Double) {
    raw(value.isFinite ? NumberText.shortest(value) : "null")
  }

  /// A number rounded to three decimals, half away from zero, without trailing zeros and without −0.
  ///
  /// The number is rounded as it is stored, so 1.0005, which lies a little below, gives 1. A number too large
  /// for thousandths to be exact is written in its shortest form; one that is not finite gives `null`.
  mutating func thousandths(_ value: Double) {
    guard value.isFinite else { return raw("null") }
    let product = value * Self.perUnit
    guard abs(product) < Self.greatestExact else { return shortest(value) }
    var whole = product.rounded(.toNearestOrAwayFromZero)
    let excess = whole - product
    if abs(excess) == 0.5 {
      // The product itself may have been rounded onto the tie; its exact remainder tells.
      let remainder = (-product).addingProduct(value, Self.perUnit)
      if remainder != 0, (remainder < 0) == (value > 0) { whole -= value > 0 ? 1 : -1 }
    }
    decimal(Int64(whole), decimals: 3)
  }

  /// An instant in milliseconds, rounded to three decimals, half away from zero.
  mutating func roundedMilliseconds(_ time: Timestamp) {
    let (quotient, remainder) = time.nanoseconds.quotientAndRemainder(dividingBy: 1000)
    decimal(quotient + (remainder >= 500 ? 1 : remainder <= -500 ? -1 : 0), decimals: 3)
  }

  /// An instant in milliseconds to the nanosecond: up to six decimals.
  mutating func exactMilliseconds(_ time: Timestamp) {
    decimal(time.nanoseconds, decimals: 6)
  }

  /// An integer divided by a power of ten, without trailing zeros.
  private mutating func decimal(_ value: Int64, decimals: Int) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    var divisor: UInt64 = 1
    for _ in 0..<decimals { divisor *= 10 }
    var (whole, fraction) = value.magnitude.quotientAndRemainder(dividingBy: divisor)
    digits(whole)
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    while fraction > 0 {
      divisor /= 10
      (whole, fraction) = fraction.quotientAndRemainder(dividingBy: divisor)
      bytes.append(UInt8(ascii: "0") + UInt8(whole))
    }
  }

  private mutating func integer(_ value: Int64) {
    if value < 0 { bytes.append(UInt8(ascii: "-")) }
    digits(value.magnitude)
  }

  private mutating func digits(_ value: UInt64) {
    let start = bytes.count
    var rest = value
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }

  /// Everything written so far as a string; the buffer is left empty.
  mutating func takeText() -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    bytes.removeAll(keepingCapacity: true)
    return text
  }

  /// Everything written so far; the buffer is left empty.
  mutating func takeBytes() -> [UInt8] {
    let taken = bytes
    bytes = []
    return taken
  }
}
