import CSDL2

#if os(Linux)
  import Glibc
#endif

/// Finds out whether OpenGL would be drawn by a GPU, before the window is touched: making a renderer
/// rebuilds a window, and giving it up again would make it flicker.
@MainActor
enum GPUProbe {
  /// How `GL_RENDERER` begins where the processor draws.
  private static let softwareRenderers = ["llvmpipe", "softpipe", "swrast", "Software Rasterizer"]

  /// - Throws: `SDLError` that says why there is no GPU to draw with.
  static func requireGPU() throws(SDLError) {
    let operation = "draw with a GPU"
    guard hasGraphicsDevice else {
      throw SDLError(operation: operation, reason: "the machine has no graphics device in /dev/dri")
    }
    let renderer = try glRenderer()
    guard !isSoftware(renderer) else {
      throw SDLError(operation: operation, reason: "OpenGL is drawn by the processor here (\(renderer))")
    }
  }

  /// Whether `GL_RENDERER` names a renderer that runs on the processor.
  static func isSoftware(_ renderer: String) -> Bool {
    softwareRenderers.contains { renderer.hasPrefix($0) }
  }

  /// Whether the kernel knows a graphics device. Saves a machine without one the tenth of a second that
  /// starting OpenGL in software takes.
  private static var hasGraphicsDevice: Bool {
    #if os(Linux)
      return access("/dev/dri", F_OK) == 0 || access("/dev/nvidiactl", F_OK) == 0
    #else
      return true
    #endif
  }

  /// `GL_RENDERER` of a context on a hidden window of its own.
  static func glRenderer() throws(SDLError) -> String {
    let operation = "ask OpenGL for its renderer"
    let flags = SDL_WINDOW_HIDDEN.rawValue | SDL_WINDOW_OPENGL.rawValue
    let place = csdl_windowpos_undefined()
    guard let window = SDL_CreateWindow("", place, place, 1, 1, flags) else { throw .captured(operation) }
    defer { SDL_DestroyWindow(window) }
    guard let context = SDL_GL_CreateContext(window) else { throw .captured(operation) }
    defer { SDL_GL_DeleteContext(context) }
    guard let name = csdl_gl_renderer() else {
      throw SDLError(operation: operation, reason: "OpenGL names none")
    }
    return String(cString: name)
  }
}
