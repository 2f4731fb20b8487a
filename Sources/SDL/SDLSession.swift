import CSDL2

/// SDL's video and event subsystems, from the first use to the last.
///
/// Windows and event queues hold the session that they were made in, so it ends after them.
/// Fonts, icons and pictures need none: they work without a display.
@MainActor
public final class SDLSession {
  private static let subsystems = SDL_INIT_VIDEO | SDL_INIT_EVENTS

  /// Starts video and events.
  ///
  /// - Parameter applicationName: what the desktop calls the program (class of its windows).
  /// - Throws: `SDLError` where there is no display that SDL can open.
  public init(applicationName: String) throws(SDLError) {
    Self.setHints(applicationName: applicationName)
    guard SDL_InitSubSystem(Self.subsystems) == 0 else {
      throw .captured("start SDL's video")
    }
    Self.ignoreUnusedEvents()
  }

  isolated deinit {
    SDL_QuitSubSystem(Self.subsystems)
  }

  /// SDL's name for the way to the screen: `x11`, `wayland`, `dummy` …
  public var videoDriver: String {
    guard let name = SDL_GetCurrentVideoDriver() else { return "" }
    return String(cString: name)
  }

  /// The screens, the first one first. Empty where the driver lists none.
  public var displays: [Display] {
    (0..<max(0, SDL_GetNumVideoDisplays())).map(Self.display)
  }

  /// The ways of drawing that this build of SDL offers, the preferred one first.
  public var renderers: [RendererDescription] {
    (0..<max(0, SDL_GetNumRenderDrivers())).compactMap { index in
      var description = SDL_RendererInfo()
      guard SDL_GetRenderDriverInfo(index, &description) == 0, let name = description.name else { return nil }
      let accelerated = description.flags & SDL_RENDERER_ACCELERATED.rawValue != 0
      return RendererDescription(name: String(cString: name), isAccelerated: accelerated)
    }
  }

  /// The touch devices that SDL has seen so far.
  public var touchDevices: [TouchDevice] {
    (0..<max(0, SDL_GetNumTouchDevices())).map { index in
      let id = SDL_GetTouchDevice(index)
      let name = SDL_GetTouchName(index).map { String(cString: $0) } ?? ""
      return TouchDevice(id: id, name: name, isDirect: SDL_GetTouchDeviceType(id) == SDL_TOUCH_DEVICE_DIRECT)
    }
  }

  private static func display(_ index: Int32) -> Display {
    var bounds = SDL_Rect()
    // A failure leaves the zeros that the values were made with, which is what is reported then.
    SDL_GetDisplayBounds(index, &bounds)
    var dotsPerInch: Float = 0
    let dotsKnown = SDL_GetDisplayDPI(index, &dotsPerInch, nil, nil) == 0 && dotsPerInch > 0
    return Display(
      name: SDL_GetDisplayName(index).map { String(cString: $0) } ?? "",
      bounds: PixelRect(x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h)),
      refreshRate: refreshRate(ofDisplay: index),
      dotsPerInch: dotsKnown ? Double(dotsPerInch) : nil
    )
  }

  /// Frames a second of the display with that index; `nil` where the driver does not say.
  static func refreshRate(ofDisplay index: Int32) -> Double? {
    var mode = SDL_DisplayMode()
    guard SDL_GetCurrentDisplayMode(index, &mode) == 0, mode.refresh_rate > 0 else { return nil }
    return Double(mode.refresh_rate)
  }
}

extension SDLSession {
  /// Must come before the start: SDL reads most of these only then.
  private static func setHints(applicationName: String) {
    // One touch must arrive once. These two are a matter of correctness: the environment cannot undo them.
    SDL_SetHintWithPriority(SDL_HINT_TOUCH_MOUSE_EVENTS, "0", SDL_HINT_OVERRIDE)
    SDL_SetHintWithPriority(SDL_HINT_MOUSE_TOUCH_EVENTS, "0", SDL_HINT_OVERRIDE)
    // Otherwise the window surface goes through OpenGL, in software on a machine without a GPU:
    // 113 ms instead of 1.2 ms to open a window, 11 ms instead of 0.8 ms to update it.
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    // A table of rows is no film: the screen may sleep, and the desktop keeps its compositor.
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
    // The click that brings the window forward is also a click.
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    // What an input method offers while one types is shown by the desktop; we show no such list.
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    SDL_SetHint(SDL_HINT_APP_NAME, applicationName)
    // The window's class; SDL 2 reads it from the environment. What the user has set there stays.
    for variable in ["SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS"] {
      SDL_setenv(variable, applicationName, 0)
    }
  }

  /// Events that nobody reads must not wake the program.
  private static func ignoreUnusedEvents() {
    let unused = [SDL_MULTIGESTURE, SDL_DOLLARGESTURE, SDL_DOLLARRECORD, SDL_TEXTEDITING, SDL_KEYMAPCHANGED]
    for kind in unused {
      SDL_EventState(kind.rawValue, SDL_IGNORE)
    }
    // SDL begins with text input on; without a text field it would hand keys to an input method.
    SDL_StopTextInput()
  }
}
