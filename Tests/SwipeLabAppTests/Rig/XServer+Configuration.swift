extension XServer {
  /// The screen's size in pixels.
  struct ScreenSize: Sendable {
    let width: Int
    let height: Int
  }

  /// The devices, in the names of their sockets' files.
  enum Device: String, CaseIterable {
    case touch, pointer, keyboard

    /// What the driver's option DeviceType calls it.
    fileprivate var type: String {
      switch self {
      case .touch: "Touch"
      case .pointer: "PointerAbsolute"
      case .keyboard: "Keyboard"
      }
    }

    /// What it is to the server's layout.
    fileprivate var role: String {
      switch self {
      case .touch: "SendCoreEvents"
      case .pointer: "CorePointer"
      case .keyboard: "CoreKeyboard"
      }
    }
  }

  static let screen = ScreenSize(width: 1280, height: 1024)
  /// The screen's mode at 60 Hz, from the VESA monitor timings (DMT 1280 × 1024).
  private static let mode = "\"1280x1024\" 108.00 1280 1328 1440 1688 1024 1025 1028 1066 +hsync +vsync"
  /// Kilobytes of the screen's memory; 1280 × 1024 pixels of 4 bytes need 5120.
  private static let memory = 16384
  /// The fingers that the touchscreen tells apart.
  private static let touchCount = 10

  /// The server's configuration: a screen that is nothing but memory, and three devices that are sockets in a
  /// folder. Real devices are left alone, and the screen never goes blank.
  static func configuration(socketsIn folder: String) -> String {
    let switches =
      ["AutoAddDevices", "AutoEnableDevices", "AutoAddGPU"].map { ($0, "false") }
      + ["DontVTSwitch", "DontZap"].map { ($0, "true") }
      + ["BlankTime", "StandbyTime", "SuspendTime", "OffTime"].map { ($0, "0") }
    let display =
      "SubSection \"Display\"\nDepth 24\nModes \"\(screen.width)x\(screen.height)\"\nEndSubSection"
    let layout = Device.allCases.map { "InputDevice \"\($0.rawValue)\" \"\($0.role)\"" }
    return [
      section("ServerFlags", switches.map { option($0, $1) }),
      section("Device", ["Identifier \"card\"", "Driver \"dummy\"", "VideoRam \(memory)"]),
      section(
        "Monitor",
        ["Identifier \"monitor\"", "HorizSync 1.0 - 2000.0", "VertRefresh 1.0 - 250.0", "Modeline \(mode)"]
      ),
      section(
        "Screen",
        ["Identifier \"screen\"", "Device \"card\"", "Monitor \"monitor\"", "DefaultDepth 24", display]
      ),
    ].joined() + Device.allCases.map { input($0, folder) }.joined()
      + section("ServerLayout", ["Identifier \"layout\"", "Screen \"screen\""] + layout)
  }

  private static func input(_ device: Device, _ folder: String) -> String {
    section(
      "InputDevice",
      [
        "Identifier \"\(device.rawValue)\"",
        "Driver \"inputtest\"",
        option("DeviceType", device.type),
        option("SocketPath", socket(device, in: folder)),
      ] + (device == .touch ? [option("TouchCount", String(touchCount))] : [])
    )
  }

  /// The path of a device's socket.
  static func socket(_ device: Device, in folder: String) -> String {
    "\(folder)/\(device.rawValue)"
  }

  private static func section(_ name: String, _ lines: [String]) -> String {
    "Section \"\(name)\"\n" + lines.map { "  \($0)\n" }.joined() + "EndSection\n"
  }

  private static func option(_ name: String, _ value: String) -> String {
    "Option \"\(name)\" \"\(value)\""
  }
}
