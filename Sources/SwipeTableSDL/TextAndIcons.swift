public import SwipeRaster
public import SwipeTable

/// Text through SDL_ttf and icons through SDL_image, for a canvas. Copies share the caches.
@MainActor
public struct TextAndIcons {
  public let glyphs: GlyphCache
  public let icons: IconCache
  /// Device pixels in a point: tells small icons from large ones. Default 1; a `Presenter` sets it for its
  /// own copy.
  public var scale = 1.0

  public init(glyphs: GlyphCache, icons: IconCache) {
    self.glyphs = glyphs
    self.icons = icons
  }

  /// Caches for a program: the machine's fonts, and icons from a folder.
  ///
  /// - Parameters:
  ///   - iconsFolder: a folder of SVG files; nil for a program without icons.
  ///   - warn: gets a sentence for each thing that is missing, once.
  public init(iconsFolder: String?, warn: @escaping (String) -> Void) {
    let files = FontFiles.find()
    if let warning = files.warning { warn(warning) }
    self.init(
      glyphs: GlyphCache(files: files, warn: warn),
      icons: IconCache(folder: iconsFolder, warn: warn)
    )
  }

  /// How wide text is, in points, at every display scale alike.
  public var metrics: TextMetrics { glyphs.metrics }
}

extension TextAndIcons: @MainActor CoverageSource {
  public func text(_ string: String, style: TextStyle, scale: Double) -> Coverage? {
    glyphs.coverage(of: string, style: style, scale: scale)
  }

  public func icon(_ name: String, pixelSize: Int) -> Coverage? {
    icons.coverage(of: name, pixelSize: pixelSize, scale: scale)
  }
}
