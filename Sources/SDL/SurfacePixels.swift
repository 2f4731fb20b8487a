import CSDL2

/// A picture in memory that can be read from and written to PNG. Needs no session and no display.
///
/// Not for presenting: a `FrameTarget` takes the caller's own buffer, without a copy.
public struct SurfacePixels: Hashable, Sendable {
  /// Width in pixels, at least 1.
  public let width: Int
  /// Height in pixels, at least 1.
  public let height: Int
  /// Words `0xAARRGGBB` (alpha not premultiplied), rows from above, `width` words each.
  public var words: [UInt32]

  /// - Precondition: the size is at least 1 × 1 and `words` holds exactly `width · height` words.
  public init(width: Int, height: Int, words: [UInt32]) {
    precondition(width > 0 && height > 0, "A picture has at least one pixel.")
    precondition(words.count == width * height, "The picture must hold a word for every pixel.")
    self.width = width
    self.height = height
    self.words = words
  }

  /// The word `0xAARRGGBB` at a column and a row inside of the picture (a precondition).
  public subscript(x: Int, y: Int) -> UInt32 {
    get { words[index(x, y)] }
    set { words[index(x, y)] = newValue }
  }

  private func index(_ x: Int, _ y: Int) -> Int {
    precondition(x >= 0 && x < width && y >= 0 && y < height, "The pixel must be inside of the picture.")
    return y * width + x
  }
}

extension SurfacePixels {
  /// SDL's name for words `0xAARRGGBB` in the machine's byte order.
  static let format = SDL_PIXELFORMAT_ARGB8888.rawValue
  /// The same words, alpha not looked at.
  static let opaqueFormat = SDL_PIXELFORMAT_XRGB8888.rawValue
  private static let bitsPerPixel: Int32 = 32

  /// A copy of a surface's pixels, whatever their format.
  init(copying source: UnsafeMutablePointer<SDL_Surface>, operation: String) throws(SDLError) {
    guard let surface = SDL_ConvertSurfaceFormat(source, Self.format, 0) else { throw .captured(operation) }
    defer { SDL_FreeSurface(surface) }
    let (width, height, pitch) = (
      Int(surface.pointee.w), Int(surface.pointee.h), Int(surface.pointee.pitch)
    )
    guard width > 0, height > 0, let pixels = surface.pointee.pixels else {
      throw SDLError(operation: operation, reason: "the picture is empty")
    }
    let words = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
      for y in 0..<height {
        let row = (pixels + y * pitch).assumingMemoryBound(to: UInt32.self)
        for x in 0..<width { buffer.initializeElement(at: y * width + x, to: row[x]) }
      }
      count = width * height
    }
    self.init(width: width, height: height, words: words)
  }

  /// Lends the pixels to SDL as a surface that lives as long as the call.
  func withSurface(
    _ operation: String,
    _ body: (UnsafeMutablePointer<SDL_Surface>) throws(SDLError) -> Void
  ) throws(SDLError) {
    let pitch = width * FrameLayout.bytesPerPixel
    // A copy, because SDL takes a pointer that it may write to.
    let pixels = UnsafeMutableBufferPointer<UInt32>.allocate(capacity: words.count)
    defer { pixels.deallocate() }
    _ = pixels.initialize(from: words)
    let surface = SDL_CreateRGBSurfaceWithFormatFrom(
      pixels.baseAddress,
      Int32(clamping: width),
      Int32(clamping: height),
      Self.bitsPerPixel,
      Int32(clamping: pitch),
      Self.format
    )
    guard let surface else { throw .captured(operation) }
    defer { SDL_FreeSurface(surface) }
    try body(surface)
  }
}
