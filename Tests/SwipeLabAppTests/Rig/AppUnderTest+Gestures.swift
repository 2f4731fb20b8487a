import SwipeEngine

extension AppUnderTest {
  // A hand has a speed, so gestures take their time. Nothing is expected of it: what should come of a gesture
  // follows from the times that the program has recorded.

  /// The time between two reports of a finger, as touchscreens have it (125 a second).
  static let pace = Duration.milliseconds(8)
  /// The number of a drag's moves.
  private static let steps = 8

  /// Plays a finger's samples, in points of the table, or of the window that is not all table.
  func play(_ samples: [PointerSample]) async throws {
    for sample in samples {
      let finger = UInt32(sample.pointer)
      switch sample.phase {
      case .down: try rig.touch.down(finger, at: pixels(sample.location))
      case .move: try rig.touch.move(finger, to: pixels(sample.location))
      case .up, .cancel: try rig.touch.up(finger)
      }
      try await Task.sleep(for: Self.pace)
    }
  }

  /// A finger comes down and moves in even steps, and stays there.
  func hold(from start: Point, to end: Point) async throws {
    let way = Self.way(from: start, to: end)
    try await play(
      [PointerSample(pointer: 1, phase: .down, location: start)]
        + way.map { PointerSample(pointer: 1, phase: .move, location: $0) }
    )
  }

  /// A finger comes down, moves in even steps, and goes up.
  func drag(from start: Point, to end: Point) async throws {
    try await hold(from: start, to: end)
    try rig.touch.up(1)
  }

  /// A finger comes down and goes up.
  func tap(at place: Point) throws {
    try rig.touch.down(1, at: pixels(place))
    try rig.touch.up(1)
  }

  /// A button of the mouse goes down, the mouse moves in even steps, and the button goes up.
  func drag(_ button: PointerDevice.Button, from start: Point, to end: Point) async throws {
    try rig.mouse.move(to: pixels(start))
    try rig.mouse.press(button)
    for place in Self.way(from: start, to: end) {
      try rig.mouse.move(to: pixels(place))
      try await Task.sleep(for: Self.pace)
    }
    try rig.mouse.release(button)
  }

  /// Types letters, each by its key.
  func type(_ text: String) async throws {
    for character in text {
      guard let keys = KeyboardDevice.Key.writing(character) else {
        throw RigError("No key writes \(character).")
      }
      try rig.keyboard.type(keys)
      try await Task.sleep(for: Self.pace)
    }
  }

  private static func way(from start: Point, to end: Point) -> [Point] {
    (1...steps).map { step in
      let part = Double(step) / Double(steps)
      return Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
  }
}
