import Testing

/// Runs a suite on a rig: one server for all of its tests, which therefore run one after the other.
struct RigTrait: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    try await Rig.with(function)
  }
}

extension Trait where Self == RigTrait {
  static var rig: RigTrait { RigTrait() }
}
