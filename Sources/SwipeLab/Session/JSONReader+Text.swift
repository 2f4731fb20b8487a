extension JSONReader {
  /// Reads a text in quotes, resolving escapes.
  mutating func text() throws(JSONError) -> String {
    let quoteColumn = column
    position += 1
    let start = position
    while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
      position += 1
    }
    guard let byte = next else { throw .cutOff }
    if byte == UInt8(ascii: "\"") {
      let plain = bytes[start..<position]
      position += 1
      return try string(plain, column: quoteColumn)
    }
    position = start
    let resolved = try escapedText()
    return try string(resolved[...], column: quoteColumn)
  }

  /// The rest of a text with escapes, up to and with its closing quote.
  private mutating func escapedText() throws(JSONError) -> [UInt8] {
    var resolved: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return resolved
      case UInt8(ascii: "\\"):
        position += 1
        try escape(into: &resolved)
      case 0x0A:
        throw .unexpected(column: column, expected: "a closing quote")
      case 0..<0x20:
        throw .unexpected(column: column, expected: "an escaped control character")
      default:
        resolved.append(byte)
        position += 1
      }
    }
    throw .cutOff
  }

  private func string(_ bytes: ArraySlice<UInt8>, column: Int) throws(JSONError) -> String {
    guard bytes.count <= Recording.longestText else { throw .textTooLong(column: column) }
    guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUTF8(column: column) }
    return text
  }

  /// Reads what stands after a backslash.
  private mutating func escape(into resolved: inout [UInt8]) throws(JSONError) {
    guard let byte = next else { throw .cutOff }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): resolved.append(byte)
    case UInt8(ascii: "n"): resolved.append(0x0A)
    case UInt8(ascii: "r"): resolved.append(0x0D)
    case UInt8(ascii: "t"): resolved.append(0x09)
    case UInt8(ascii: "b"): resolved.append(0x08)
    case UInt8(ascii: "f"): resolved.append(0x0C)
    case UInt8(ascii: "u"): resolved.append(contentsOf: Character(try scalar()).utf8)
    default: throw .unexpected(column: column - 1, expected: "an escape of JSON")
    }
  }

  /// Reads the four digits of a `\u`, and of the second half where it is a surrogate (RFC 8259, section 7).
  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    let startColumn = column
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(UInt16(first)) else { throw Self.loneSurrogate(startColumn) }
    for letter in [UInt8(ascii: "\\"), UInt8(ascii: "u")] {
      guard let byte = next else { throw .cutOff }
      guard byte == letter else { throw Self.loneSurrogate(startColumn) }
      position += 1
    }
    let second = try hexadecimal()
    guard second >= 0xDC00, second <= 0xDFFF else { throw Self.loneSurrogate(startColumn) }
    guard let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) else {
      throw Self.loneSurrogate(startColumn)
    }
    return scalar
  }

  private static func loneSurrogate(_ column: Int) -> JSONError {
    .unexpected(column: column, expected: "a whole character, not half of a surrogate pair")
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next else { throw .cutOff }
      guard let digit = Character(Unicode.Scalar(byte)).hexDigitValue, byte < 0x80 else {
        throw .unexpected(column: column, expected: "four hexadecimal digits")
      }
      value = value << 4 + UInt32(digit)
      position += 1
    }
    return value
  }
}
