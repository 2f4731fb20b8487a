public import SDL

extension DisplayScale.Clues {
  /// SDL's names of the drivers whose desktop keeps `Xft.dpi`, and of those whose windows know their density.
  private static let xDriver = "x11"
  private static let densityDrivers = ["wayland", "cocoa"]

  /// Gathers what the machine tells. On X11 this runs `xrdb -query`, where it is installed.
  ///
  /// - Parameters:
  ///   - option: what the program's caller asks for; nil for nothing.
  ///   - session: tells the way to the screen.
  ///   - window: tells its density; nil before there is one.
  @MainActor
  public static func gathered(option: Double?, session: SDLSession, window: Window? = nil) -> Self {
    var clues = Self(option: option, environment: System.environment(DisplayScale.variable))
    let driver = session.videoDriver
    if option == nil, driver == xDriver {
      clues.dotsPerInch = System.output(of: "xrdb", ["-query"]).flatMap(dotsPerInch)
    }
    if let window { clues.pixelDensity = density(of: window, session: session) }
    return clues
  }

  /// The window's density, where the display server has one to tell.
  @MainActor
  static func density(of window: Window, session: SDLSession) -> Double? {
    densityDrivers.contains(session.videoDriver) ? window.pixelDensity : nil
  }

  /// The value of `Xft.dpi` in the X resources, in the form `Xft.dpi:	192`.
  static func dotsPerInch(inResources text: String) -> Double? {
    let name = "Xft.dpi:"
    let line = text.split(separator: "\n").last { $0.hasPrefix(name) }
    guard let value = line?.dropFirst(name.count) else { return nil }
    return Double(String(value.filter { !$0.isWhitespace }))
  }
}
