/// A value of JSON as it stood in a file.
enum JSONValue: Hashable, Sendable {
  case null
  case flag(Bool)
  case number(JSONNumber)
  case text(String)
  case list([JSONValue])
  case object(JSONObject)

  /// What it is, for a sentence about a value of the wrong type.
  var kindName: String {
    switch self {
    case .null: "null"
    case .flag(let flag): flag ? "true" : "false"
    case .number: "a number"
    case .text: "a text"
    case .list: "a list"
    case .object: "an object"
    }
  }
}
