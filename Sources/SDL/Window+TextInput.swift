import CSDL2

extension Window {
  /// Whether what is typed comes as text, see `Event.Kind.text`. Off at the start. It is the same for all windows.
  public var isTextInputOn: Bool { SDL_IsTextInputActive() == SDL_TRUE }

  /// Switches text input on or off. Where there is a keyboard on the screen, it comes and goes with it.
  ///
  /// - Parameters:
  ///   - isOn: whether a text field has the keyboard.
  ///   - place: where the text stands, in pixels of the window, so that a keyboard on the screen and the list of an input
  ///     method do not cover it. Default nil: not told.
  public func setTextInput(_ isOn: Bool, at place: PixelRect? = nil) {
    if let place {
      var rect = SDL_Rect(inUnits(place))
      SDL_SetTextInputRect(&rect)
    }
    guard isOn != isTextInputOn else { return }
    if isOn { SDL_StartTextInput() } else { SDL_StopTextInput() }
    // SDL switches this on as well; what is not typed yet stays with the input method, and must not wake the program.
    SDL_EventState(SDL_TEXTEDITING.rawValue, SDL_IGNORE)
  }

  /// Pixels in the desktop's units.
  private func inUnits(_ rect: PixelRect) -> PixelRect {
    func units(_ pixels: Int) -> Int { Int((Double(pixels) / pixelDensity).rounded()) }
    return PixelRect(
      x: units(rect.x),
      y: units(rect.y),
      width: units(rect.width),
      height: units(rect.height)
    )
  }
}
