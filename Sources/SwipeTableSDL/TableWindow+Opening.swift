import SDL

extension TableWindow {
  /// Opens a window of a size in points, first by the scale that is known without one.
  static func open(
    _ session: SDLSession,
    _ title: String,
    _ size: (width: Double, height: Double),
    _ source: TextAndIcons,
    _ options: Options
  ) throws(SDLError) -> (Window, Presenter) {
    var clues = DisplayScale.Clues.gathered(option: options.scale, session: session)
    let first = DisplayScale(clues)
    if let complaint = first.complaint { options.warn(complaint) }
    func pixels(_ points: Double, _ scale: Double) -> Int { Int(max(1, min(points * scale, 1e5)).rounded()) }
    let window = try Window(
      session: session,
      title: title,
      width: pixels(size.width, first.value),
      height: pixels(size.height, first.value)
    )
    clues.pixelDensity = DisplayScale.Clues.density(of: window, session: session)
    let scale = DisplayScale(clues).value
    if scale != first.value {
      window.setSize(width: pixels(size.width, scale), height: pixels(size.height, scale))
    }
    return (window, try Presenter(window: window, source: source, scale: scale))
  }
}
