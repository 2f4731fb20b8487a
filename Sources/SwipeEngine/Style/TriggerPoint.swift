/// A distance at which letting go does something, and what it does: one of a side's trigger points.
public struct TriggerPoint: Hashable, Sendable {
  /// How far the row has to go.
  public enum Place: Hashable, Sendable {
    /// This fraction of the row's width.
    case fraction(Double)
    /// This many times the row's height.
    case heights(Double)
    /// This many points.
    case points(Double)
  }

  /// What letting go past the point does to the row.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// The row comes back and the action fires.
    case back
    /// The row goes out by its own width and the action fires; the program then says what becomes of it.
    case exit
    /// The row stays open at the point, with the action's button uncovered.
    case door
    /// The row goes out by its own width and the point's distance, and the action fires.
    case through
    /// Nothing: there is no such point. Keeps the place of an action that has none.
    case off
  }

  /// How far the row has to go. Numbers are taken as they are; what they come to is limited in `distance`.
  public var place: Place
  /// What letting go there does.
  public var outcome: Outcome

  /// A point that does nothing.
  public static let off = TriggerPoint(.points(0), .off)

  public init(_ place: Place, _ outcome: Outcome) {
    self.place = place
    self.outcome = outcome
  }

  /// The distance in points in a row of this size; never negative, and never more than the row's width: what a row cannot
  /// reach would never fire. Not finite counts as the width.
  public func distance(width: Double, height: Double) -> Double {
    let distance =
      switch place {
      case .fraction(let fraction): fraction * width
      case .heights(let heights): heights * height
      case .points(let points): points
      }
    return distance.isFinite ? distance.limited(to: 0...max(width, 0)) : max(width, 0)
  }
}

/// The form in which a file and a command line state a trigger point: `25% back`, `1h door`, `72pt through`, `off`.
extension TriggerPoint: CustomStringConvertible, LosslessStringConvertible {
  /// What stands behind the number, by the kind of place.
  private static let percent = "%"
  private static let heightUnit = "h"
  private static let pointUnit = "pt"

  public var description: String {
    if outcome == .off { return outcome.rawValue }
    let place =
      switch place {
      case .fraction(let fraction): NumberText.percent(of: fraction) + Self.percent
      case .heights(let heights): NumberText.shortest(heights) + Self.heightUnit
      case .points(let points): NumberText.shortest(points) + Self.pointUnit
      }
    return place + " " + outcome.rawValue
  }

  /// Reads the form; nil where it is not one, and for numbers that are negative or not finite.
  public init?(_ text: String) {
    let words = text.split(separator: " ")
    if words == [Substring(Outcome.off.rawValue)] {
      self = .off
      return
    }
    guard words.count == 2, let outcome = Outcome(rawValue: String(words[1])), outcome != .off else {
      return nil
    }
    func number(before unit: String, _ read: (String) -> Double? = { Double($0) }) -> Double? {
      guard words[0].hasSuffix(unit), let number = read(String(words[0].dropLast(unit.count))),
        number.isFinite, number >= 0
      else { return nil }
      return number
    }
    if let fraction = number(before: Self.percent, NumberText.fraction(ofPercent:)) {
      self.init(.fraction(fraction), outcome)
    } else if let points = number(before: Self.pointUnit) {
      self.init(.points(points), outcome)
    } else if let heights = number(before: Self.heightUnit) {
      self.init(.heights(heights), outcome)
    } else {
      return nil
    }
  }

  /// A side's points as a file states them: separated by commas, `none` for none.
  static func text(of points: [TriggerPoint]) -> String {
    points.isEmpty ? none : points.map(\.description).joined(separator: ", ")
  }

  /// Reads such a list; nil where a part of it is no point. Complexity: O(n) in the text.
  static func points(in text: String) -> [TriggerPoint]? {
    if text == none { return [] }
    var points: [TriggerPoint] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let point = TriggerPoint(String(part)) else { return nil }
      points.append(point)
    }
    return points
  }

  private static let none = "none"
}
