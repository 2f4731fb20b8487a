/// A JSON value of a vector file. Numbers that JSON cannot hold are the strings "inf", "-inf" and "nan".
enum PhysicsVectorValue: Decodable, Sendable {
  case number(Double)
  case flag(Bool)
  case text(String)
  case list([PhysicsVectorValue])
  case object([String: PhysicsVectorValue])
  case none

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .none
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = Self.numbers[text].map(Self.number) ?? .text(text)
    } else if let list = try? container.decode([PhysicsVectorValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: PhysicsVectorValue].self))
    }
  }

  private static let numbers = ["inf": Double.infinity, "-inf": -Double.infinity, "nan": Double.nan]

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  var list: [PhysicsVectorValue] {
    if case .list(let list) = self { list } else { [] }
  }

  subscript(key: String) -> PhysicsVectorValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }
}
