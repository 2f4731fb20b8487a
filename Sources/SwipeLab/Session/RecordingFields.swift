import SwipeEngine

/// The keys of one object of a recording, read by name and type; every failure names the file, the line and
/// the key.
struct RecordingFields {
  let object: JSONObject
  let place: RecordingPlace
  /// The way to the object, in front of its keys: empty, or like `rows[3].`.
  let path: String

  /// Throws where the value is no object.
  init(_ value: JSONValue, at place: RecordingPlace, path: String = "") throws(RecordingError) {
    guard case .object(let object) = value else {
      let key = path.isEmpty ? nil : String(path.dropLast())
      throw place.error(.wrongType(expected: "an object", found: value.kindName), key: key)
    }
    self.object = object
    self.place = place
    self.path = path
  }

  /// Throws where the object has another key than these.
  func allow(_ known: [String]) throws(RecordingError) {
    for member in object.members where !known.contains(member.key) {
      throw error(.unknownKey(nearest: Spelling.nearest(to: member.key, in: known)), member.key)
    }
  }

  func has(_ key: String) -> Bool { object[key] != nil }

  func error(_ problem: RecordingError.Problem, _ key: String) -> RecordingError {
    place.error(problem, key: path + key)
  }

  /// The value of a key that must be there.
  func value(_ key: String) throws(RecordingError) -> JSONValue {
    guard let value = object[key] else { throw error(.missingKey, key) }
    return value
  }

  func number(_ key: String, in range: ClosedRange<Double>) throws(RecordingError) -> Double {
    try number(try value(key), key, in: range)
  }

  private func number(
    _ value: JSONValue,
    _ key: String,
    in range: ClosedRange<Double>
  ) throws(RecordingError) -> Double {
    guard case .number(let number) = value else { throw wrongType(key, "a number", value) }
    guard range.contains(number.value) else { throw error(.outOfRange(range, found: number.value), key) }
    return number.value
  }

  /// A height or a width in points.
  func length(_ key: String) throws(RecordingError) -> Double {
    try number(key, in: 0...Recording.largestLength)
  }

  /// A list of widths in points.
  func lengths(_ key: String) throws(RecordingError) -> [Double] {
    var lengths: [Double] = []
    for (index, value) in try list(key).enumerated() {
      lengths.append(try number(value, "\(key)[\(index)]", in: 0...Recording.largestLength))
    }
    return lengths
  }

  /// A place or a way in points.
  func coordinate(_ key: String) throws(RecordingError) -> Double {
    try number(key, in: -Recording.largestCoordinate...Recording.largestCoordinate)
  }

  /// A whole number, `3` or `3.0`.
  func whole(_ key: String) throws(RecordingError) -> Int {
    let value = try value(key)
    guard case .number(let number) = value else { throw wrongType(key, "a whole number", value) }
    guard let whole = number.whole else { throw error(.notWhole(found: number.value), key) }
    return whole
  }

  func text(_ key: String) throws(RecordingError) -> String {
    let value = try value(key)
    guard case .text(let text) = value else { throw wrongType(key, "a text", value) }
    return text
  }

  func flag(_ key: String, default standard: Bool) throws(RecordingError) -> Bool {
    guard let value = object[key] else { return standard }
    guard case .flag(let flag) = value else { throw wrongType(key, "true or false", value) }
    return flag
  }

  func list(_ key: String) throws(RecordingError) -> [JSONValue] {
    let value = try value(key)
    guard case .list(let list) = value else { throw wrongType(key, "a list", value) }
    return list
  }

  /// One of the words of an enumeration.
  func word<Word: RawRepresentable<String> & CaseIterable>(_ key: String) throws(RecordingError) -> Word {
    let text = try text(key)
    guard let word = Word(rawValue: text) else { throw unknownWord(key, text, Word.allCases.map(\.rawValue)) }
    return word
  }

  /// The object that a key holds; throws where it has other keys than `known`.
  func child(_ key: String, allowing known: [String]) throws(RecordingError) -> RecordingFields {
    let fields = try RecordingFields(try value(key), at: place, path: path + key + ".")
    try fields.allow(known)
    return fields
  }

  func wrongType(_ key: String, _ expected: String, _ found: JSONValue) -> RecordingError {
    error(.wrongType(expected: expected, found: found.kindName), key)
  }

  func unknownWord(_ key: String, _ found: String, _ allowed: [String]) -> RecordingError {
    error(.unknownWord(found, allowed: allowed, nearest: Spelling.nearest(to: found, in: allowed)), key)
  }
}
