/// A style in a file is one flat object: a value for each parameter id, as in `{"settle.dampingRatio": 0.7}`.
extension SwipeStyle: Codable {
  /// The parameters' ids as keys.
  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(_ id: String) { stringValue = id }
    init(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }

  /// Reads a style. A parameter that is missing keeps its default.
  ///
  /// Throws `DecodingError` where an id is unknown or a parameter cannot take its value; its description is the
  /// `ParameterError`'s. Of several such the first in the ids' alphabetical order is told.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: Key.self)
    for key in values.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
      do {
        let parameter = try Self.known(key.stringValue)
        try parameter.set(parameter.decodedValue(at: key, in: values), in: &self)
      } catch let error as ParameterError {
        throw DecodingError.dataCorruptedError(
          forKey: key,
          in: values,
          debugDescription: error.description
        )
      }
    }
  }

  /// Writes every parameter under its id; one without a value as null.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    for parameter in Self.parameters {
      let key = Key(parameter.id)
      switch parameter.value(in: self) {
      case .number(let number): try values.encode(number, forKey: key)
      case .flag(let flag): try values.encode(flag, forKey: key)
      case .choice(let name): try values.encode(name, forKey: key)
      case .null: try values.encodeNil(forKey: key)
      }
    }
  }
}

extension Parameter {
  /// The value under a key, whatever kind it is of; whether it suits the parameter is for `set` to say.
  fileprivate func decodedValue<Key>(
    at key: Key,
    in values: KeyedDecodingContainer<Key>
  ) throws -> ParameterValue {
    if try values.decodeNil(forKey: key) { return .null }
    let kinds: [() throws -> ParameterValue] = [
      { .flag(try values.decode(Bool.self, forKey: key)) },
      { .number(try values.decode(Double.self, forKey: key)) },
      { .choice(try values.decode(String.self, forKey: key)) },
    ]
    for decode in kinds {
      do {
        return try decode()
      } catch DecodingError.typeMismatch {
        continue
      }
    }
    throw DecodingError.dataCorruptedError(
      forKey: key,
      in: values,
      debugDescription: "the parameter \"\(id)\" takes \(expectation), not a list or an object"
    )
  }
}
