import SwipeEngine
import Testing

@Suite("TimingCurve")
struct TimingCurveTests {
  static let named: [TimingCurve] = [.linear, .ease, .easeIn, .easeOut, .easeInOut]

  @Test(
    "value and slope meet their vectors",
    arguments: try PhysicsVectors.computed("bezier.solve") + PhysicsVectors.published("bezier.solve")
  )
  func solve(_ vector: PhysicsVector) throws {
    let (x1, y1) = (try vector.number("x1"), try vector.number("y1"))
    let curve = TimingCurve(x1: x1, y1: y1, x2: try vector.number("x2"), y2: try vector.number("y2"))
    let x = try vector.number("x")
    vector.expect(try #require(curve).value(at: x), is: "y")
    vector.expect(try #require(curve).value(at: x), is: "value")
    vector.expect(try #require(curve).slope(at: x), is: "slope")
  }

  @Test("named curves are what their names say elsewhere")
  func names() {
    #expect(TimingCurve.ease == TimingCurve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1))
    #expect(TimingCurve.easeIn == TimingCurve(x1: 0.42, y1: 0, x2: 1, y2: 1))
    #expect(TimingCurve.easeOut == TimingCurve(x1: 0, y1: 0, x2: 0.58, y2: 1))
    #expect(TimingCurve.easeInOut == TimingCurve(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
  }

  @Test("the ends are exact", arguments: named)
  func ends(curve: TimingCurve) {
    for x in [-1, 0, -Double.infinity, .nan] { #expect(curve.value(at: x) == 0) }
    for x in [1, 2, Double.infinity] { #expect(curve.value(at: x) == 1) }
    #expect(curve.value(at: 1e-300) < 1e-15)
    #expect(curve.value(at: 1.0.nextDown) > 1 - 1e-15)
  }

  @Test("the slope is the derivative of the value", arguments: named, [0.03, 0.2, 0.5, 0.77, 0.98])
  func derivative(curve: TimingCurve, x: Double) {
    let h = 1e-5
    let difference = (curve.value(at: x + h) - curve.value(at: x - h)) / (2 * h)
    #expect(abs(difference - curve.slope(at: x)) < 1e-6)
  }

  @Test("the slope at the ends is the one inside", arguments: named)
  func endSlopes(curve: TimingCurve) {
    let h = 1e-9
    #expect(abs(curve.value(at: h) / h - curve.slope(at: 0)) < 1e-4)
    #expect(abs((1 - curve.value(at: 1 - h)) / h - curve.slope(at: 1)) < 1e-4)
  }

  @Test(
    "a curve with the same controls for time and change is the diagonal",
    arguments: [0, 0.05, 1.0 / 3, 0.9, 1],
    [0, 0.05, 2.0 / 3, 1]
  )
  func diagonal(first: Double, second: Double) throws {
    let curve = try #require(TimingCurve(x1: first, y1: first, x2: second, y2: second))
    for x in [1e-6, 0.1, 0.25, 0.5 - 1e-9, 0.5, 0.5 + 1e-9, 0.75, 0.999] {
      #expect(abs(curve.value(at: x) - x) < 1e-13)
      #expect(abs(curve.slope(at: x) - 1) < 1e-12)
    }
  }

  @Test("named curves never go back", arguments: named)
  func monotone(curve: TimingCurve) {
    let values = (0...1000).map { curve.value(at: Double($0) / 1000) }
    #expect(zip(values, values.dropFirst()).allSatisfy(<))
  }

  @Test("an upright curve has a slope, not infinity")
  func upright() throws {
    let upright = try #require(TimingCurve(x1: 1, y1: 0, x2: 0, y2: 1))
    #expect(upright.slope(at: 0.5) > 1e4 && upright.slope(at: 0.5) <= TimingCurve.steepestSlope)
    let jump = try #require(TimingCurve(x1: 0, y1: 1, x2: 0, y2: 1))
    #expect(jump.slope(at: 0) == TimingCurve.steepestSlope)
  }

  @Test("time that runs backwards is refused, or moved to what is legal")
  func illegal() {
    #expect(TimingCurve(x1: -0.1, y1: 0, x2: 1, y2: 1) == nil)
    #expect(TimingCurve(x1: 0, y1: 0, x2: 1.1, y2: 1) == nil)
    #expect(TimingCurve(x1: .nan, y1: 0, x2: 1, y2: 1) == nil)
    #expect(TimingCurve(x1: 0, y1: .infinity, x2: 1, y2: 1) == nil)
    let nan = Double.nan
    #expect(TimingCurve.clamped(x1: nan, y1: nan, x2: nan, y2: nan) == .linear)
    #expect(TimingCurve.clamped(x1: -3, y1: 0, x2: 9, y2: 1) == .linear)
  }
}
