import SDL
import SwipeEngine
import SwipeRaster
import SwipeTable
import Testing

@testable import SwipeTableSDL

extension SwipeTableSDLTests {
  @Suite("Presenter")
  @MainActor
  struct PresenterTests {
    /// What a test needs. Made inside of each test: between a suite's `init` and its test others may run, and they would
    /// find SDL's session open.
    @MainActor
    private struct Stage {
      let screen: Screen
      let target = RecordingTarget()
      let source: TextAndIcons
      let presenter: Presenter

      init() throws {
        screen = try Screen(width: 320, height: 240)
        source = TextAndIcons(iconsFolder: nil) { Issue.record("a warning: \($0)") }
        presenter = Presenter(window: screen.window, target: target, source: source, scale: 2)
      }
    }

    /// A white square of 10 points at a place.
    private func square(x: Double, y: Double = 20) -> DisplayList {
      var list = DisplayList()
      list.append(.fill(Rect(x: x, y: y, width: 10, height: 10), .white))
      return list
    }

    @Test("the first picture is shown whole")
    func first() throws {
      let stage = try Stage()
      let shown = try stage.presenter.show(square(x: 5), background: .black)
      #expect(shown == [SwipeRaster.PixelRect(x: 0, y: 0, width: 320, height: 240)])
      #expect(stage.target.damages == [[SDL.PixelRect(x: 0, y: 0, width: 320, height: 240)]])
      #expect(stage.presenter.picture.pixel(x: 10, y: 40) == 0xFFFF_FFFF)
      #expect(stage.presenter.picture.pixel(x: 9, y: 40) == 0xFF00_0000)
    }

    @Test("only what has changed is shown")
    func damage() throws {
      let stage = try Stage()
      try stage.presenter.show(square(x: 5), background: .black)
      try stage.presenter.show(square(x: 80), background: .black)
      let damage = try #require(stage.target.damages.last)
      let area = damage.reduce(0) { $0 + $1.width * $1.height }
      #expect(area >= 2 * 20 * 20 && area < 2 * 40 * 40)
      for place in [(10, 40), (29, 59), (160, 40), (179, 59)] {
        #expect(
          damage.contains {
            place.0 >= $0.x && place.0 < $0.x + $0.width && place.1 >= $0.y && place.1 < $0.y + $0.height
          }
        )
      }
    }

    @Test("nothing is shown where nothing has changed")
    func unchanged() throws {
      let stage = try Stage()
      for _ in 0..<3 { try stage.presenter.show(square(x: 5), background: .black) }
      #expect(stage.target.damages.count == 1)
      #expect(stage.presenter.presentedFrames == 1)
    }

    @Test("a window that was covered gets the whole picture again")
    func exposed() throws {
      let stage = try Stage()
      try stage.presenter.show(square(x: 5), background: .black)
      stage.presenter.invalidate()
      try stage.presenter.show(square(x: 5), background: .black)
      #expect(stage.target.invalidations == 1)
      #expect(stage.target.damages.count == 2)
      #expect(stage.target.damages.last == stage.target.damages.first)
    }

    @Test("the picture follows the window's size and the scale")
    func resized() throws {
      let stage = try Stage()
      try stage.presenter.show(square(x: 5), background: .black)
      stage.screen.window.setSize(width: 200, height: 100)
      #expect(stage.presenter.size == (100, 50))
      try stage.presenter.show(square(x: 5), background: .black)
      #expect(stage.target.sizes.last.map { $0 == (200, 100) } == true)
      stage.presenter.scale = 1
      #expect(stage.presenter.size == (200, 100))
      try stage.presenter.show(square(x: 5), background: .black)
      #expect(stage.target.damages.last == [SDL.PixelRect(x: 0, y: 0, width: 200, height: 100)])
      #expect(stage.presenter.picture.pixel(x: 5, y: 20) == 0xFFFF_FFFF)
    }

    @Test("a window that is put away is shown nothing, and everything that it missed later")
    func hidden() throws {
      let stage = try Stage()
      try stage.presenter.show(square(x: 5), background: .black)
      stage.screen.window.hide()
      #expect(try stage.presenter.show(square(x: 80), background: .black).isEmpty)
      #expect(stage.target.damages.count == 1)
      stage.screen.window.show()
      try stage.presenter.show(square(x: 80), background: .black)
      #expect(stage.target.damages.count == 2)
      #expect(stage.presenter.picture.pixel(x: 160, y: 40) == 0xFFFF_FFFF)
    }

    @Test("text and icons are drawn for the display scale")
    func text() throws {
      let stage = try Stage()
      var list = DisplayList()
      let style = TextStyle(size: 16, lineHeight: 24)
      list.text("Inbox", at: Point(x: 10, y: 10), style, .white)
      try stage.presenter.show(list, background: .black)
      let line = try #require(stage.source.text("Inbox", style: style, scale: 2))
      let index = try #require(line.bytes.firstIndex { $0 == 255 })
      let (x, y) = (index % line.width, index / line.width)
      let pixel = stage.presenter.picture.pixel(x: 20 + line.originX + x, y: 20 + line.originY + y)
      #expect(pixel == 0xFFFF_FFFF)
    }

    @Test(
      "through the window's surface, the window holds the picture",
      arguments: [Presentation.surface, .automatic]
    )
    func surface(presentation: Presentation) throws {
      let screen = try Screen(width: 120, height: 80)
      let presenter = try Presenter(
        window: screen.window,
        source: TextAndIcons(iconsFolder: nil) { Issue.record("a warning: \($0)") },
        scale: 1,
        presentation: presentation
      )
      #expect(presenter.targetName == "window surface")
      for x in [5.0, 60, 61] { try presenter.show(square(x: x), background: Color(0x204060)) }
      let shown = try WindowSurface(window: screen.window).snapshot()
      let picture = try #require(SurfacePixels(presenter.picture))
      #expect(shown.words.map { $0 & 0xFFFFFF } == picture.words.map { $0 & 0xFFFFFF })
    }

    @Test("through a texture, pictures are shown too")
    func texture() throws {
      let screen = try Screen(width: 120, height: 80)
      let presenter = try Presenter(
        window: screen.window,
        source: TextAndIcons(iconsFolder: nil) { Issue.record("a warning: \($0)") },
        scale: 1,
        presentation: .texture
      )
      for x in [5.0, 60] { try presenter.show(square(x: x), background: .black) }
      #expect(presenter.presentedFrames == 2)
    }
  }
}
