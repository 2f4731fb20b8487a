import CSDL2

/// A typeface at one size in pixels, set by SDL_ttf (FreeType, and HarfBuzz for kerning and ligatures).
/// Needs no session and no display.
@MainActor
public final class Font {
  /// Size of the em square in pixels, as it was asked for.
  public let pixelSize: Double
  /// Rows from the top of the line box to the baseline, in whole pixels.
  public let ascent: Int
  /// Rows from the baseline to the bottom of the line box, in whole pixels; positive.
  public let descent: Int
  /// Height of the line box in whole pixels.
  public let height: Int

  /// SDL_ttf's font.
  let handle: OpaquePointer
  /// What `handle` reads from.
  private let file: FontFile

  /// Opens a font file.
  ///
  /// - Parameters:
  ///   - path: a file that FreeType reads (OpenType, TrueType …).
  ///   - pixelSize: size of the em square in pixels, in steps of 1/72; 1 … 2000 (clamped; NaN counts as 1).
  /// - Throws: `SDLError` naming the path where the file is missing or is no font.
  public init(path: String, pixelSize: Double) throws(SDLError) {
    guard TTF_Init() == 0 else { throw .captured("start SDL_ttf") }
    let size = pixelSize > Self.leastSize ? min(pixelSize, Self.greatestSize) : Self.leastSize
    let dotsPerInch = UInt32((size * Self.pointsPerInch).rounded())
    do throws(SDLError) {
      file = try FontFile.open(path)
      let stream = try file.stream()
      // SDL_ttf closes the stream, also where it cannot read a font from it.
      let closes: Int32 = 1
      guard let font = TTF_OpenFontDPIRW(stream, closes, Self.onePoint, dotsPerInch, dotsPerInch) else {
        throw .captured("open the font \(path)")
      }
      handle = font
    } catch {
      TTF_Quit()
      throw error
    }
    TTF_SetFontHinting(handle, Self.hinting)
    self.pixelSize = size
    self.ascent = Int(TTF_FontAscent(handle))
    self.descent = -Int(TTF_FontDescent(handle))
    self.height = Int(TTF_FontHeight(handle))
  }

  isolated deinit {
    TTF_CloseFont(handle)
    TTF_Quit()
  }

  /// The typeface's name, "Inter"; empty where the file bears none.
  public var familyName: String {
    TTF_FontFaceFamilyName(handle).map { String(cString: $0) } ?? ""
  }

  /// Width of one line of text in whole pixels: the advance, or the ink where that is wider. 0 for an empty
  /// text. For a width that does not depend on the display scale, measure with a large font and scale.
  ///
  /// - Parameter direction: the way all of the text runs; default: from left to right.
  /// - Throws: `SDLError` where FreeType cannot load a letter, or SDL_ttf cannot set text from right to left.
  public func width(of text: String, _ direction: TextDirection = .leftToRight) throws(SDLError) -> Int {
    guard !text.isEmpty else { return 0 }
    return try with(direction) { () throws(SDLError) in try measure(text) }
  }

  /// The width in the direction that the font sets at present.
  func measure(_ text: String) throws(SDLError) -> Int {
    var width: Int32 = 0
    guard TTF_SizeUTF8(handle, text, &width, nil) == 0 else { throw .captured("measure a text") }
    return Int(width)
  }

  /// One line of text as coverage, its pen start (the left end, in both directions) and baseline told as the
  /// bitmap's origin; `nil` where the text has no width. A letter that the font lacks is drawn as the font's
  /// box for missing letters.
  ///
  /// - Parameter direction: the way all of the text runs; default: from left to right.
  /// - Throws: `SDLError` where FreeType cannot draw a letter, the line is too long for a surface, or SDL_ttf
  ///   cannot set text from right to left.
  public func coverage(
    of text: String,
    _ direction: TextDirection = .leftToRight
  ) throws(SDLError) -> CoverageBitmap? {
    guard !text.isEmpty else { return nil }
    return try with(direction) { () throws(SDLError) in try draw(text, direction) }
  }

  private func draw(_ text: String, _ direction: TextDirection) throws(SDLError) -> CoverageBitmap? {
    guard try measure(text) > 0 else { return nil }
    let white = SDL_Color(r: .max, g: .max, b: .max, a: .max)
    guard let surface = TTF_RenderUTF8_Blended(handle, text, white) else { throw .captured("draw a text") }
    defer { SDL_FreeSurface(surface) }
    let pixels = try SurfacePixels(copying: surface, operation: "read a text's pixels")
    var (originX, originY) = origin(of: text)
    if direction != .leftToRight { originX = try leftOverhang(of: text) }
    return pixels.coverage(width: pixels.width, height: pixels.height, originX: originX, originY: originY)
  }

  /// Whether the font has a letter of its own for a scalar.
  public func has(_ scalar: Unicode.Scalar) -> Bool {
    TTF_GlyphIsProvided32(handle, scalar.value) != 0
  }

  /// Where SDL_ttf starts to draw in its surface, from left to right: it makes room for ink to the left of the pen and above
  /// the ascent, and does not say how much.
  private func origin(of text: String) -> (x: Int, y: Int) {
    var left: Int32 = 0
    var top = Int32(clamping: ascent)
    for (index, scalar) in text.unicodeScalars.enumerated() {
      var (leastX, greatestY): (Int32, Int32) = (0, 0)
      let status = TTF_GlyphMetrics32(handle, scalar.value, &leastX, nil, nil, &greatestY, nil)
      guard status == 0 else { continue }
      if index == 0 { left = max(0, -leastX) }
      top = max(top, greatestY)
    }
    return (Int(left), Int(top))
  }
}

extension Font {
  /// SDL_ttf takes whole points only. At one point the dots per inch carry the size, in steps of 1/72 pixel:
  /// pixels = points · dpi / 72, so a size of 22.5 pixels (15 points at scale 1.5) is exact.
  private static let onePoint: Int32 = 1
  private static let pointsPerInch = 72.0
  private static let leastSize = 1.0
  /// Beyond it a line of text would no longer fit into a surface.
  private static let greatestSize = 2000.0
  /// Looked at side by side with Inter at 13 … 22.5 pixels: every other mode sets each letter at a whole
  /// pixel, which tears small words apart ("af ternoon"), and NORMAL changes widths by up to 2 % as well.
  /// This one sets letters at fractions of a pixel, so they stand evenly and a line is as wide as its
  /// advances say at every scale; it hints upright only, so baselines and crossbars stay sharp. It costs
  /// 0.28 ms for 63 letters instead of 0.03 ms: keep the bitmaps of texts.
  private static let hinting = TTF_HINTING_LIGHT_SUBPIXEL
}
