import Foundation
import SDL
import Testing

@testable import SwipeTableSDL

/// A session on SDL's dummy video driver and a window; no display is needed.
@MainActor
struct Screen {
  let session: SDLSession
  let window: Window

  init(width: Int = 320, height: Int = 240) throws {
    Self.useDummyDriver()
    session = try SDLSession(applicationName: "table-sdl-tests")
    window = try Window(session: session, title: "Test", width: width, height: height)
  }

  /// Makes the next session one without a display, whatever the machine has.
  static func useDummyDriver() {
    setenv("SDL_VIDEODRIVER", "dummy", 1)
  }
}

/// Puts down what would be shown.
@MainActor
final class RecordingTarget: FrameTarget {
  let name = "recording"
  private(set) var damages: [[SDL.PixelRect]] = []
  private(set) var sizes: [(width: Int, height: Int)] = []
  private(set) var invalidations = 0

  func present(
    pixels: UnsafeRawBufferPointer,
    stride: Int,
    width: Int,
    height: Int,
    damage: [SDL.PixelRect]
  ) throws(SDLError) {
    damages.append(damage)
    sizes.append((width, height))
  }

  func invalidate() {
    invalidations += 1
  }
}
