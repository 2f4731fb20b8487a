/// The picture of a shadow around the smallest shape that has all its pieces.
struct ShadowMask {
  let width: Int
  let height: Int
  /// Alpha of black, row by row.
  let bytes: [UInt8]

  /// Values while blurring are kept in 256ths of a byte.
  private static let fineBits = 8
  private static let fineFull = 255 << fineBits

  /// Blurs the shape: once for each layer and combined. O(pixels).
  init(_ shape: ShadowShape) {
    let size = shape.smallest
    let recipe = shape.recipe
    let width = max(0, size.width + recipe.side * 2)
    let height = max(0, size.height + recipe.above + recipe.below)
    let rect = RoundedShape(
      left: recipe.side << Subpixel.bits,
      top: 0,
      right: (recipe.side + size.width) << Subpixel.bits,
      bottom: size.height << Subpixel.bits,
      radius: shape.radius
    )
    var clear = [Int32](repeating: Int32(Self.fineFull), count: width * height)
    for layer in recipe.layers {
      let placed = rect.offset(x: 0, y: recipe.above + layer.offset)
      var blur = BoxBlur(width: width, height: height, Self.drawn(placed, width: width, height: height))
      for box in layer.boxes { blur.apply(halfWidth: box) }
      for index in clear.indices {
        let dark = Int(blur.values[index]) * layer.alpha / ShadowRecipe.fullAlpha
        clear[index] = Int32(Int(clear[index]) * (Self.fineFull - dark) / Self.fineFull)
      }
    }
    self.width = width
    self.height = height
    bytes = clear.map { UInt8((Self.fineFull - Int($0) + 1 << (Self.fineBits - 1)) >> Self.fineBits) }
  }

  /// The shape's coverage in 256ths of a byte.
  private static func drawn(_ shape: RoundedShape, width: Int, height: Int) -> [Int32] {
    var values = [Int32](repeating: 0, count: width * height)
    RowMemory.lent(columns: width) { memory in
      var coverage = RowCoverage(memory: memory, columns: 0..<width)
      let rows = shape.bounds.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
      for y in rows.minY..<max(rows.minY, rows.maxY) {
        shape.add(row: y, to: &coverage)
        coverage.emit { x, count, run in
          for column in 0..<count {
            let byte =
              switch run {
              case .constant(let value): value
              case .bytes(let pointer): pointer[column]
              }
            values[y * width + x + column] = Int32(byte) << fineBits
          }
        }
      }
    }
    return values
  }
}
