import SDL
import SwipeEngine
import SwipeTable
import Testing

@testable import SwipeTableSDL

extension SwipeTableSDLTests {
  @Suite("What can be felt")
  @MainActor
  struct HapticMotorTests {
    private let motor = FakeMotor()

    private func event(_ kind: SwipeEvent.Kind) -> SwipeEvent {
      SwipeEvent(time: .zero, row: "a", kind: kind)
    }

    @Test("Each tick and each thud is played once, in order, and nothing else is")
    func order() {
      motor.feel([
        event(.gestureBegan), event(.triggerChanged("x")), event(.haptic(.tick)),
        event(.action("x", by: .tap)), event(.haptic(.thud)), event(.haptic(.tick)), event(.removed),
      ])
      #expect(motor.played == ["tick", "thud", "tick"])
      motor.feel([])
      motor.feel([event(.selected)])
      #expect(motor.played.count == 3)
      motor.feel(.thud)
      #expect(motor.played.last == "thud")
    }

    @Test("A table's window lets a full swipe be felt: armed, disarmed, armed again, acted")
    func table() {
      var style = SwipeStyle()
      style.expansion.kind = .destructiveAfterFill
      let content = TableContent(
        table: SwipeTable(
          rows: [Row(id: "a")],
          trailing: [SwipeAction(id: "x", title: "X")],
          style: style,
          viewport: .init(width: 400, height: 100)
        ),
        painter: TablePainter(theme: .light, metrics: TextMetrics { _, _ in 10 }) { _, _ in },
        metrics: TextMetrics { _, _ in 10 },
        motor: motor,
        react: { _, _ in }
      )
      let places: [(Double, PointerSample.Phase)] = [
        (399, .down), (200, .move), (2, .move), (300, .move), (2, .move), (2, .up),
      ]
      for (step, (x, phase)) in places.enumerated() {
        let sample = PointerSample(pointer: 1, phase: phase, location: Point(x: x, y: 30))
        content.take(.pointer(sample), at: Timestamp(milliseconds: Double(step) * 50))
      }
      #expect(motor.played == ["tick", "tick", "tick"])
      // What falls due between the inputs is felt as well: the fill has ended.
      content.advance(to: Timestamp(seconds: 5))
      #expect(motor.played == ["tick", "tick", "tick", "thud"])
      content.advance(to: Timestamp(seconds: 9))
      #expect(motor.played.count == 4)
    }
  }
}
