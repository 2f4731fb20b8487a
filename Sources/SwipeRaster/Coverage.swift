/// How much of each pixel a shape covers: 0 nothing, 255 all. Text and icons are handed in as coverage and
/// drawn in any colour.
public struct Coverage: Hashable, Sendable {
  /// Columns, 0 or more.
  public let width: Int
  /// Rows, 0 or more.
  public let height: Int
  /// Device pixels from the place asked for (the top left of a line box, of an icon's square) to column 0;
  /// may be negative.
  public let originX: Int
  /// Device pixels from the place asked for down to row 0; may be negative.
  public let originY: Int
  /// `width * height` bytes, row by row without padding.
  public let bytes: [UInt8]

  /// - Precondition: sizes are not negative and `bytes.count == width * height`.
  public init(width: Int, height: Int, originX: Int = 0, originY: Int = 0, bytes: [UInt8]) {
    precondition(width >= 0 && height >= 0, "A coverage has no negative size")
    precondition(bytes.count == width * height, "A coverage has one byte for each pixel")
    self.width = width
    self.height = height
    self.originX = originX
    self.originY = originY
    self.bytes = bytes
  }
}
