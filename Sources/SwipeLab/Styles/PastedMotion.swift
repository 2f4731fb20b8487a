import SwipeEngine

/// A spring's numbers as a style keeps them. Not checked: whether a parameter can have them is for it to say.
struct PastedMotion: Hashable, Sendable {
  /// Seconds; nil to leave what there is, which then counts for nothing.
  let response: Double?
  let dampingRatio: Double
  /// The time in which it settles in s, in place of the response.
  let duration: Double?

  init(response: Double?, dampingRatio: Double, duration: Double? = nil) {
    self.response = response
    self.dampingRatio = dampingRatio
    self.duration = duration
  }

  /// The spring that the numbers are of. Throws where they are of none, or too few.
  init(_ numbers: [PastedSpring.Quantity: Double]) throws(StylePasteError) {
    if let stiffness = numbers[.stiffness] {
      try self.init(stiffness: stiffness, numbers)
    } else if let response = numbers[.response] {
      guard let ratio = numbers[.ratio] else { throw .incomplete(found: "response", needed: "damping ratio") }
      self.init(response: response, dampingRatio: ratio)
    } else if let duration = numbers[.duration] {
      try self.init(duration: duration, numbers)
    } else if numbers[.damping] != nil {
      throw .incomplete(found: "damping", needed: "stiffness")
    } else if numbers[.ratio] != nil {
      throw .incomplete(found: "damping ratio", needed: "response")
    } else if numbers[.bounce] != nil {
      throw .incomplete(found: "bounce", needed: "duration")
    } else {
      throw .unknown
    }
  }

  private init(stiffness: Double, _ numbers: [PastedSpring.Quantity: Double]) throws(StylePasteError) {
    let mass = numbers[.mass] ?? 1
    let ratio = numbers[.ratio]
    guard let damping = numbers[.damping] ?? ratio.map({ _ in 0 }) else {
      throw .incomplete(found: "stiffness", needed: "damping")
    }
    guard let spring = Spring(mass: mass, stiffness: stiffness, damping: damping) else { throw .noSpring }
    self.init(
      response: spring.response.simplest(within: Double.readingTolerance),
      dampingRatio: ratio ?? spring.dampingRatio.simplest(within: Double.readingTolerance)
    )
  }

  /// With a bounce the duration is the perceived one, with a damping ratio the one of settling; with neither there is no
  /// bounce.
  private init(duration: Double, _ numbers: [PastedSpring.Quantity: Double]) throws(StylePasteError) {
    if let ratio = numbers[.ratio] {
      self.init(response: nil, dampingRatio: ratio, duration: duration)
      return
    }
    let bounce = numbers[.bounce] ?? 0
    guard let ratio = Spring(duration: 1, bounce: bounce)?.dampingRatio else { throw .noSpring }
    self.init(response: duration, dampingRatio: ratio.simplest(within: Double.readingTolerance))
  }
}
