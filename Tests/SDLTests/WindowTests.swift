import CSDL2
import Testing

@testable import SDL

extension SDLTests {
  @Suite("Window")
  @MainActor
  struct WindowTests {
    @Test("a window opens in the size that was asked for, in pixels")
    func size() throws {
      let screen = try Screen(width: 420, height: 800)
      #expect(screen.window.size == (420, 800))
      #expect(screen.window.pixelDensity == 1)
      #expect(screen.window.id != 0)
    }

    @Test("a size below one pixel is raised to one", arguments: [0, -7, Int.min])
    func leastSize(length: Int) throws {
      #expect(try Screen(width: length, height: length).window.size == (1, 1))
    }

    @Test("title, minimum size and place arrive at SDL")
    func properties() throws {
      let screen = try Screen()
      let window = screen.window
      window.setTitle("Inbox – 200")
      window.setMinimumSize(width: 300, height: 200)
      window.position = (40, 50)
      var least: (Int32, Int32) = (0, 0)
      SDL_GetWindowMinimumSize(window.handle, &least.0, &least.1)
      #expect(String(cString: SDL_GetWindowTitle(window.handle)) == "Inbox – 200")
      #expect(least == (300, 200))
      #expect(window.position == (40, 50))
    }

    @Test("a window below its minimum size grows to it, and an event says so")
    func minimumSize() throws {
      let screen = try Screen(width: 100, height: 100)
      screen.window.setMinimumSize(width: 300, height: 200)
      #expect(screen.window.size == (300, 200))
      let expected = Event.Kind.window(id: screen.window.id, .resized(width: 300, height: 200))
      #expect(screen.allEvents().filter { $0.kind == expected }.count == 1)
    }

    @Test("a window knows whether it can be seen")
    func visibility() throws {
      let screen = try Screen()
      let window = screen.window
      #expect(window.isVisible && !window.isMinimized)
      window.hide()
      #expect(!window.isVisible)
      window.show()
      #expect(window.isVisible)
    }

    @Test("a hidden window stays hidden until it is shown")
    func startsHidden() throws {
      let screen = try Screen()
      let other = try Window(session: screen.session, title: "", width: 9, height: 9, isHidden: true)
      #expect(!other.isVisible)
      #expect(other.id != screen.window.id)
    }

    @Test("an icon of any size is taken", arguments: [1, 16, 33])
    func icon(size: Int) throws {
      let words = [UInt32](repeating: 0xFF33_6699, count: size * size)
      try Screen().window.setIcon(SurfacePixels(width: size, height: size, words: words))
    }

    @Test("capturing the mouse either works or says why it does not")
    func capture() throws {
      let window = try Screen().window
      do throws(SDLError) {
        try window.setMouseCapture(true)
        try window.setMouseCapture(false)
      } catch {
        #expect(error.description.contains("the mouse: "))
      }
    }

    @Test("without a GPU a window gets the window surface")
    func frameTarget() throws {
      let screen = try Screen()
      #expect(try screen.window.makeFrameTarget().name == "window surface")
    }

    @Test(
      "OpenGL in software is told from a GPU",
      arguments: [
        ("llvmpipe (LLVM 15.0.6, 256 bits)", true), ("softpipe", true), ("swrast", true),
        ("Software Rasterizer", true), ("AMD Radeon 780M (radeonsi, gfx1103)", false),
        ("Mesa Intel(R) UHD Graphics 620 (KBL GT2)", false), ("NVIDIA GeForce RTX 3060/PCIe/SSE2", false),
        ("V3D 4.2", false),
      ]
    )
    func softwareOpenGL(renderer: String, isSoftware: Bool) {
      #expect(GPUProbe.isSoftware(renderer) == isSoftware)
    }

    @Test("a texture that needs a GPU is refused with a sentence where there is none")
    func refusedTexture() throws {
      let screen = try Screen()
      let error = #expect(throws: SDLError.self) { try Texture(window: screen.window) }
      #expect(error?.description.hasPrefix("Cannot ") == true)
    }
  }
}
