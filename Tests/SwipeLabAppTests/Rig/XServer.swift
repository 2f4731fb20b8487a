import Foundation

/// An X server of the tests' own, on a free display: its screen is memory, its devices are sockets.
///
/// Any user can run it; it touches neither a console nor a device of the machine.
struct XServer: Sendable {
  /// What `DISPLAY` is for its clients.
  let display: String

  private let folder: URL
  private let guardian: ChildProcess

  /// Where systems keep the server itself. The wrapper in the search path may ask for a console.
  private static let places = ["/usr/lib/xorg/Xorg", "/usr/libexec/Xorg", "/usr/lib/Xorg"]
  /// Starts the server and ends it as soon as standard input does: also when the tests are killed.
  private static let leash = #""$@" & server=$!; read -r _; kill "$server"; wait "$server""#

  /// Starts a server, and returns when it takes clients.
  static func start() async throws -> XServer {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "rig-\(UUID().uuidString.prefix(8))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    do {
      return try await start(in: folder)
    } catch {
      try FileManager.default.removeItem(at: folder)
      throw error
    }
  }

  private static func start(in folder: URL) async throws -> XServer {
    guard let program = places.first(where: FileManager.default.isExecutableFile) else {
      throw RigError("There is no Xorg on this machine; install the package xserver-xorg-core.")
    }
    let configuration = folder.appending(path: "xorg.conf")
    try Data(Self.configuration(socketsIn: folder.path).utf8).write(to: configuration)
    let log = folder.appending(path: "log")
    let guardian = try ChildProcess(
      "/bin/sh",
      ["-c", leash, "leash", program, "-config", configuration.path, "-logfile", log.path]
        + ["-displayfd", "1", "-noreset", "-nolisten", "tcp", "-ac", "-novtswitch"],
      in: folder
    )
    do {
      // The server writes the number of its display when it is ready.
      let errors = folder.appending(path: "errors")
      let number = try await Patience.wait(
        for: "the X server, which last said: \(text(of: errors).suffix(500))"
      ) {
        try complain(in: log)
        return try guardian.lines.first
      }
      return XServer(display: ":\(number)", folder: folder, guardian: guardian)
    } catch {
      try await guardian.end()
      throw error
    }
  }

  /// Connects to a device. Only once in the server's life.
  func connect(_ device: Device) async throws -> InputTestDevice {
    try await Patience.wait(for: "the X server's device \(device.rawValue)") {
      try Self.complain(in: folder.appending(path: "log"))
      return try InputTestDevice(connectingTo: Self.socket(device, in: folder.path))
    }
  }

  /// Ends this server, and returns when it is gone.
  func stop() async throws {
    try await guardian.end()
    try FileManager.default.removeItem(at: folder)
  }

  /// The server's modules that are packages of their own, or may be missing in an old version.
  private static let packages = [
    "dummy": "xserver-xorg-video-dummy", "inputtest": "xserver-xorg-core (21.1 or newer)",
  ]

  /// What the server has said so far; nothing where it has not begun to.
  private static func text(of log: URL) -> String {
    String(decoding: FileManager.default.contents(atPath: log.path) ?? Data(), as: UTF8.self)
  }

  /// Throws where the server says in its log what it lacks.
  private static func complain(in log: URL) throws {
    let text = text(of: log)
    for (module, package) in packages where text.contains("Failed to load module \"\(module)\"") {
      throw RigError("The X server has no driver \(module); install the package \(package).")
    }
    guard let start = text.range(of: "Fatal server error:") else { return }
    let reason = text[start.upperBound...].split(separator: "\n").prefix(2).joined(separator: " ")
    throw RigError("The X server did not start: \(reason)")
  }
}
