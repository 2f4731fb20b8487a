/// How far from its target a motion may be when it is called finished.
///
/// The numbers are half of the smallest step that can be seen: below them an end that jumps to the exact
/// target shows nothing. They bound the *energy* of a spring (see `SpringTrajectory.isSettled(at:tolerance:)`),
/// so its speed is bounded with them. They are not for comparing two computed values.
public enum Tolerance {
  /// Points. A quarter of a point is half a pixel on a screen with two pixels per point.
  public static let position = 0.25

  /// Fractions 0…1 of a way or a change, such as a progress or an opacity: half a step of eight bits.
  public static let fraction = 0.5 / 255
}
