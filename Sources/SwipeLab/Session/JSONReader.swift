/// Reads one value of JSON (RFC 8259) from UTF-8 bytes, strictly.
///
/// Foundation's reader cannot serve here: it forgets the order of keys, which `set` and `reactions` depend
/// on, lets the last of two equal keys win in silence, and does not tell a column. This one also bounds the
/// depth and the length of a text, so that no file, however broken, costs more than its size. Complexity:
/// O(n) in the bytes read, O(n log n) in the keys of one object.
struct JSONReader {
  /// Lists and objects may lie so deep in each other; a recording needs seven.
  static let deepest = 32
  /// Objects with more keys than this are checked for equal keys with a set, smaller ones one by one.
  private static let fewKeys = 16

  let bytes: ArraySlice<UInt8>
  var position: Int
  private var depth = 0
  /// The key whose value is being read, for errors about numbers.
  var key: String?

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// Reads the one value that the bytes hold; white space around it is skipped. `end` is what errors call their end.
  static func read(
    _ bytes: ArraySlice<UInt8>,
    upTo end: String = "the end of the line"
  ) throws(JSONError) -> JSONValue {
    var reader = JSONReader(bytes)
    let value = try reader.value()
    reader.skipSpace()
    guard reader.next == nil else {
      throw .unexpected(column: reader.column, expected: end)
    }
    return value
  }

  /// The byte at the position, nil at the end.
  var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  /// The position as people count it: the first byte is 1.
  var column: Int { position - bytes.startIndex + 1 }

  mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    guard let byte = next else { throw .cutOff }
    switch byte {
    case UInt8(ascii: "{"): return .object(try object())
    case UInt8(ascii: "["): return .list(try list())
    case UInt8(ascii: "\""): return .text(try text())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    case UInt8(ascii: "t"): return try word("true", .flag(true))
    case UInt8(ascii: "f"): return try word("false", .flag(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: throw .unexpected(column: column, expected: "a value")
    }
  }

  private mutating func object() throws(JSONError) -> JSONObject {
    try descend()
    var members: [JSONObject.Member] = []
    var known: Set<String> = []
    if try !ends(with: UInt8(ascii: "}")) {
      repeat {
        skipSpace()
        guard let quote = next else { throw .cutOff }
        guard quote == UInt8(ascii: "\"") else {
          throw .unexpected(column: column, expected: "a key in quotes")
        }
        let offset = position - bytes.startIndex
        let key = try text()
        try check(key, at: offset, isNewAmong: members, known: &known)
        try expect(UInt8(ascii: ":"), "a colon")
        self.key = key
        members.append(.init(key: key, value: try value(), offset: offset))
      } while try continues(to: UInt8(ascii: "}"))
    }
    depth -= 1
    return JSONObject(members: members)
  }

  private func check(
    _ key: String,
    at offset: Int,
    isNewAmong members: [JSONObject.Member],
    known: inout Set<String>
  ) throws(JSONError) {
    if members.count < Self.fewKeys {
      guard !members.contains(where: { $0.key == key }) else { throw .duplicateKey(key, column: offset + 1) }
    } else {
      if known.isEmpty { known = Set(members.map(\.key)) }
      guard known.insert(key).inserted else { throw .duplicateKey(key, column: offset + 1) }
    }
  }

  private mutating func list() throws(JSONError) -> [JSONValue] {
    try descend()
    var values: [JSONValue] = []
    if try !ends(with: UInt8(ascii: "]")) {
      repeat { values.append(try value()) } while try continues(to: UInt8(ascii: "]"))
    }
    depth -= 1
    return values
  }

  /// Passes an opening bracket.
  private mutating func descend() throws(JSONError) {
    guard depth < Self.deepest else { throw .tooDeep(column: column) }
    depth += 1
    position += 1
  }

  /// Whether a list or an object is empty; passes its closing bracket then.
  private mutating func ends(with bracket: UInt8) throws(JSONError) -> Bool {
    skipSpace()
    guard let byte = next else { throw .cutOff }
    guard byte == bracket else { return false }
    position += 1
    return true
  }

  /// Whether another element follows; passes the comma, or the closing bracket.
  private mutating func continues(to bracket: UInt8) throws(JSONError) -> Bool {
    skipSpace()
    guard let byte = next else { throw .cutOff }
    guard byte == bracket || byte == UInt8(ascii: ",") else {
      throw .unexpected(column: column, expected: "a comma or the end of the list or object")
    }
    position += 1
    return byte != bracket
  }

  private mutating func expect(_ wanted: UInt8, _ name: String) throws(JSONError) {
    skipSpace()
    guard let byte = next else { throw .cutOff }
    guard byte == wanted else { throw .unexpected(column: column, expected: name) }
    position += 1
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    for letter in UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount) {
      guard let byte = next else { throw .cutOff }
      guard byte == letter else { throw .unexpected(column: column, expected: word.description) }
      position += 1
    }
    return value
  }

  mutating func skipSpace() {
    while position < bytes.endIndex {
      switch bytes[position] {
      case 0x20, 0x09, 0x0A, 0x0D: position += 1
      default: return
      }
    }
  }
}
