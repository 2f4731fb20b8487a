import Foundation
import SDL

/// SDL's session on a real display.
///
/// SDL by itself falls back on a driver that shows nothing, where a program should say that there is no display. Such
/// a driver is taken only where the user names it in the environment, as tests do.
@MainActor
enum DisplaySession {
  /// What the desktop calls the program.
  static let applicationName = "swipelab"

  /// The variable that chooses SDL's way to the screen.
  private static let driverVariable = "SDL_VIDEODRIVER"
  /// What a Wayland client cannot do without; libwayland complains on standard error where it is missing.
  private static let waylandVariable = "XDG_RUNTIME_DIR"
  /// The ways to try then.
  private static let driversWithoutWayland = "x11,KMSDRM"
  /// SDL's names of the drivers that show nothing.
  private static let blindDrivers: Set<String> = ["offscreen", "dummy"]
  /// The driver that works everywhere.
  private static let blindDriver = "dummy"

  /// Starts SDL on the display. Throws where there is none.
  static func open() throws(SDLError) -> SDLSession {
    if hasValue(driverVariable) { return try SDLSession(applicationName: applicationName) }
    if !hasValue(waylandVariable) { setenv(driverVariable, driversWithoutWayland, 1) }
    let session: SDLSession
    do {
      session = try SDLSession(applicationName: applicationName)
    } catch {
      throw SDLError(operation: error.operation, reason: "SDL finds no display: \(error.reason)")
    }
    guard !blindDrivers.contains(session.videoDriver) else {
      throw SDLError(operation: "start SDL's video", reason: "SDL finds no display")
    }
    return session
  }

  /// Starts SDL without any display, for what it can tell without one. Later sessions have none either.
  static func openBlind() throws(SDLError) -> SDLSession {
    setenv(driverVariable, blindDriver, 1)
    return try SDLSession(applicationName: applicationName)
  }

  private static func hasValue(_ variable: String) -> Bool {
    !(ProcessInfo.processInfo.environment[variable] ?? "").isEmpty
  }
}
