import SwipeTable

extension AppUnderTest {
  /// The rows of pixels at the top of the window in which no bar appears, at scale 1 and the first size.
  private static let barFreeHeight = 640
  /// How long a picture must stay the same to count as still: many frames.
  private static let stillness = Duration.milliseconds(120)

  /// The window's pixels but for the foot, where bars come and go.
  func picture() throws -> [UInt8] {
    try rig.windows.picture(of: window, height: Self.barFreeHeight)
  }

  /// The pixels of a part of the window, in points at scale 1.
  func picture(of part: Rect) throws -> [UInt8] {
    let frame = XConnection.Frame(
      x: Int(part.x),
      y: Int(part.y),
      width: Int(part.width),
      height: Int(part.height)
    )
    return try rig.windows.picture(of: window, in: frame)
  }

  /// Waits until a part of the window shows something else than this picture.
  func waitForChange(of part: Rect, from picture: [UInt8], _ what: String) async throws {
    try await Patience.wait(until: what) { try self.picture(of: part) != picture }
  }

  /// Waits until a part of the window shows this picture.
  func wait(for picture: [UInt8], in part: Rect, _ what: String) async throws {
    try await Patience.wait(until: "the window to show \(what)") { try self.picture(of: part) == picture }
  }

  /// Waits until the picture is another one than this.
  func waitForChange(from picture: [UInt8]) async throws {
    try await Patience.wait(until: "another picture in the window") { try self.picture() != picture }
  }

  /// Waits until the picture is this one.
  func wait(for picture: [UInt8], _ what: String) async throws {
    try await Patience.wait(until: "the window to show \(what)") { try self.picture() == picture }
  }

  /// Waits until nothing moves any more.
  func waitForStillness() async throws {
    let clock = ContinuousClock()
    var last = try picture()
    var since = clock.now
    try await Patience.wait(until: "the window to be still") {
      let next = try picture()
      if next != last { (last, since) = (next, clock.now) }
      return clock.now - since >= Self.stillness
    }
  }
}
