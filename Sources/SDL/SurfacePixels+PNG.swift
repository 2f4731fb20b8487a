import CSDL2

extension SurfacePixels {
  /// Reads a PNG file.
  ///
  /// - Throws: `SDLError` naming the path where the file is missing or is no PNG.
  public init(pngFile path: String) throws(SDLError) {
    let operation = "read the picture \(path)"
    guard let source = SDL_RWFromFile(path, "rb") else { throw .captured(operation) }
    defer { SDL_RWclose(source) }
    guard let surface = IMG_LoadPNG_RW(source) else { throw .captured(operation) }
    defer { SDL_FreeSurface(surface) }
    try self.init(copying: surface, operation: operation)
  }

  /// The picture as the bytes of a PNG file, alpha included. Same picture, same bytes (with one SDL_image).
  ///
  /// In memory, so that the program can put the file in its place in one step.
  /// - Throws: `SDLError` where SDL_image cannot encode it.
  public func encodedPNG() throws(SDLError) -> [UInt8] {
    let operation = "encode a picture of \(width) × \(height) pixels as PNG"
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: greatestPNGSize, alignment: 1)
    defer { room.deallocate() }
    var encoded: [UInt8] = []
    try withSurface(operation) { surface throws(SDLError) in
      guard let target = SDL_RWFromMem(room.baseAddress, Int32(clamping: room.count)) else {
        throw .captured(operation)
      }
      defer { SDL_RWclose(target) }
      guard IMG_SavePNG_RW(surface, target, 0) == 0 else { throw .captured(operation) }
      let length = SDL_RWtell(target)
      guard length > 0 else { throw .captured(operation) }
      encoded = [UInt8](room[..<Int(length)])
    }
    return encoded
  }

  /// Bytes that no PNG of this size exceeds: the pixels and a filter byte a row stored without compression
  /// (deflate then adds 5 bytes to each block, PNG 12 to each chunk of at least 8 KiB: less than 1/64 even
  /// for small blocks), and the header chunks.
  private var greatestPNGSize: Int {
    let raw = height * (width * FrameLayout.bytesPerPixel + 1)
    let headers = 4096
    return raw + raw / 64 + headers
  }
}
