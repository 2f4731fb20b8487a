/// A touchscreen or touchpad that SDL has seen.
///
/// SDL 2 tells of no change of this list: a new device appears with its first touch. The name is for
/// people; it may change while the device stays, so key on `id`.
public struct TouchDevice: Hashable, Sendable {
  /// What the touches of the device bear as `Event.Finger.device`.
  public let id: Int64
  /// SDL's name for it; may be empty.
  public let name: String
  /// Whether touches stand for places in the window (a touchscreen) and not for movement (a touchpad).
  public let isDirect: Bool
}
