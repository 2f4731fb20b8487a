/// The way in which a picture reaches its window.
public enum Presentation: String, Hashable, Sendable, CaseIterable {
  /// A texture where there is a GPU, else the window's surface.
  case automatic
  /// The window's surface in memory.
  case surface
  /// A streaming texture, whatever draws it.
  case texture

  /// The variable of the environment that chooses: `surface` or `texture`.
  public static let variable = "SWIPELAB_PRESENT"

  /// What `SWIPELAB_PRESENT` says; `automatic` where it says nothing that is known.
  public static var fromEnvironment: Presentation {
    System.environment(variable).flatMap(Presentation.init(rawValue:)) ?? .automatic
  }
}
