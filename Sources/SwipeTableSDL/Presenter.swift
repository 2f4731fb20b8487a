public import SDL
public import SwipeRaster
public import SwipeTable

/// Draws display lists and shows them in a window: only what has changed is drawn, and only that reaches the
/// screen.
///
/// The picture follows the window's size by itself. Say `invalidate` when the window was covered or the GPU
/// was reset.
@MainActor
public final class Presenter {
  private let window: Window
  private let target: any FrameTarget
  private var source: TextAndIcons
  private var canvas: Canvas
  private var mustShowAll = true

  /// How many pictures have reached the window.
  public private(set) var presentedFrames = 0

  /// - Parameters:
  ///   - window: a window that nothing else draws into.
  ///   - source: text and icons.
  ///   - scale: device pixels in a point.
  ///   - presentation: how pictures get into the window. Default: what `SWIPELAB_PRESENT` says, else what the
  ///     machine does best.
  /// - Throws: `SDLError` where pictures cannot get into the window in that way.
  public convenience init(
    window: Window,
    source: TextAndIcons,
    scale: Double,
    presentation: Presentation = .fromEnvironment
  ) throws(SDLError) {
    self.init(
      window: window,
      target: try Self.target(for: window, presentation),
      source: source,
      scale: scale
    )
  }

  /// The same with the way into the window handed in.
  init(window: Window, target: any FrameTarget, source: TextAndIcons, scale: Double) {
    self.window = window
    self.target = target
    self.source = source
    canvas = Canvas(width: window.size.width, height: window.size.height, scale: scale)
    self.source.scale = canvas.scale
  }

  /// How pictures get into the window, for people.
  public var targetName: String { target.name }

  /// Device pixels in a point. Setting it makes the next `show` draw everything.
  public var scale: Double {
    get { canvas.scale }
    set {
      canvas.resize(width: canvas.buffer.width, height: canvas.buffer.height, scale: newValue)
      source.scale = canvas.scale
    }
  }

  /// The window's present size in points: what the next list should fill.
  public var size: (width: Double, height: Double) {
    let pixels = window.size
    return (Double(pixels.width) / scale, Double(pixels.height) / scale)
  }

  /// The picture as of the last `show`, for tests and screenshots.
  public var picture: PixelBuffer { canvas.buffer }

  /// Draws a list and shows what has changed since the one before. A window that is put away gets nothing;
  /// what it missed comes with the next call.
  ///
  /// - Parameters:
  ///   - list: the whole window, in points.
  ///   - background: what lies under everything.
  /// - Returns: what was shown, in device pixels; empty where nothing had changed.
  /// - Throws: `SDLError` where the window does not take the picture.
  @discardableResult
  public func show(_ list: DisplayList, background: Color) throws(SDLError) -> [SwipeRaster.PixelRect] {
    let (width, height) = window.size
    guard window.isVisible, width > 0, height > 0 else { return [] }
    canvas.resize(width: width, height: height, scale: canvas.scale)
    let changed = canvas.draw(list, background: background, source: source)
    let damage = mustShowAll ? [canvas.buffer.bounds] : changed
    guard !damage.isEmpty else { return [] }
    try present(damage)
    mustShowAll = false
    presentedFrames += 1
    return damage
  }

  /// Makes the next `show` show everything again: for a window that was covered, and a GPU that was reset.
  public func invalidate() {
    target.invalidate()
    mustShowAll = true
  }

  private func present(_ damage: [SwipeRaster.PixelRect]) throws(SDLError) {
    let rects = damage.map { SDL.PixelRect(x: $0.minX, y: $0.minY, width: $0.width, height: $0.height) }
    let buffer = canvas.buffer
    try buffer.withUnsafeBytes { bytes throws(SDLError) in
      try target.present(
        pixels: bytes,
        stride: buffer.bytesPerRow,
        width: buffer.width,
        height: buffer.height,
        damage: rects
      )
    }
  }

  private static func target(for window: Window, _ way: Presentation) throws(SDLError) -> any FrameTarget {
    switch way {
    case .automatic: try window.makeFrameTarget()
    case .surface: try WindowSurface(window: window)
    case .texture: try Texture(window: window, requiresGPU: false)
    }
  }
}
