/// The ranges of a style's numbers: what its fields keep to and what its parameters state.
enum ParameterRange {
  /// Fractions, and the coefficient of a rubber band.
  static let fraction = 0.0...1.0
  /// Fractions of a pane that open a row; below 0 also one that was dragged the wrong way.
  static let openThreshold = -1.0...1.0
  /// Scales of icons and labels.
  static let scale = 0.0...4.0
  /// How many widths of the outermost slot a filling row goes out further than its own width.
  static let fillExtent = 0.0...2.0
  /// Responses and durations in s. 0 jumps; nothing that takes longer than this can be felt as one motion.
  static let time = 0.0...10.0
  /// Damping ratios. Below the least a spring swings for minutes; above the greatest it creeps.
  static let dampingRatio = 0.05...4.0
  /// Distances in points within a row.
  static let distance = 0.0...500.0
  /// Touch slops in points. With more, no finger would ever be understood.
  static let slop = 0.0...100.0
  /// Ratios of the ways across and down: from nearly every movement to nearly none.
  static let bias = 0.1...10.0
  /// Speeds of a released row in pt/s; no finger is faster.
  static let speed = 0.0...10_000.0
  /// Fractions of a row's width that arm a full swipe; from 1 on none does.
  static let deleteThreshold = 0.0...2.0
  /// What a free scroll keeps of its speed in a millisecond: from a dead stop to minutes of rolling.
  static let decelerationRate = 0.5...0.9999
}
