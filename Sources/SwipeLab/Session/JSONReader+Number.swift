extension JSONReader {
  /// Up to so many digits every integer is exact in `Int` and needs no further check.
  private static let exactDigits = 15
  /// No number that a recording can need has more letters.
  private static let mostLetters = 400

  /// Reads a number: a minus, an integer without leading zeros, a fraction, an exponent.
  mutating func number() throws(JSONError) -> JSONNumber {
    let start = position
    if next == UInt8(ascii: "-") { position += 1 }
    let firstDigit = position
    let digits = try digits()
    guard digits == 1 || bytes[firstDigit] != UInt8(ascii: "0") else {
      throw .unexpected(column: firstDigit - bytes.startIndex + 1, expected: "a number without leading zeros")
    }
    var isWhole = true
    if next == UInt8(ascii: ".") {
      isWhole = false
      position += 1
      _ = try self.digits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      isWhole = false
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      _ = try self.digits()
    }
    if isWhole, digits <= Self.exactDigits { return small(from: start) }
    return try large(from: start, isWhole: isWhole)
  }

  /// Passes one digit or more and returns how many.
  private mutating func digits() throws(JSONError) -> Int {
    let start = position
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { position += 1 }
    guard position > start else {
      if next == nil { throw .cutOff }
      throw .unexpected(column: column, expected: "a digit")
    }
    return position - start
  }

  /// The usual number, an integer of a few digits, without a detour through text.
  private func small(from start: Int) -> JSONNumber {
    var value = 0
    for byte in bytes[start..<position] where byte != UInt8(ascii: "-") {
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    if bytes[start] == UInt8(ascii: "-") { value = -value }
    return JSONNumber(value: Double(value), integer: value)
  }

  private func large(from start: Int, isWhole: Bool) throws(JSONError) -> JSONNumber {
    let startColumn = start - bytes.startIndex + 1
    guard position - start <= Self.mostLetters else {
      throw .unexpected(column: startColumn, expected: "a number of at most \(Self.mostLetters) letters")
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else { throw .notFinite(column: startColumn, key: key) }
    return JSONNumber(value: value, integer: isWhole ? Int(text) : nil)
  }
}
