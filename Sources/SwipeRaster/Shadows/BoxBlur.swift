/// Averages a picture over boxes, with whole numbers only. What lies outside counts as 0.
struct BoxBlur {
  let width: Int
  let height: Int
  /// Row by row.
  private(set) var values: [Int32]

  /// A mean is a sum times a reciprocal in 2²⁴ths, rounded to nearest: exact where all values are the same.
  private static let reciprocalBits = 24

  init(width: Int, height: Int, _ values: [Int32]) {
    self.width = width
    self.height = height
    self.values = values
  }

  /// Replaces each value by the mean of the box that reaches `halfWidth` to every side. O(pixels).
  mutating func apply(halfWidth: Int) {
    guard halfWidth > 0, width > 0, height > 0 else { return }
    let source = values
    source.withUnsafeBufferPointer { source in
      values.withUnsafeMutableBufferPointer { target in
        for row in 0..<height {
          Self.average(source, target, start: row * width, step: 1, count: width, halfWidth)
        }
      }
    }
    let rows = values
    rows.withUnsafeBufferPointer { source in
      values.withUnsafeMutableBufferPointer { target in
        for column in 0..<width {
          Self.average(source, target, start: column, step: width, count: height, halfWidth)
        }
      }
    }
  }

  /// The means along one row or column.
  private static func average(
    _ source: UnsafeBufferPointer<Int32>,
    _ target: UnsafeMutableBufferPointer<Int32>,
    start: Int,
    step: Int,
    count: Int,
    _ halfWidth: Int
  ) {
    let size = halfWidth * 2 + 1
    let reciprocal = (1 << reciprocalBits + size / 2) / size
    var sum = 0
    for index in 0..<min(halfWidth, count) { sum &+= Int(source[start &+ index &* step]) }
    for index in 0..<count {
      if index &+ halfWidth < count { sum &+= Int(source[start &+ (index &+ halfWidth) &* step]) }
      let mean = (sum &* reciprocal &+ 1 << (reciprocalBits - 1)) >> reciprocalBits
      target[start &+ index &* step] = Int32(truncatingIfNeeded: mean)
      if index >= halfWidth { sum &-= Int(source[start &+ (index &- halfWidth) &* step]) }
    }
  }
}
