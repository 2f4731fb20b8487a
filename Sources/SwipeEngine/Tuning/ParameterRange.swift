/// Ranges that several parameters share.
enum ParameterRange {
  /// Fractions, and the coefficient of a rubber band.
  static let fraction = 0.0...1.0
  /// Responses and durations in s. 0 jumps; nothing that takes longer than this can be felt as one motion.
  static let time = 0.0...10.0
  /// Damping ratios. Below the least a spring swings for minutes; above the greatest it creeps.
  static let dampingRatio = 0.05...4.0
  /// Distances in points within a row.
  static let distance = 0.0...500.0
}
