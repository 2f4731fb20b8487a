/// Width and height of a PNG file in pixels.
struct PNGSize: Equatable {
  let width: Int
  let height: Int

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Nil for bytes that are no PNG file. Its first chunk holds the size, high byte first.
  init?(_ png: [UInt8]) {
    guard png.count > 24, Array(png[1...3]) == Array("PNG".utf8) else { return nil }
    let sides = [16, 20].map { start in png[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    self.init(width: sides[0], height: sides[1])
  }
}
