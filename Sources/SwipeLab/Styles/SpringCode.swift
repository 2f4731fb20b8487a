import SwipeEngine

/// A spring as the arguments of other libraries, for a mass of 1.
///
/// Numbers have as few digits as give the spring back to 13 digits.
struct SpringCode: Hashable, Sendable {
  private let spring: Spring

  init(_ spring: Spring) {
    self.spring = spring
  }

  /// As JavaScript's and SwiftUI's springs by their physics take it: `stiffness: 170, damping: 26`. Not for a snap.
  var stiffnessAndDamping: String {
    "stiffness: \(Self.text(spring.stiffness())), damping: \(Self.text(spring.damping()))"
  }

  /// As SwiftUI takes it: `.spring(response: 0.4, dampingFraction: 0.86)`.
  var responseAndRatio: String {
    ".spring(response: \(Self.text(spring.response)), dampingFraction: \(Self.text(spring.dampingRatio)))"
  }

  /// As SwiftUI takes it: `.spring(duration: 0.4, bounce: 0.14)`.
  var durationAndBounce: String {
    ".spring(duration: \(Self.text(spring.duration)), bounce: \(Self.text(spring.bounce)))"
  }

  /// As libadwaita takes it, in C: damping ratio, mass, stiffness. Not for a snap.
  var libadwaita: String {
    let numbers = [spring.dampingRatio, 1, spring.stiffness()].map(Self.decimal)
    return "adw_spring_params_new (\(numbers.joined(separator: ", ")))"
  }

  private static func text(_ number: Double) -> String {
    NumberText.shortest(number.simplest(within: Double.writingTolerance))
  }

  /// The number as C writes one that is no integer: `1.0`.
  private static func decimal(_ number: Double) -> String {
    let text = text(number)
    return text.contains { $0 == "." || $0 == "e" } ? text : text + ".0"
  }
}
