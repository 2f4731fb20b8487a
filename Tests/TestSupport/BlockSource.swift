public import SwipeRaster
public import SwipeTable

/// Text and icons made up from plain rules, so that tests need no fonts: a letter is a block with a soft
/// edge, an icon a ring of squares.
public struct BlockSource: CoverageSource {
  public init() {}

  public func text(_ string: String, style: TextStyle, scale: Double) -> Coverage? {
    guard !string.isEmpty, style.size > 0 else { return nil }
    let height = Int((style.size * scale).rounded(.up))
    let letter = max(2, height / 2)
    let width = letter * string.utf8.count
    var bytes = [UInt8](repeating: 0, count: width * height)
    for (index, code) in string.utf8.enumerated() where code != UInt8(ascii: " ") {
      for y in 0..<height {
        for x in 0..<letter - 1 {
          let isEdge = x == 0 || y == 0
          bytes[y * width + index * letter + x] = isEdge ? code : 255
        }
      }
    }
    let leading = style.lineHeight < 100 ? max(0, style.lineHeight - style.size) : 0
    let originY = Int((leading / 2 * scale).rounded(.down))
    return Coverage(width: width, height: height, originX: -1, originY: originY, bytes: bytes)
  }

  public func icon(_ name: String, pixelSize: Int) -> Coverage? {
    guard name != "missing" else { return nil }
    var bytes = [UInt8](repeating: 0, count: pixelSize * pixelSize)
    for y in 0..<pixelSize {
      for x in 0..<pixelSize {
        let ring = min(x, y, pixelSize - 1 - x, pixelSize - 1 - y)
        bytes[y * pixelSize + x] = ring % 2 == 0 ? 255 : UInt8(name.utf8.count * 10 % 256)
      }
    }
    return Coverage(width: pixelSize, height: pixelSize, bytes: bytes)
  }

  /// The metrics of this text.
  public static var metrics: TextMetrics {
    TextMetrics { text, style in Double(text.utf8.count) * max(2, (style.size / 2).rounded(.down)) }
  }
}
