import SwipeEngine
import SwipeRaster
import SwipeTable
import Testing

@Suite struct SceneGoldenTests {
  /// The picture as a plain PPM: text, and any viewer shows it.
  private func ppm(_ buffer: PixelBuffer) -> String {
    var lines = ["P3", "\(buffer.width) \(buffer.height)", "255"]
    for y in 0..<buffer.height {
      let row = (0..<buffer.width).map { x in
        let pixel = buffer.pixel(x: x, y: y) ?? 0
        return "\(pixel >> 16 & 0xFF) \(pixel >> 8 & 0xFF) \(pixel & 0xFF)"
      }
      lines.append(row.joined(separator: "  "))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  @Test("One of each item gives the golden picture", arguments: [1.0, 1.5])
  func everything(scale: Double) throws {
    let side = Int(60 * scale)
    let picture = Picture(side, side, scale: scale, on: Color(0xE9ECF1), Sample.everything)
    try GoldenFile.expect(ppm(picture.buffer), "everything-\(scale).ppm")
  }
}
