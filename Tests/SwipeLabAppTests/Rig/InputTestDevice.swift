import SwipeEngine
import Synchronization

/// A device that Xorg's `inputtest` driver simulates, reached through its socket.
///
/// The driver takes one connection in a server's life and never gets over its end: connect once, and close
/// only after the server has ended.
final class InputTestDevice: Sendable {
  private let socket: StreamSocket
  /// What takes back the presses that were not taken back yet.
  private let releases = Mutex<[InputTestMessage]>([])

  /// The version of the protocol that is spoken here.
  private static let version = InputTestMessage.version(major: 1, minor: 1)
  /// The bytes of the server's answers: its version, and that it is done.
  private static let versionSize = InputTestMessage.headSize + 4
  private static let syncSize = InputTestMessage.headSize
  /// The driver's axes of place go from 0 to 0xffff, whatever the screen's size.
  private static let axisSteps = 65536.0

  /// Connects to a device's socket; nil where the server does not listen there (yet).
  init?(connectingTo path: String) throws {
    guard let socket = try StreamSocket(connectingTo: path) else { return nil }
    self.socket = socket
    try socket.write(Self.version.bytes)
    _ = try socket.read(Self.versionSize)
  }

  /// Sends a message, and returns when the server has handed on what it means.
  ///
  /// It must mean something: to the release of what is not down the server never answers.
  func send(_ message: InputTestMessage) throws {
    releases.withLock { pending in
      if let release = message.release { pending.append(release) }
      pending.removeAll { $0 == message }
    }
    try socket.write(message.bytes + InputTestMessage.sync.bytes)
    _ = try socket.read(Self.syncSize)
  }

  /// Takes back every press that was not taken back yet.
  func letGo() throws {
    for release in releases.withLock({ $0 }).reversed() { try send(release) }
  }

  func close() {
    socket.close()
  }

  /// The axes' values for a place on the screen, in pixels with fractions.
  static func axes(_ place: Point, on screen: XServer.ScreenSize) -> [Int: Double] {
    [0: place.x * axisSteps / Double(screen.width), 1: place.y * axisSteps / Double(screen.height)]
  }
}
