/// Waits for what another process brings about: looks again and again, and gives up after a while.
enum Patience {
  /// How long is waited for one thing: far longer than it takes, so that a busy machine is no failure.
  static let limit = Duration.seconds(10)
  /// The time between two looks.
  private static let pause = Duration.milliseconds(4)

  /// Looks until there is a value.
  ///
  /// - Parameter what: what is waited for; the error says so.
  /// - Throws: `RigError` after `limit`, and whatever `look` throws at once.
  static func wait<Value>(
    for what: @autoclosure () -> String,
    _ look: () async throws -> Value?
  ) async throws -> Value {
    let clock = ContinuousClock()
    let end = clock.now + limit
    while true {
      if let value = try await look() { return value }
      guard clock.now < end else { throw RigError("Waited \(limit) in vain for \(what()).") }
      try await Task.sleep(for: pause)
    }
  }

  /// Looks until something is the case.
  static func wait(until what: @autoclosure () -> String, _ holds: () async throws -> Bool) async throws {
    try await wait(for: what()) { try await holds() ? () : nil }
  }
}
