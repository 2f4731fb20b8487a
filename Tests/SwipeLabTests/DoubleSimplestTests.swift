import TestSupport
import Testing

@testable import SwipeLab

@Suite("The simplest number near another")
struct DoubleSimplestTests {
  @Test(
    "has the fewest digits",
    arguments: [
      (0.39999999999999997, 1e-12, 0.4), (0.1 + 0.2, 1e-12, 0.3), (99.99999999999999, 1e-12, 100),
      (0, 0.1, 0),
      (-0.30000000000000004, 1e-12, -0.3), (0.8614, 0.0005, 0.861), (9.9999, 0.0005, 10),
      (1234.5, 0.0005, 1235),
      (1e-300, 1e-12, 1e-300), (1.7976931348623157e308, 1e-15, 1.7976931348623157e308),
      (.infinity, 0.1, .infinity),
    ] as [(Double, Double, Double)]
  )
  func simplest(number: Double, tolerance: Double, expected: Double) {
    #expect(number.simplest(within: tolerance) == expected)
  }

  @Test("is never farther away than allowed, and is its own simplest")
  func near() {
    var random = SeededRandom(seed: 5)
    for _ in 0..<2000 {
      let number = random.number(-1000...1000) * random.pick([1e-9, 1e-3, 1, 1e6])
      for tolerance in [1e-13, 1e-6, 1e-2] {
        let simple = number.simplest(within: tolerance)
        #expect(abs(simple - number) <= tolerance * abs(number))
      }
    }
  }
}
