/// A screen, as SDL describes it.
public struct Display: Hashable, Sendable {
  /// SDL's name for it, for example `DP-1` or `screen`.
  public let name: String
  /// Where it stands on the desktop, in the desktop's units (pixels on X11).
  public let bounds: PixelRect
  /// Frames a second; `nil` where the driver does not say.
  public let refreshRate: Double?
  /// Diagonal dots per inch; `nil` where the driver does not say (X servers without a monitor).
  public let dotsPerInch: Double?
}
