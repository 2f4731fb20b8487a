import CSDL2

/// A streaming texture that fills the window: the way where there is a real GPU.
///
/// OpenGL drawn by the processor is 3.5 times slower than the window surface, so it is refused unless
/// asked for. A window has either a texture or a `WindowSurface`, never both.
@MainActor
public final class Texture: FrameTarget {
  private let window: Window
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var textureSize = (width: 0, height: 0)
  private var mustTakeAll = true

  public let name: String

  /// Makes a renderer for the window.
  ///
  /// - Parameters:
  ///   - window: a window without a `WindowSurface`.
  ///   - requiresGPU: whether OpenGL in software is refused. Default: it is.
  ///   - waitsForDisplay: whether `present` waits for the screen's next refresh. Default: it does not,
  ///     for a program that waits there reads its events late; pace frames with `EventQueue.wait(until:)`.
  /// - Throws: `SDLError` where there is no GPU (`requiresGPU`) or no renderer.
  public init(window: Window, requiresGPU: Bool = true, waitsForDisplay: Bool = false) throws(SDLError) {
    if requiresGPU { try GPUProbe.requireGPU() }
    let flags =
      (requiresGPU ? SDL_RENDERER_ACCELERATED.rawValue : 0)
      | (waitsForDisplay ? SDL_RENDERER_PRESENTVSYNC.rawValue : 0)
    let firstThatFits: Int32 = -1
    guard let renderer = SDL_CreateRenderer(window.handle, firstThatFits, flags) else {
      throw .captured("make a renderer for the window")
    }
    var description = SDL_RendererInfo()
    let isDescribed = SDL_GetRendererInfo(renderer, &description) == 0
    self.name = isDescribed ? description.name.map { String(cString: $0) } ?? "renderer" : "renderer"
    self.window = window
    self.renderer = renderer
  }

  isolated deinit {
    // Takes the texture with it.
    SDL_DestroyRenderer(renderer)
  }

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
    let texture = try texture(width: width, height: height)
    let parts = frame.parts(of: damage, targetWidth: width, targetHeight: height, whole: mustTakeAll)
    guard !parts.isEmpty else { return }
    for part in parts {
      var rect = SDL_Rect(part)
      let rows = frame.address(x: part.x, y: part.y)
      guard SDL_UpdateTexture(texture, &rect, rows, Int32(clamping: stride)) == 0 else {
        throw .captured("copy pixels to the texture")
      }
    }
    try show(texture)
    mustTakeAll = false
  }

  /// A texture of that size: the present one, or a new one after a resize or a reset of the GPU.
  private func texture(width: Int, height: Int) throws(SDLError) -> OpaquePointer {
    if let texture, !mustTakeAll, textureSize == (width, height) { return texture }
    if let old = texture { SDL_DestroyTexture(old) }
    texture = nil
    mustTakeAll = true
    let access = Int32(SDL_TEXTUREACCESS_STREAMING.rawValue)
    let (columns, rows) = (Int32(clamping: width), Int32(clamping: height))
    guard let made = SDL_CreateTexture(renderer, SurfacePixels.opaqueFormat, access, columns, rows) else {
      throw .captured("make a texture of \(width) × \(height) pixels")
    }
    texture = made
    textureSize = (width, height)
    return made
  }

  /// Draws the texture at the upper left corner, a pixel for a pixel, and shows the result.
  private func show(_ texture: OpaquePointer) throws(SDLError) {
    var place = SDL_Rect(PixelRect(x: 0, y: 0, width: textureSize.width, height: textureSize.height))
    guard SDL_RenderClear(renderer) == 0, SDL_RenderCopy(renderer, texture, nil, &place) == 0 else {
      throw .captured("draw the texture")
    }
    SDL_RenderPresent(renderer)
  }
}
