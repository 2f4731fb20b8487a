import CSDL2

/// Turns SDL's events into ours. C types end here.
@MainActor
struct EventTranslation {
  /// What is needed of a window to place an event in it.
  private struct Geometry {
    /// Pixels, at least 1.
    var width: Int
    /// Pixels, at least 1.
    var height: Int
    /// Pixels per unit of the desktop.
    var density: Double
  }

  /// The keys with which a letter is a command and no text; X servers send the letter all the same. The right Alt key is
  /// not among them: where it is AltGr, it makes letters.
  private static let commandKeys =
    KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue | KMOD_LALT.rawValue | KMOD_LGUI.rawValue | KMOD_RGUI.rawValue

  /// SDL's number for our own event.
  let wakeType: UInt32
  /// Geometry of the window that was spoken of last: for touches that name no window.
  private var lastGeometry = Geometry(width: 1, height: 1, density: 1)
  /// Whether a key that makes a command of a letter is held.
  private var isCommanding = false

  init(wakeType: UInt32) {
    self.wakeType = wakeType
  }

  /// What an event says; `nil` for one that means nothing to us.
  mutating func kind(of event: SDL_Event) -> Event.Kind? {
    if event.type == wakeType { return .wake }
    return switch SDL_EventType(event.type) {
    case SDL_QUIT: .quit
    case SDL_WINDOWEVENT: windowChange(event.window)
    case SDL_FINGERDOWN: finger(event.tfinger, .down)
    case SDL_FINGERMOTION: finger(event.tfinger, .moved)
    case SDL_FINGERUP: finger(event.tfinger, .up)
    case SDL_MOUSEMOTION: mouseMotion(event.motion)
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP: mouseButton(event.button)
    case SDL_MOUSEWHEEL: wheel(event.wheel)
    case SDL_KEYDOWN, SDL_KEYUP: key(event.key)
    case SDL_TEXTINPUT: text(event.text)
    case SDL_RENDER_TARGETS_RESET: .renderTargetsReset
    case SDL_RENDER_DEVICE_RESET: .renderDeviceReset
    default: nil
    }
  }

  private mutating func windowChange(_ event: SDL_WindowEvent) -> Event.Kind? {
    let geometry = geometry(ofWindow: event.windowID)
    let (first, second) = (Int(event.data1), Int(event.data2))
    let change: Event.WindowChange? =
      switch SDL_WindowEventID(UInt32(event.event)) {
      // Comes before every SDL_WINDOWEVENT_RESIZED, and also when the program sets the size.
      case SDL_WINDOWEVENT_SIZE_CHANGED: .resized(width: geometry.width, height: geometry.height)
      case SDL_WINDOWEVENT_EXPOSED: .exposed
      case SDL_WINDOWEVENT_MOVED: .moved(x: first, y: second)
      case SDL_WINDOWEVENT_MINIMIZED: .minimized
      case SDL_WINDOWEVENT_MAXIMIZED: .maximized
      case SDL_WINDOWEVENT_RESTORED: .restored
      case SDL_WINDOWEVENT_FOCUS_GAINED: .focusGained
      case SDL_WINDOWEVENT_FOCUS_LOST: .focusLost
      case SDL_WINDOWEVENT_SHOWN: .shown
      case SDL_WINDOWEVENT_HIDDEN: .hidden
      case SDL_WINDOWEVENT_CLOSE: .closeRequested
      case SDL_WINDOWEVENT_DISPLAY_CHANGED: .displayChanged
      case SDL_WINDOWEVENT_ENTER: .mouseEntered
      case SDL_WINDOWEVENT_LEAVE: .mouseLeft
      default: nil
      }
    return change.map { .window(id: event.windowID, $0) }
  }

  private mutating func finger(_ event: SDL_TouchFingerEvent, _ phase: Event.Finger.Phase) -> Event.Kind? {
    guard event.touchId != SDL_MOUSE_TOUCHID else { return nil }
    let geometry = geometry(ofWindow: event.windowID)
    return .finger(
      Event.Finger(
        window: event.windowID,
        id: event.fingerId,
        device: event.touchId,
        phase: phase,
        x: Double(event.x) * Double(geometry.width - 1),
        y: Double(event.y) * Double(geometry.height - 1),
        pressure: Double(event.pressure)
      )
    )
  }

  private mutating func mouseMotion(_ event: SDL_MouseMotionEvent) -> Event.Kind? {
    guard event.which != csdl_touch_mouseid() else { return nil }
    let density = geometry(ofWindow: event.windowID).density
    return .mouseMotion(
      Event.MouseMotion(
        window: event.windowID,
        x: Double(event.x) * density,
        y: Double(event.y) * density,
        isDragging: event.state != 0
      )
    )
  }

  private mutating func mouseButton(_ event: SDL_MouseButtonEvent) -> Event.Kind? {
    guard event.which != csdl_touch_mouseid() else { return nil }
    let density = geometry(ofWindow: event.windowID).density
    let button: Event.MouseButton.Button =
      switch Int32(event.button) {
      case SDL_BUTTON_LEFT: .left
      case SDL_BUTTON_MIDDLE: .middle
      case SDL_BUTTON_RIGHT: .right
      default: .other(Int(event.button))
      }
    return .mouseButton(
      Event.MouseButton(
        window: event.windowID,
        button: button,
        isDown: event.type == SDL_MOUSEBUTTONDOWN.rawValue,
        clicks: Int(event.clicks),
        x: Double(event.x) * density,
        y: Double(event.y) * density
      )
    )
  }

  private mutating func wheel(_ event: SDL_MouseWheelEvent) -> Event.Kind? {
    guard event.which != csdl_touch_mouseid() else { return nil }
    let density = geometry(ofWindow: event.windowID).density
    let sign: Double = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
    return .wheel(
      Event.Wheel(
        window: event.windowID,
        notchesX: Double(event.preciseX) * sign,
        notchesY: Double(event.preciseY) * sign,
        x: Double(event.mouseX) * density,
        y: Double(event.mouseY) * density
      )
    )
  }

  /// What an event typed; nil where it is nothing that can be read, or the letter of a command.
  private func text(_ event: SDL_TextInputEvent) -> Event.Kind? {
    guard !isCommanding else { return nil }
    let text = withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    var readable = String.UnicodeScalarView()
    readable.append(contentsOf: text.unicodeScalars.filter { $0.properties.generalCategory != .control })
    return readable.isEmpty ? nil : .text(window: event.windowID, String(readable))
  }

  private mutating func key(_ event: SDL_KeyboardEvent) -> Event.Kind {
    isCommanding = UInt32(event.keysym.mod) & Self.commandKeys != 0
    return .key(
      Event.Key(
        window: event.windowID,
        name: SDL_GetKeyName(event.keysym.sym).map { String(cString: $0) } ?? "",
        modifiers: modifiers(SDL_Keymod(UInt32(event.keysym.mod))),
        isDown: event.type == SDL_KEYDOWN.rawValue,
        isRepeat: event.repeat != 0
      )
    )
  }

  private func modifiers(_ held: SDL_Keymod) -> Event.Key.Modifiers {
    let pairs: [(UInt32, Event.Key.Modifiers)] = [
      (KMOD_LCTRL.rawValue | KMOD_RCTRL.rawValue, .control),
      (KMOD_LSHIFT.rawValue | KMOD_RSHIFT.rawValue, .shift),
      (KMOD_LALT.rawValue | KMOD_RALT.rawValue, .alt),
      (KMOD_LGUI.rawValue | KMOD_RGUI.rawValue, .gui),
    ]
    return pairs.reduce(into: []) { set, pair in
      if held.rawValue & pair.0 != 0 { set.insert(pair.1) }
    }
  }

  /// Geometry of the window that an event names, else of the window spoken of last.
  private mutating func geometry(ofWindow id: UInt32) -> Geometry {
    guard let handle = SDL_GetWindowFromID(id) else { return lastGeometry }
    let size = Window.pixelSize(of: handle)
    lastGeometry = Geometry(
      width: max(size.width, 1),
      height: max(size.height, 1),
      density: Window.pixelDensity(of: handle)
    )
    return lastGeometry
  }
}
