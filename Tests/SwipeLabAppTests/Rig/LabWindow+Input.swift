import SwipeEngine
import SwipeTable

@testable import SwipeLab

/// What hands do to the window. The twin is told.
extension LabWindow {
  /// A key with what is held, as SDL spells it: `Ctrl+F`.
  mutating func press(_ stroke: String) async throws {
    guard let keys = KeyboardDevice.Key.stroke(stroke) else { throw RigError("No key is called \(stroke).") }
    try app.rig.keyboard.type(keys)
    try await Task.sleep(for: AppUnderTest.pace)
    tellTwin(.key(stroke))
  }

  mutating func press(_ strokes: [String]) async throws {
    for stroke in strokes { try await press(stroke) }
  }

  /// Presses a key that leads to a field, and types once that shows in a part of the window: keys that come before it does
  /// write nothing.
  mutating func type(_ text: String, after stroke: String, in part: Rect) async throws {
    let before = try app.picture(of: part)
    try await press(stroke)
    try await app.waitForChange(of: part, from: before, "the field that \(stroke) leads to")
    try await type(text)
  }

  /// Searches the inspector for something.
  mutating func search(for text: String) async throws {
    try await type(text, after: "Ctrl+F", in: inspectorPane())
  }

  /// Types letters, each by its key.
  mutating func type(_ text: String) async throws {
    try await app.type(text)
    tellTwin(text)
  }

  /// The mouse clicks with its left button.
  mutating func click(_ place: Point) async throws { try await drag(from: place, through: []) }

  /// The mouse clicks into a field of the inspector, and letters are typed once that shows.
  mutating func click(_ place: Point, thenType text: String) async throws {
    let pane = try inspectorPane()
    let before = try app.picture(of: pane)
    try await click(place)
    try await app.waitForChange(of: pane, from: before, "the field to be in hand")
    try await type(text)
  }

  /// The mouse goes down, to places one after the other, and up at the last.
  mutating func drag(from start: Point, through places: [Point]) async throws {
    try mouse(.move, at: start)
    try mouse(.down, at: start)
    for place in places {
      try await Task.sleep(for: AppUnderTest.pace)
      try mouse(.move, at: place)
    }
    try await Task.sleep(for: AppUnderTest.pace)
    try mouse(.up, at: places.last ?? start)
  }

  /// One step of the mouse with its left button.
  mutating func mouse(_ phase: PointerSample.Phase, at place: Point) throws {
    switch phase {
    case .down: try app.rig.mouse.press(.left)
    case .move: try app.rig.mouse.move(to: app.pixels(place))
    case .up, .cancel: try app.rig.mouse.release(.left)
    }
    tellTwin(.pointer(PointerSample(pointer: Self.mouse, phase: phase, location: place, kind: .mouse)))
  }

  /// One step of a finger.
  mutating func finger(_ finger: Int, _ phase: PointerSample.Phase, at place: Point) async throws {
    let sample = PointerSample(pointer: finger, phase: phase, location: place)
    try await app.play([sample])
    tellTwin(.pointer(sample))
  }

  mutating func tap(_ place: Point) async throws {
    try await finger(1, .down, at: place)
    try await finger(1, .up, at: place)
  }

  /// A finger goes from one place to another in even steps, and up there.
  mutating func swipe(from start: Point, to end: Point) async throws {
    try await finger(1, .down, at: start)
    for place in Self.way(from: start, to: end) { try await finger(1, .move, at: place) }
    try await finger(1, .up, at: end)
  }

  /// Places on the way, the last one its end.
  static func way(from start: Point, to end: Point, steps: Int = 8) -> [Point] {
    (1...steps).map { step in
      let part = Double(step) / Double(steps)
      return Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
    }
  }

  /// The twin's number of the mouse: no finger's.
  private static let mouse = 0
}
