/// A way of drawing that this build of SDL offers; nothing says yet that the machine can run it.
public struct RendererDescription: Hashable, Sendable {
  /// SDL's name for it, for example `opengl` or `software`.
  public let name: String
  /// Whether it is meant for a GPU. OpenGL drawn by the processor counts too.
  public let isAccelerated: Bool
}
