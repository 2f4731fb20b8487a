import SwipeEngine
import Testing

@testable import SwipeLab

@Suite("The pointers that are down")
struct PointersDownTests {
  private func sample(
    _ pointer: Int,
    _ phase: PointerSample.Phase,
    x: Double = 0,
    kind: PointerSample.Kind = .touch,
    button: PointerSample.Button = .left
  ) -> PointerSample {
    PointerSample(pointer: pointer, phase: phase, location: Point(x: x, y: 0), kind: kind, button: button)
  }

  private func after(_ samples: [PointerSample]) -> [[Double]] {
    var down = PointersDown()
    for sample in samples { down.follow(sample) }
    return down.samples.map { [Double($0.pointer), $0.location.x] }
  }

  @Test("are told in the order of their numbers, each where it was last")
  func places() {
    #expect(after([]).isEmpty)
    #expect(
      after([sample(3, .down, x: 5), sample(1, .down, x: 6), sample(3, .move, x: 7)]) == [[1, 6], [3, 7]]
    )
  }

  @Test(
    "leave with an up and with a cancel, and do not come by moving",
    arguments: [
      PointerSample.Phase.up, .cancel,
    ]
  )
  func leaving(phase: PointerSample.Phase) {
    #expect(after([sample(1, .down), sample(2, .down), sample(1, phase)]) == [[2, 0]])
    #expect(after([sample(1, .down), sample(1, phase), sample(1, .move)]).isEmpty)
    #expect(after([sample(1, phase)]).isEmpty)
  }

  @Test("are those of the left button only, where it is a mouse")
  func buttons() {
    #expect(after([sample(0, .down, kind: .mouse, button: .right)]).isEmpty)
    let left = sample(0, .down, kind: .mouse)
    #expect(after([left, sample(0, .up, kind: .mouse, button: .right)]) == [[0, 0]])
    #expect(after([left, sample(0, .move, x: 9, kind: .mouse, button: .right)]) == [[0, 9]])
    #expect(after([left, sample(0, .up, kind: .mouse)]).isEmpty)
  }
}
