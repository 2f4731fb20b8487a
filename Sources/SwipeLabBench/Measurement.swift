/// What one comparison came to: the work of the project against work that is known, done in turn in the same
/// run.
struct Measurement: Codable, Sendable {
  /// What was measured, such as `spring`; with its case after a slash where a benchmark has several.
  var name: String
  /// Nanoseconds that the project's work takes, or bytes where `unit` says so.
  var subject: Double
  /// The same of the work that it is measured against.
  var baseline: Double
  /// What `baseline` is, in a few words.
  var against: String
  /// The largest ratio of the two that is good enough: half as much again as was measured when the goal was
  /// set, so that other machines pass and a fault in the order of the work does not.
  var goal: Double
  /// What subject and baseline count.
  var unit = Unit.nanoseconds
  /// A number that people want to see besides, such as a speed; nil for none.
  var note: String?

  enum Unit: String, Codable, Sendable {
    case nanoseconds, bytes
  }

  /// How far a ratio may exceed its goal before the gate shuts: what noise is left in minima on a shared
  /// machine.
  static let slack = 1.1

  /// The project's work as a multiple of the baseline.
  var ratio: Double { subject / baseline }

  /// Whether the ratio is at or below the goal.
  var isWithinGoal: Bool { ratio <= goal }

  /// Whether the ratio is so far above the goal that the gate shuts. NaN shuts it too.
  var isBeyondSlack: Bool { !(ratio <= goal * Self.slack) }
}
