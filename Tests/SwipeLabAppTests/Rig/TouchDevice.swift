import SwipeEngine

/// The simulated touchscreen.
struct TouchDevice: Sendable {
  let device: InputTestDevice
  let screen: XServer.ScreenSize

  /// A finger comes down. Places are pixels of the screen, with fractions.
  func down(_ finger: UInt32, at place: Point) throws {
    try device.send(.touch(finger, .begin, InputTestDevice.axes(place, on: screen)))
  }

  func move(_ finger: UInt32, to place: Point) throws {
    try device.send(.touch(finger, .update, InputTestDevice.axes(place, on: screen)))
  }

  /// A finger goes up where it was last; it must be down.
  func up(_ finger: UInt32) throws {
    try device.send(.touch(finger, .end, [:]))
  }
}
