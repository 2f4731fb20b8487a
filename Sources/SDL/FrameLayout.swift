/// Where the rows of a picture lie in memory, checked once against the memory there is.
struct FrameLayout {
  /// Bytes of one pixel: a word `0xAARRGGBB`.
  static let bytesPerPixel = 4

  let base: UnsafeRawPointer
  let stride: Int
  let width: Int
  let height: Int

  /// `nil` for a picture without pixels. A stride or a buffer too small for the size is the caller's
  /// mistake and traps.
  init?(pixels: UnsafeRawBufferPointer, stride: Int, width: Int, height: Int) {
    guard width > 0, height > 0 else { return nil }
    let row = width * Self.bytesPerPixel
    precondition(stride >= row, "The stride must hold a row of \(width) pixels.")
    precondition(pixels.count >= stride * (height - 1) + row, "The buffer must hold \(height) rows.")
    guard let base = pixels.baseAddress else { return nil }
    self.base = base
    self.stride = stride
    self.width = width
    self.height = height
  }

  /// The bytes from a pixel inside of the picture onward.
  func address(x: Int, y: Int) -> UnsafeRawPointer {
    base + (y * stride + x * Self.bytesPerPixel)
  }

  /// What has to be taken: the damage inside of both the picture and the target, or all of that where
  /// nothing was presented before. No empty rectangles.
  func parts(of damage: [PixelRect], targetWidth: Int, targetHeight: Int, whole: Bool) -> [PixelRect] {
    let common = PixelRect(x: 0, y: 0, width: min(width, targetWidth), height: min(height, targetHeight))
    let wanted = whole ? [common] : damage
    return wanted.map { $0.clipped(toWidth: common.width, height: common.height) }.filter { !$0.isEmpty }
  }
}
