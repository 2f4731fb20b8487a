extension SwipeStyle {
  /// Every tunable value of a style, group by group in the order of `Parameter.Group`: each field has exactly
  /// one.
  public static let parameters: [Parameter] =
    recognitionParameters + dragParameters + releaseParameters + settleParameters + slideParameters
    + triggerParameters + expansionParameters + fillParameters + spreadParameters
    + layoutParameters + rowParameters + scrollParameters

  /// The parameter with this id, nil where there is none.
  public static func parameter(_ id: String) -> Parameter? {
    parameterPositions[id].map { parameters[$0] }
  }

  /// Sets one parameter by its id. Throws where the id is unknown or the parameter cannot take the value; the
  /// style is then left as it was.
  public mutating func set(_ id: String, to value: ParameterValue) throws(ParameterError) {
    try Self.known(id).set(value, in: &self)
  }

  /// The value of one parameter by its id. Throws where the id is unknown.
  public func value(of id: String) throws(ParameterError) -> ParameterValue {
    try Self.known(id).value(in: self)
  }

  /// The parameter with this id. Throws where there is none, with the id that was probably meant.
  public static func known(_ id: String) throws(ParameterError) -> Parameter {
    guard let parameter = parameter(id) else {
      throw .unknown(id: id, nearest: Spelling.nearest(to: id, in: parameters.map(\.id)))
    }
    return parameter
  }

  private static let parameterPositions: [String: Int] =
    Dictionary(parameters.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
}
