import Foundation
import SwipeEngine
import Testing

@testable import SwipeLab

@Suite("A spring as CSS")
struct CSSEasingTests {
  private static let ratios = [0.05, 0.2, 0.35, 0.5, 0.7, 0.86, 1, 1.2, 2, 4]

  /// The curve as a reader of CSS takes it: by straight lines between its points.
  private func position(_ points: [SpringFit.Sample], at time: Double) -> Double {
    guard let next = points.firstIndex(where: { $0.time >= time }), next > 0 else {
      return points.first?.value ?? 0
    }
    let (from, to) = (points[next - 1], points[next])
    return from.value + (to.value - from.value) * (time - from.time) / (to.time - from.time)
  }

  @Test("is nowhere farther from the spring than 0.002 of the way", arguments: ratios, [0.1, 0.4, 3])
  func error(ratio: Double, response: Double) throws {
    let spring = Spring.clamped(response: response, dampingRatio: ratio)
    let easing = CSSEasing(spring)
    let curve = try #require(try CSSCurve(PasteToken.tokens(in: easing.text)))
    let seconds = try #require(curve.duration)
    let motion = SpringTrajectory(spring: spring, from: 0, to: 1)
    let steps = 20_000
    let worst =
      (0...steps).map { step in
        let part = Double(step) / Double(steps)
        return abs(position(curve.points, at: part) - motion.position(at: part * seconds))
      }.max() ?? 1
    #expect(worst <= CSSEasing.tolerance)
    #expect(curve.points.first == SpringFit.Sample(time: 0, value: 0))
    #expect(curve.points.last == SpringFit.Sample(time: 1, value: 1))
    if ratio >= 0.35 { #expect(curve.points.count <= 40) }
  }

  @Test("lasts until a thousandth of the way is left, in whole milliseconds")
  func duration() {
    let spring = Spring.clamped(response: 0.4, dampingRatio: 0.86)
    let milliseconds = CSSEasing(spring).milliseconds
    let motion = SpringTrajectory(spring: spring, from: 0, to: 1)
    #expect(milliseconds == milliseconds.rounded())
    for step in 0...200 {
      let seconds = milliseconds / 1000 + Double(step) / 100
      #expect(abs(1 - motion.position(at: seconds)) <= CSSEasing.rest)
    }
    #expect(CSSEasing(.snap).milliseconds == 0)
  }

  @Test("reads as it was reviewed")
  func text() {
    let text = CSSEasing(.clamped(response: 0.4, dampingRatio: 0.86)).text
    #expect(text.hasPrefix("transition: transform 562ms linear(0, 0.00"))
    #expect(text.hasSuffix(", 1);"))
    let stop = /-?[0-9](\.[0-9]{1,4})? [0-9]{1,2}(\.[0-9]{1,2})?%/
    let stops = text.split(separator: ", ").dropFirst().dropLast()
    #expect(stops.allSatisfy { $0.wholeMatch(of: stop) != nil })
  }
}
