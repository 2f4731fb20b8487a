import SwipeEngine
import TestSupport
import Testing

@testable import SwipeLab

@Suite("A slider's scale")
struct SliderScaleTests {
  private func scale(_ id: String) throws -> (SliderScale, Double) {
    let parameter = try SwipeStyle.known(id)
    let range = try #require(parameter.range)
    return (SliderScale(range: range, unit: parameter.unit), try #require(parameter.step))
  }

  @Test(
    "goes from one end of the range to the other, always upwards, and back",
    arguments: Parameter.numberIDs
  )
  func ends(id: String) throws {
    let (scale, step) = try scale(id)
    #expect(scale.value(at: 0) == scale.range.lowerBound)
    #expect(scale.value(at: 1) == scale.range.upperBound)
    #expect(scale.value(at: -1) == scale.range.lowerBound)
    #expect(scale.value(at: .nan) == scale.range.lowerBound)
    var last = -Double.infinity
    for index in 0...100 {
      let fraction = Double(index) / 100
      let value = scale.value(at: fraction)
      #expect(value > last)
      expectClose(scale.fraction(of: value), fraction)
      let stepped = scale.value(at: fraction, step: step)
      #expect(scale.range.contains(stepped))
      expectClose(stepped, value, within: step / 2 + 1e-9)
      last = value
    }
    #expect(scale.fraction(of: -1e9) == 0)
    #expect(scale.fraction(of: 1e9) == 1)
  }

  @Test(
    "gives usual numbers the middle of the way",
    arguments: [
      ("settle.response", 0.25...1.0), ("settle.dampingRatio", 0.5...1.5), ("recognition.bias", 0.5...2.0),
      ("release.velocityThreshold", 100...2000), ("scroll.decelerationRate", 0.95...0.999),
      ("expansion.edgeInset", 30...300), ("recognition.slop", 6...50),
    ]
  )
  func usual(id: String, numbers: ClosedRange<Double>) throws {
    let (scale, _) = try scale(id)
    #expect(scale.fraction(of: numbers.lowerBound) >= 0.2)
    #expect(scale.fraction(of: numbers.upperBound) <= 0.9)
    #expect(scale.fraction(of: numbers.upperBound) - scale.fraction(of: numbers.lowerBound) >= 0.15)
  }

  @Test("steps without the dust of binary fractions", arguments: [0.0001, 0.005, 0.01, 0.05, 0.1, 1, 10])
  func steps(step: Double) {
    for index in 0...500 {
      let wanted = SteppedNumber.rounded(Double(index) * step, to: step)
      expectClose(wanted, Double(index) * step, within: step / 1e6)
      #expect("\(wanted)".count <= 8, "\(wanted)")
    }
    #expect(SteppedNumber.moved(0.1, by: 0.2, step: 0.01) == 0.3)
    #expect(SteppedNumber.moved(0.437, by: 0.01, step: 0.01) == 0.447)
  }
}
