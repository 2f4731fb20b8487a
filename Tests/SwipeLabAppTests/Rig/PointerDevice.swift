import SwipeEngine

/// The simulated mouse.
struct PointerDevice: Sendable {
  let device: InputTestDevice
  let screen: XServer.ScreenSize

  /// X's numbers of the mouse's buttons. A notch of a wheel is a click of one of the last four.
  enum Button: Int32 {
    case left = 1
    case middle = 2
    case right = 3
    case wheelUp = 4
    case wheelDown = 5
    case wheelLeft = 6
    case wheelRight = 7
  }

  /// Moves to a place in pixels of the screen.
  func move(to place: Point) throws {
    try device.send(.motion(InputTestDevice.axes(place, on: screen)))
  }

  func press(_ button: Button) throws {
    try device.send(.button(button.rawValue, isDown: true))
  }

  /// Lets a button go; it must be down.
  func release(_ button: Button) throws {
    try device.send(.button(button.rawValue, isDown: false))
  }

  func click(_ button: Button) throws {
    try press(button)
    try release(button)
  }
}
