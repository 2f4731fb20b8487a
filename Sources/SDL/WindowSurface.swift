import CSDL2

/// The window's own surface in memory: the fast way where there is no GPU.
///
/// A change of one strip costs a tenth of a millisecond (shared memory with the X server). A window has
/// either a surface or a `Texture`, never both.
@MainActor
public final class WindowSurface: FrameTarget {
  private let window: Window
  private var mustTakeAll = true

  /// - Throws: `SDLError` where the driver has no such surface (Wayland and KMSDRM in SDL 2).
  public init(window: Window) throws(SDLError) {
    self.window = window
    _ = try surface()
  }

  public var name: String { "window surface" }

  public func invalidate() {
    mustTakeAll = true
  }

  public func present(
    pixels: UnsafeRawBufferPointer,
    stride: Int,
    width: Int,
    height: Int,
    damage: [PixelRect]
  ) throws(SDLError) {
    guard let frame = FrameLayout(pixels: pixels, stride: stride, width: width, height: height) else {
      return
    }
    let surface = try surface()
    let parts = frame.parts(
      of: damage,
      targetWidth: Int(surface.pointee.w),
      targetHeight: Int(surface.pointee.h),
      whole: mustTakeAll || !isFilled(surface)
    )
    guard !parts.isEmpty else { return }
    try copy(parts, of: frame, to: surface)
    let changed = parts.map(SDL_Rect.init)
    guard SDL_UpdateWindowSurfaceRects(window.handle, changed, Int32(clamping: changed.count)) == 0 else {
      throw .captured("show the window surface")
    }
    markFilled(surface)
    mustTakeAll = false
  }

  /// A copy of what the window shows, for tests and screenshots. Cost: the area of the window.
  public func snapshot() throws(SDLError) -> SurfacePixels {
    try SurfacePixels(copying: try surface(), operation: "read the window surface")
  }

  /// The surface as it is now; SDL makes a new one after every resize.
  private func surface() throws(SDLError) -> UnsafeMutablePointer<SDL_Surface> {
    guard let surface = SDL_GetWindowSurface(window.handle) else {
      throw .captured("get the surface of the window")
    }
    return surface
  }

  private func copy(
    _ parts: [PixelRect],
    of frame: FrameLayout,
    to surface: UnsafeMutablePointer<SDL_Surface>
  ) throws(SDLError) {
    guard SDL_LockSurface(surface) == 0 else { throw .captured("lock the window surface") }
    defer { SDL_UnlockSurface(surface) }
    guard let target = surface.pointee.pixels, let format = surface.pointee.format else {
      throw SDLError(operation: "write to the window surface", reason: "it has no pixels in memory")
    }
    let pitch = Int(surface.pointee.pitch)
    let bytesPerPixel = Int(format.pointee.BytesPerPixel)
    for part in parts {
      // SDL copies the rows as they are where the formats agree, and converts them otherwise.
      let status = SDL_ConvertPixels(
        Int32(part.width),
        Int32(part.height),
        SurfacePixels.opaqueFormat,
        frame.address(x: part.x, y: part.y),
        Int32(frame.stride),
        format.pointee.format,
        target + (part.y * pitch + part.x * bytesPerPixel),
        surface.pointee.pitch
      )
      guard status == 0 else { throw .captured("copy pixels to the window surface") }
    }
  }

  // SDL leaves a surface's `userdata` to the program and starts it as null. A new surface after a resize
  // can have the old one's address and size, so only a mark on the surface itself tells them apart.

  private func isFilled(_ surface: UnsafeMutablePointer<SDL_Surface>) -> Bool {
    surface.pointee.userdata != nil
  }

  private func markFilled(_ surface: UnsafeMutablePointer<SDL_Surface>) {
    surface.pointee.userdata = UnsafeMutableRawPointer(surface)
  }
}

extension SDL_Rect {
  /// The same rectangle in SDL's type; values beyond its range are clamped.
  init(_ rect: PixelRect) {
    self.init(
      x: Int32(clamping: rect.x),
      y: Int32(clamping: rect.y),
      w: Int32(clamping: rect.width),
      h: Int32(clamping: rect.height)
    )
  }
}
