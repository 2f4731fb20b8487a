import SwipeRaster
import Testing

@testable import SwipeTableSDL

extension SwipeTableSDLTests {
  @Suite("Icon cache")
  @MainActor
  final class IconCacheTests {
    private var warnings: [String] = []
    private let folder: TemporaryFolder
    private lazy var cache = IconCache(folder: folder.path) { [unowned self] in warnings.append($0) }

    init() throws {
      folder = try TemporaryFolder()
      try folder.write("box.svg", Self.square(from: 6, size: 12))
      try folder.write("box-small.svg", Self.square(from: 0, size: 12))
      try folder.write("box-large.svg", Self.square(from: 12, size: 12))
      try folder.write("plain.svg", Self.square(from: 0, size: 24))
      try folder.write("broken.svg", "no drawing")
    }

    deinit {
      folder.remove()
    }

    /// A drawing of 24 × 24 with a filled square.
    private static func square(from start: Int, size: Int) -> String {
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">
      <rect x="\(start)" y="\(start)" width="\(size)" height="\(size)" fill="#000"/></svg>
      """
    }

    /// Where the ink begins, as a fraction of the icon.
    private func start(_ coverage: Coverage?) throws -> Double {
      let coverage = try #require(coverage)
      let first = try #require(coverage.bytes.firstIndex { $0 > 127 })
      return Double(first / coverage.width) / Double(coverage.height)
    }

    @Test(
      "the drawing fits the size in points",
      arguments: [
        (24, 1.0, 0.25), (48, 2, 0.25), (16, 1, 0), (32, 2, 0), (14, 1, 0), (18, 1.1, 0), (25, 1.5, 0.25),
        (36, 1, 0.5), (72, 2, 0.5), (31, 1, 0.25),
      ]
    )
    func drawing(pixelSize: Int, scale: Double, start: Double) throws {
      let coverage = cache.coverage(of: "box", pixelSize: pixelSize, scale: scale)
      #expect(coverage?.width == pixelSize && coverage?.height == pixelSize)
      #expect(abs(try self.start(coverage) - start) < 0.05)
    }

    @Test("an icon with one drawing uses it at every size", arguments: [8, 16, 24, 64])
    func onlyDrawing(pixelSize: Int) {
      let coverage = cache.coverage(of: "plain", pixelSize: pixelSize, scale: 1)
      #expect(coverage?.bytes == [UInt8](repeating: 255, count: pixelSize * pixelSize))
      #expect(warnings.isEmpty)
    }

    @Test(
      "an icon that is missing, broken or no plain name gives one warning and draws nothing",
      arguments: ["none", "broken", "", "../box", "a\u{0}b"]
    )
    func missing(name: String) {
      for pixelSize in [24, 24, 16] {
        #expect(cache.coverage(of: name, pixelSize: pixelSize, scale: 1) == nil)
      }
      #expect(warnings.count == 1)
    }

    @Test("a size of nothing draws nothing", arguments: [0, -4])
    func noSize(pixelSize: Int) {
      #expect(cache.coverage(of: "box", pixelSize: pixelSize, scale: 1) == nil)
    }

    @Test("a program without icons draws none and says nothing")
    func noFolder() {
      let cache = IconCache(folder: nil) { Issue.record("a warning: \($0)") }
      #expect(cache.coverage(of: "box", pixelSize: 24, scale: 1) == nil)
    }

    @Test("the project's icons all draw ink")
    func ours() throws {
      let folder = try #require(Self.assets)
      let cache = IconCache(folder: folder) { Issue.record("a warning: \($0)") }
      for name in [
        "trash", "flag", "read", "archive", "more", "chevron-right", "undo", "sun", "moon", "menu",
      ] {
        for size in [14, 16, 24] {
          #expect(cache.coverage(of: name, pixelSize: size, scale: 1)?.bytes.contains { $0 > 200 } == true)
        }
      }
    }

    /// The folder of the project's icons, found from this file.
    private static var assets: String? {
      let steps = #filePath.split(separator: "/").dropLast(3)
      return steps.isEmpty ? nil : "/" + steps.joined(separator: "/") + "/Assets/Icons"
    }
  }
}
