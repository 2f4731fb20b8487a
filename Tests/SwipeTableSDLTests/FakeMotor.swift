import SDL

/// A motor that writes down what it was asked for.
@MainActor
final class FakeMotor: HapticMotor {
  private(set) var played: [String] = []
  let isAvailable = true

  func tick() { played.append("tick") }
  func thud() { played.append("thud") }
}
