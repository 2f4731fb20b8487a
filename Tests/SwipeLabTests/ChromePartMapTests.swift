import SwipeEngine
import SwipeTable
import Testing

@testable import SwipeLab

@Suite("The parts of a pane")
struct ChromePartMapTests {
  private let map: PartMap<Int> = {
    var map = PartMap<Int>()
    map.add(1, Rect(x: 100, y: 100, width: 20, height: 20))
    map.add(2, Rect(x: 124, y: 100, width: 20, height: 20))
    map.add(3, Rect(x: 300, y: 100, width: 80, height: 60))
    map.add(4, Rect(x: 300, y: 300, width: 0, height: 60))
    return map
  }()

  @Test("are in the order in which they were added; one without area is left out")
  func order() {
    #expect(map.parts == [1, 2, 3])
    #expect(map.frame(of: 3) == Rect(x: 300, y: 100, width: 80, height: 60))
    #expect(map.frame(of: 4) == nil)
  }

  @Test(
    "are hit in 44 × 44 at least, the nearer of two where both can be meant",
    arguments: [
      (Point(x: 110, y: 110), 1), (Point(x: 121.5, y: 110), 1), (Point(x: 122.5, y: 110), 2),
      (Point(x: 89, y: 110), 1), (Point(x: 87, y: 110), nil), (Point(x: 110, y: 89), 1),
      (Point(x: 110, y: 131), 1), (Point(x: 110, y: 132.5), nil), (Point(x: 300, y: 159), 3),
      (Point(x: 299, y: 110), nil), (Point(x: 340, y: 161), nil),
    ] as [(Point, Int?)]
  )
  func reach(point: Point, part: Int?) {
    #expect(map.part(at: point) == part)
  }

  @Test("show what points at them")
  func attention() {
    let attention = Attention(hovered: 1, pressed: 2, focused: 2)
    #expect(attention.state(of: 1) == ControlState(isHovered: true))
    #expect(attention.state(of: 2, isOn: true) == ControlState(isPressed: true, isFocused: true, isOn: true))
    #expect(attention.state(of: 3, isEnabled: false) == ControlState(isEnabled: false))
  }
}
