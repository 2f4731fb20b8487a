extension [UInt8] {
  /// Appends an integer, its lowest byte first.
  mutating func append<Value: FixedWidthInteger>(littleEndian value: Value) {
    var rest = value
    for _ in 0..<Value.bitWidth / 8 {
      append(UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// Appends empty bytes up to a multiple of `alignment`.
  mutating func pad(to alignment: Int) {
    while count % alignment != 0 { append(0) }
  }

  /// The integer whose lowest byte is at `offset`; the bytes must be there.
  func integer<Value: FixedWidthInteger>(_ type: Value.Type, at offset: Int) -> Value {
    self[offset..<offset + Value.bitWidth / 8].reversed().reduce(0) {
      $0 << 8 | Value(truncatingIfNeeded: $1)
    }
  }
}
