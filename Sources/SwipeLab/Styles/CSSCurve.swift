import SwipeEngine

/// A curve of CSS in a text from the clipboard: `linear(…)`, and the duration beside it.
struct CSSCurve: Hashable, Sendable {
  static let secondUnit = "s"
  static let millisecondUnit = "ms"
  /// Milliseconds in a second.
  static let perSecond = 1000.0

  private static let function = PasteToken.word("linear")
  private static let perWhole = 100.0

  /// The points: parts of the duration that do not fall, and of the way.
  let points: [SpringFit.Sample]
  /// Seconds; nil where none is written.
  let duration: Double?

  /// The first curve of a text; nil where there is none. Throws where its points cannot be read.
  init?(_ tokens: [PasteToken]) throws(StylePasteError) {
    guard
      let start = tokens.indices.first(where: { index in
        tokens[index] == Self.function && index + 1 < tokens.count && tokens[index + 1] == .mark("(")
      })
    else { return nil }
    let inside = tokens[(start + 2)...].prefix { $0 != .mark(")") }
    var stops: [Stop] = []
    for part in inside.split(separator: .mark(","), omittingEmptySubsequences: false) {
      guard let stop = Stop(part) else { throw .noPoints }
      stops.append(stop)
    }
    guard stops.count > 1 else { throw .noPoints }
    points = Self.points(of: stops)
    duration = Self.duration(in: tokens[..<start]) ?? Self.duration(in: tokens[inside.endIndex...])
  }

  /// The nearest spring. Throws where none is near, and where there is no duration at all.
  ///
  /// - Parameter present: the style whose settling tells the duration where none is written.
  func motion(like present: SwipeStyle) throws(StylePasteError) -> PastedMotion {
    let settling = CSSEasing(present.settle.spring).milliseconds / Self.perSecond
    let seconds = duration ?? settling
    guard seconds > 0 else {
      guard duration != nil else { throw .noDuration }
      return PastedMotion(response: 0, dampingRatio: present.settle.dampingRatio)
    }
    guard let fit = SpringFit(points) else { throw .noSpringCurve }
    return PastedMotion(
      response: (fit.response * seconds).simplest(within: SpringFit.precision),
      dampingRatio: fit.dampingRatio.simplest(within: SpringFit.precision)
    )
  }

  /// The first time in a part of a text, in s.
  private static func duration(in tokens: ArraySlice<PasteToken>) -> Double? {
    for (token, unit) in zip(tokens, tokens.dropFirst()) {
      guard case .number(let number) = token else { continue }
      if unit == .word(secondUnit) { return number }
      if unit == .word(millisecondUnit) { return number / perSecond }
    }
    return nil
  }

  /// One of the function's arguments: a value, and up to two places of it.
  private struct Stop {
    var value: Double?
    /// Parts of the duration.
    var places: [Double] = []

    private static let mostPlaces = 2

    /// Nil where it is not one.
    init?(_ tokens: ArraySlice<PasteToken>) {
      var rest = tokens
      while let token = rest.popFirst() {
        guard case .number(let number) = token else { return nil }
        if rest.first == .mark("%") {
          rest.removeFirst()
          places.append(number / CSSCurve.perWhole)
        } else if value == nil {
          value = number
        } else {
          return nil
        }
      }
      guard value != nil, places.count <= Self.mostPlaces else { return nil }
    }
  }

  /// The points that the stops stand for, by the rules of CSS Easing Functions Level 2: without a place the first is at the
  /// beginning and the last at the end, the others stand evenly between their neighbours, and none lies before another.
  private static func points(of stops: [Stop]) -> [SpringFit.Sample] {
    var places: [Double?] = []
    var values: [Double] = []
    for (index, stop) in stops.enumerated() {
      let standard: Double? = index == 0 ? 0 : index == stops.count - 1 ? 1 : nil
      for place in stop.places.isEmpty ? [standard] : stop.places.map(Optional.some) {
        places.append(place)
        values.append(stop.value ?? 0)
      }
    }
    var times: [Double] = []
    var (last, waiting) = (0.0, 0)
    for place in places {
      guard let place else {
        waiting += 1
        continue
      }
      let next = times.isEmpty && waiting == 0 ? place : max(last, place)
      for step in 0..<waiting { times.append(last + (next - last) * Double(step + 1) / Double(waiting + 1)) }
      times.append(next)
      (last, waiting) = (next, 0)
    }
    return zip(times, values).map { SpringFit.Sample(time: $0, value: $1) }
  }
}
