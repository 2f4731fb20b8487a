/// A way to bring a finished picture into a window.
///
/// A picture is rows of 32-bit words `0xAARRGGBB` (in the machine's byte order), upper row first; alpha is
/// not looked at.
@MainActor
public protocol FrameTarget: AnyObject {
  /// What shows the picture, for people: "window surface", "opengl (AMD Radeon …)".
  var name: String { get }

  /// Shows the changed parts of a picture.
  ///
  /// Pixels outside of `damage` stay as they were presented before, except that the whole picture is
  /// taken at the first call, after a resize and after `invalidate()`, whatever `damage` says. Damage outside
  /// of the picture or of the window is cut off; without any nothing happens. Cost: the area of the damage.
  /// - Parameters:
  ///   - pixels: the picture; at least `stride · (height − 1) + 4 · width` bytes.
  ///   - stride: bytes from one row to the next, at least `4 · width`.
  ///   - width: width of the picture in pixels.
  ///   - height: height of the picture in pixels.
  ///   - damage: what changed since the last call.
  /// - Throws: `SDLError` where SDL cannot take or show the pixels.
  func present(
    pixels: UnsafeRawBufferPointer,
    stride: Int,
    width: Int,
    height: Int,
    damage: [PixelRect]
  ) throws(SDLError)

  /// Forgets what was presented: the next call takes the whole picture. For a reset of the GPU and for
  /// an exposed window.
  func invalidate()
}
