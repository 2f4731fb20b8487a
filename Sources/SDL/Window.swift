import CSDL2

/// A resizable window. Sizes and positions are in pixels of the screen, also where the desktop counts in
/// larger units; `pixelDensity` tells them apart.
@MainActor
public final class Window {
  /// Names a window in events; never 0.
  public typealias ID = UInt32

  private let session: SDLSession
  let handle: OpaquePointer

  /// Opens a window where the window manager likes to put it.
  ///
  /// - Parameters:
  ///   - session: the session it belongs to.
  ///   - title: text of the title bar.
  ///   - width: width of the content in pixels, at least 1.
  ///   - height: height of the content in pixels, at least 1.
  ///   - isHidden: whether it starts without being shown. Default: shown.
  /// - Throws: `SDLError` where SDL cannot open it.
  public init(
    session: SDLSession,
    title: String,
    width: Int,
    height: Int,
    isHidden: Bool = false
  ) throws(SDLError) {
    let flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
      | (isHidden ? SDL_WINDOW_HIDDEN.rawValue : 0)
    let place = csdl_windowpos_undefined()
    let (columns, rows) = (Int32(clamping: max(width, 1)), Int32(clamping: max(height, 1)))
    guard let handle = SDL_CreateWindow(title, place, place, columns, rows, flags) else {
      throw .captured("open a window of \(width) × \(height) pixels")
    }
    self.session = session
    self.handle = handle
    if pixelDensity != 1 { setSize(width: width, height: height) }
  }

  isolated deinit {
    // On X11, SDL wakes a waiting queue by an event that it sends to the window over a second connection. Destroyed over
    // the first one before the server has served that event, the window ends the whole program with BadWindow.
    SDL_HideWindow(handle)
    SDL_Delay(Self.wakeUpTime)
    SDL_DestroyWindow(handle)
  }

  /// How long a wake-up may be under way, in ms. Without it 1 in 7 windows was destroyed too early, with it none of 40.
  private static let wakeUpTime: UInt32 = 20

  /// What events call this window.
  public var id: ID { SDL_GetWindowID(handle) }

  /// Size of the content in pixels.
  public var size: (width: Int, height: Int) { Self.pixelSize(of: handle) }

  /// Pixels per unit of the desktop: 1 on X11, the output's scale on Wayland.
  public var pixelDensity: Double { Self.pixelDensity(of: handle) }

  /// Where the content's upper left corner is on the desktop, in the desktop's units (pixels on X11).
  public var position: (x: Int, y: Int) {
    get {
      var (x, y): (Int32, Int32) = (0, 0)
      SDL_GetWindowPosition(handle, &x, &y)
      return (Int(x), Int(y))
    }
    set { SDL_SetWindowPosition(handle, Int32(clamping: newValue.x), Int32(clamping: newValue.y)) }
  }

  /// Text of the title bar.
  public func setTitle(_ title: String) {
    SDL_SetWindowTitle(handle, title)
  }

  /// Asks for another size in pixels (at least 1 × 1); an event `resized` tells of what came of it.
  public func setSize(width: Int, height: Int) {
    SDL_SetWindowSize(handle, units(width), units(height))
  }

  /// The least size in pixels (at least 1 × 1) that the user can give the window.
  public func setMinimumSize(width: Int, height: Int) {
    SDL_SetWindowMinimumSize(handle, units(width), units(height))
  }

  /// The picture that the desktop shows for the window. Throws where the pixels cannot be handed to SDL.
  public func setIcon(_ icon: SurfacePixels) throws(SDLError) {
    try icon.withSurface("set the icon of the window") { surface throws(SDLError) in
      SDL_SetWindowIcon(handle, surface)
    }
  }

  /// Shows the window and asks for it to be in front.
  public func show() {
    SDL_ShowWindow(handle)
  }

  /// Takes the window off the screen without closing it.
  public func hide() {
    SDL_HideWindow(handle)
  }

  /// Whether it is on the screen at all: neither hidden nor minimised. It may still be covered.
  public var isVisible: Bool {
    flags & (SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_MINIMIZED.rawValue) == 0
  }

  /// Whether the user has put it away as an icon.
  public var isMinimized: Bool { flags & SDL_WINDOW_MINIMIZED.rawValue != 0 }

  /// Frames a second of the screen that the window is on; `nil` where the driver does not say.
  public var refreshRate: Double? {
    let display = SDL_GetWindowDisplayIndex(handle)
    return display < 0 ? nil : SDLSession.refreshRate(ofDisplay: display)
  }

  /// While on, motions of the mouse arrive also from outside of the window: for the time a button is held.
  ///
  /// SDL does the same by itself from press to release; call it where a drag outlives that.
  /// - Throws: `SDLError` where the driver has no capture, or the window no focus.
  public func setMouseCapture(_ isOn: Bool) throws(SDLError) {
    guard SDL_CaptureMouse(isOn ? SDL_TRUE : SDL_FALSE) == 0 else {
      throw .captured(isOn ? "capture the mouse" : "let go of the mouse")
    }
  }

  private var flags: UInt32 { SDL_GetWindowFlags(handle) }

  /// Pixels to the desktop's units, at least 1.
  private func units(_ pixels: Int) -> Int32 {
    Int32(clamping: max(1, Int((Double(max(pixels, 1)) / pixelDensity).rounded())))
  }

  /// Size of a window's content in pixels.
  static func pixelSize(of handle: OpaquePointer) -> (width: Int, height: Int) {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSizeInPixels(handle, &width, &height)
    return (Int(width), Int(height))
  }

  /// Pixels per unit of the desktop; 1 where the window has no size yet.
  static func pixelDensity(of handle: OpaquePointer) -> Double {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(handle, &width, &height)
    let pixels = pixelSize(of: handle).width
    return width > 0 && pixels > 0 ? Double(pixels) / Double(width) : 1
  }
}
