import SwipeEngine
import Testing

@Suite("RubberBand")
struct RubberBandTests {
  private func band(_ vector: PhysicsVector) throws -> RubberBand {
    RubberBand(coefficient: try vector.number("coefficient"), dimension: try vector.number("dimension"))
  }

  @Test("forward and slope meet their vectors", arguments: try PhysicsVectors.computed("rubberBand.forward"))
  func forward(_ vector: PhysicsVector) throws {
    let raw = try vector.number("raw")
    vector.expect(try band(vector).forward(raw), is: "displayed")
    vector.expect(try band(vector).slope(raw), is: "slope")
  }

  @Test("values printed by others are met", arguments: try PhysicsVectors.published("rubberBand.forward"))
  func publishedForward(_ vector: PhysicsVector) throws {
    vector.expect(try band(vector).forward(vector.number("raw")), is: "value")
  }

  @Test("the inverse meets its vectors", arguments: try PhysicsVectors.computed("rubberBand.inverse"))
  func inverse(_ vector: PhysicsVector) throws {
    vector.expect(try band(vector).inverse(vector.number("displayed")), is: "raw")
  }

  @Test("the inverse undoes forward", arguments: [-4000.0, -300, -1, -1e-6, 0, 1e-6, 0.5, 80, 700, 1e5])
  func roundTrip(raw: Double) {
    let band = RubberBand(dimension: 420)
    #expect(abs(band.inverse(band.forward(raw)) - raw) <= 1e-10 * abs(raw))
  }

  @Test("the slope is the derivative of forward", arguments: [-900.0, -40, 3, 55, 400, 2500])
  func derivative(raw: Double) {
    let band = RubberBand(coefficient: 0.4, dimension: 300)
    let h = 1e-4
    let difference = (band.forward(raw + h) - band.forward(raw - h)) / (2 * h)
    #expect(abs(difference - band.slope(raw)) < 1e-8)
  }

  @Test("it grows with the finger, never faster, and never reaches the dimension")
  func monotone() {
    let band = RubberBand(dimension: 200)
    var last = 0.0
    for raw in stride(from: 1.0, through: 1e5, by: 97) {
      let shown = band.forward(raw)
      #expect(shown > last && shown < 200 && shown < raw)
      #expect(band.forward(-raw) == -shown)
      last = shown
    }
  }

  @Test("a place at or beyond the dimension is reached from nowhere")
  func unreachable() {
    let band = RubberBand(dimension: 100)
    #expect(band.inverse(100) == .infinity)
    #expect(band.inverse(-250) == -.infinity)
    #expect(band.inverse(Double(100).nextDown).isFinite)
  }

  @Test(
    "nothing illegal gets in or out",
    arguments: [(Double.nan, 100.0), (0.55, .nan), (0.55, -3), (-1, 100), (.infinity, .infinity), (0, 0)]
  )
  func illegal(coefficient: Double, dimension: Double) {
    let band = RubberBand(coefficient: coefficient, dimension: dimension)
    for value in [Double.nan, .infinity, -.infinity, 0, 12, -1e308] {
      #expect(band.forward(value).isFinite)
      #expect(band.slope(value).isFinite)
      #expect(!band.inverse(value).isNaN)
    }
  }
}
