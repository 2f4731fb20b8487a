import SwipeEngine

/// A screen, a touchscreen, a mouse and a keyboard that no machine has: what an application sees of them is
/// ordinary X input.
struct Rig: Sendable {
  let server: XServer
  let windows: XConnection
  let touch: TouchDevice
  let mouse: PointerDevice
  let keyboard: KeyboardDevice

  /// The rig of the running suite; see `RigTrait`.
  @TaskLocal static var running: Rig?

  /// The rig of the running suite; an error where a test stands outside of such a suite.
  static var current: Rig {
    get throws {
      guard let running else { throw RigError("No rig is running: the test's suite needs the trait .rig.") }
      return running
    }
  }

  /// Runs `body` on a server of its own, which is gone afterwards.
  static func with(_ body: @Sendable () async throws -> Void) async throws {
    let server = try await XServer.start()
    let outcome: Result<Rig, any Error>
    do {
      let rig = try await Rig(server)
      try await $running.withValue(rig) { try await body() }
      outcome = .success(rig)
    } catch {
      outcome = .failure(error)
    }
    try await server.stop()
    // The devices must not be closed before the server has ended.
    try outcome.get().close()
  }

  private init(_ server: XServer) async throws {
    self.server = server
    windows = try XConnection(display: server.display)
    touch = TouchDevice(device: try await server.connect(.touch), screen: XServer.screen)
    mouse = PointerDevice(device: try await server.connect(.pointer), screen: XServer.screen)
    keyboard = KeyboardDevice(device: try await server.connect(.keyboard))
  }

  /// Lets go of everything that a test may have left down, and moves the mouse out of the way.
  func reset() throws {
    for device in devices { try device.letGo() }
    try mouse.move(to: .zero)
  }

  /// Closes what was connected, once the server is gone.
  private func close() {
    windows.close()
    for device in devices { device.close() }
  }

  private var devices: [InputTestDevice] { [touch.device, mouse.device, keyboard.device] }
}
