import SDL

/// What this machine shows, touches and feels, in lines for people.
@MainActor
struct DeviceReport {
  /// The lines.
  private(set) var text = ""

  /// The size in pixels of the hidden window that tells how SwipeLab would show itself.
  private static let probeSize = 64
  private static let unnamed = "unnamed"

  /// Asks SDL. A machine without a display is no failure: the report says so.
  init() {
    do throws(SDLError) {
      let session = try DisplaySession.open()
      line("Video driver: \(session.videoDriver)")
      list("Displays", session.displays.map(Self.describe))
      list("Renderers", session.renderers.map(Self.describe))
      list("Touch devices", session.touchDevices.map(Self.describe))
      line("Presents through: \(Self.presentation(session))")
    } catch {
      line("Video driver: none (\(error.reason))")
      line("Displays: none, so no window can open; trace and render work all the same")
      reportWithoutDisplay()
    }
    list("Haptics", Haptics().deviceNames.map(Self.named))
  }

  /// What SDL knows of without a display.
  private mutating func reportWithoutDisplay() {
    do throws(SDLError) {
      let session = try DisplaySession.openBlind()
      list("Renderers", session.renderers.map(Self.describe))
      list("Touch devices", session.touchDevices.map(Self.describe))
    } catch {
      line("Renderers and touch devices: not known (\(error.reason))")
    }
    line("Presents through: nothing, without a display")
  }

  private mutating func line(_ line: String) {
    text += line + "\n"
  }

  private mutating func list(_ title: String, _ items: [String]) {
    line(title + (items.isEmpty ? ": none" : ":"))
    for item in items { line("  " + item) }
  }

  private static func presentation(_ session: SDLSession) -> String {
    do throws(SDLError) {
      let window = try Window(
        session: session,
        title: "",
        width: probeSize,
        height: probeSize,
        isHidden: true
      )
      return try window.makeFrameTarget().name
    } catch {
      return "nothing (\(error.reason))"
    }
  }

  private static func describe(_ display: Display) -> String {
    let bounds = display.bounds
    var text = named(display.name)
    text += ", \(bounds.width) × \(bounds.height) at \(bounds.x), \(bounds.y)"
    if let rate = display.refreshRate { text += ", \(rounded(rate)) Hz" }
    if let dots = display.dotsPerInch { text += ", \(rounded(dots)) dots per inch" }
    return text
  }

  private static func describe(_ renderer: RendererDescription) -> String {
    renderer.name + (renderer.isAccelerated ? " (accelerated)" : "")
  }

  private static func describe(_ device: TouchDevice) -> String {
    named(device.name) + (device.isDirect ? " (touchscreen)" : " (touchpad)")
  }

  private static func named(_ name: String) -> String {
    name.isEmpty ? unnamed : name
  }

  private static func rounded(_ number: Double) -> String {
    String(Int(number.rounded()))
  }
}
