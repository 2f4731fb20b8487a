import CSDL2
import Testing

@testable import SDL

extension SDLTests {
  @Suite("WindowSurface and Texture")
  @MainActor
  struct FrameTargetTests {
    enum Way: CaseIterable {
      case surface, texture
    }

    private static let opaque: UInt32 = 0xFF00_0000

    private func makeTarget(_ way: Way, _ window: Window) throws -> any FrameTarget {
      switch way {
      case .surface: try WindowSurface(window: window)
      case .texture: try Texture(window: window, requiresGPU: false)
      }
    }

    /// What stands in the window. The dummy driver's renderer draws into the window surface, too.
    private func shown(_ window: Window) throws -> SurfacePixels {
      try SurfacePixels(copying: try #require(SDL_GetWindowSurface(window.handle)), operation: "read")
    }

    private func present(
      _ words: [UInt32],
      width: Int,
      rowWords: Int? = nil,
      to target: any FrameTarget,
      damage: [PixelRect] = []
    ) throws {
      let row = rowWords ?? width
      try words.withUnsafeBytes { bytes in
        try target.present(
          pixels: bytes,
          stride: row * 4,
          width: width,
          height: words.count / row,
          damage: damage
        )
      }
    }

    private func gradient(_ width: Int, _ height: Int) -> [UInt32] {
      (0..<width * height).map { UInt32(($0 % width) << 16 | ($0 / width) << 8 | 0x55) }
    }

    @Test("the first picture is shown whole, without damage", arguments: Way.allCases)
    func firstPicture(way: Way) throws {
      let screen = try Screen(width: 40, height: 30)
      let target = try makeTarget(way, screen.window)
      let picture = gradient(40, 30)
      try present(picture, width: 40, to: target)
      #expect(try shown(screen.window).words == picture.map { $0 | Self.opaque })
    }

    @Test("only the damage is taken, cut off at the edges", arguments: Way.allCases)
    func damage(way: Way) throws {
      let screen = try Screen(width: 40, height: 30)
      let target = try makeTarget(way, screen.window)
      try present([UInt32](repeating: 0x111111, count: 1200), width: 40, to: target)
      let rects = [
        PixelRect(x: 3, y: 4, width: 5, height: 6), PixelRect(x: 35, y: 25, width: 50, height: 50),
        PixelRect(x: -9, y: -9, width: 10, height: 10), PixelRect(x: 90, y: 90, width: 5, height: 5),
        PixelRect(x: 20, y: 20, width: 0, height: -3),
      ]
      let white = [UInt32](repeating: 0xFFFFFF, count: 1200)
      try present(white, width: 40, to: target, damage: rects)
      let picture = try shown(screen.window)
      for y in 0..<30 {
        for x in 0..<40 {
          let isChanged = rects.contains {
            x >= $0.x && x < $0.x + $0.width && y >= $0.y && y < $0.y + $0.height
          }
          #expect(picture[x, y] == (isChanged ? 0xFFFF_FFFF : 0xFF11_1111))
        }
      }
    }

    @Test("without damage nothing changes until the target is invalidated", arguments: Way.allCases)
    func invalidation(way: Way) throws {
      let screen = try Screen(width: 8, height: 8)
      let target = try makeTarget(way, screen.window)
      try present([UInt32](repeating: 0x222222, count: 64), width: 8, to: target)
      let other = [UInt32](repeating: 0x444444, count: 64)
      try present(other, width: 8, to: target)
      #expect(try shown(screen.window)[4, 4] == 0xFF22_2222)
      target.invalidate()
      try present(other, width: 8, to: target)
      #expect(try shown(screen.window).words.allSatisfy { $0 == 0xFF44_4444 })
    }

    @Test("rows may be longer in memory than the picture is wide", arguments: Way.allCases)
    func stride(way: Way) throws {
      let screen = try Screen(width: 4, height: 3)
      let target = try makeTarget(way, screen.window)
      try present(gradient(7, 3), width: 4, rowWords: 7, to: target)
      #expect(try shown(screen.window).words == gradient(4, 3).map { $0 | Self.opaque })
    }

    @Test("after a resize the whole picture is taken", arguments: Way.allCases)
    func resize(way: Way) throws {
      let screen = try Screen(width: 40, height: 30)
      let target = try makeTarget(way, screen.window)
      try present(gradient(40, 30), width: 40, to: target)
      screen.window.setSize(width: 50, height: 20)
      screen.settle()
      try present(gradient(50, 20), width: 50, to: target)
      #expect(try shown(screen.window).words == gradient(50, 20).map { $0 | Self.opaque })
    }

    @Test("a surface that SDL replaced by one of the same size is filled again")
    func resizeAndBack() throws {
      let screen = try Screen(width: 40, height: 30)
      let target = try WindowSurface(window: screen.window)
      try present(gradient(40, 30), width: 40, to: target)
      screen.window.setSize(width: 50, height: 20)
      screen.window.setSize(width: 40, height: 30)
      screen.settle()
      try present(gradient(40, 30), width: 40, to: target)
      #expect(try target.snapshot().words == gradient(40, 30).map { $0 | Self.opaque })
    }

    @Test("a picture of another size than the window fills what both have", arguments: [(20, 50), (60, 10)])
    func otherSize(width: Int, height: Int) throws {
      let screen = try Screen(width: 40, height: 30)
      let target = try WindowSurface(window: screen.window)
      try present([UInt32](repeating: 0xFFFFFF, count: width * height), width: width, to: target)
      let white = try target.snapshot().words.filter { $0 == 0xFFFF_FFFF }.count
      #expect(white == min(width, 40) * min(height, 30))
    }

    @Test("a picture without pixels changes nothing", arguments: Way.allCases)
    func emptyPicture(way: Way) throws {
      let screen = try Screen(width: 8, height: 8)
      let target = try makeTarget(way, screen.window)
      try present([UInt32](repeating: 0x222222, count: 64), width: 8, to: target)
      let nothing = UnsafeRawBufferPointer(start: nil, count: 0)
      try target.present(pixels: nothing, stride: 0, width: 0, height: 0, damage: [])
      #expect(try shown(screen.window)[0, 0] == 0xFF22_2222)
    }
  }
}
