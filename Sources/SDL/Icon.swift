import CSDL2

/// Drawings in SVG files, as coverage. Needs no session and no display.
public enum Icon {
  /// Draws an SVG file's shapes as coverage; their colours do not matter, their opacity does.
  ///
  /// The drawing keeps its proportions: it is scaled to fit the size and stands at its upper left corner.
  /// - Parameters:
  ///   - path: the SVG file.
  ///   - width: width of the bitmap in pixels, 1 … 4096 (clamped).
  ///   - height: height of the bitmap in pixels, 1 … 4096 (clamped).
  /// - Throws: `SDLError` naming the path where the file is missing or is no SVG.
  public static func coverage(svgFile path: String, width: Int, height: Int) throws(SDLError)
    -> CoverageBitmap
  {
    let operation = "read the icon \(path)"
    guard let source = SDL_RWFromFile(path, "rb") else { throw .captured(operation) }
    defer { SDL_RWclose(source) }
    guard IMG_isSVG(source) != 0 else {
      throw SDLError(operation: operation, reason: "the file is no SVG drawing")
    }
    let columns = min(max(width, 1), greatestSize)
    let rows = min(max(height, 1), greatestSize)
    guard let surface = IMG_LoadSizedSVG_RW(source, Int32(columns), Int32(rows)) else {
      throw .captured(operation)
    }
    defer { SDL_FreeSurface(surface) }
    let pixels = try SurfacePixels(copying: surface, operation: operation)
    return pixels.coverage(width: columns, height: rows)
  }

  /// Longest side of a bitmap in pixels: four times the largest icon that a 4K screen could show whole.
  private static let greatestSize = 4096
}
