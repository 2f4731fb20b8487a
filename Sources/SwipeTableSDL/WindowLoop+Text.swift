public import SDL
public import SwipeTable

/// Text in and out: typed, copied, pasted.
extension WindowLoop {
  /// Says which text field has the keyboard, so that what is typed comes to `WindowContent.type`.
  ///
  /// Costs nothing where nothing has changed, so it may be called for every frame.
  /// - Parameter frame: where the field is, in points of the window, so that a keyboard on the screen does not cover it;
  ///   nil where no text field has the keyboard, as at the beginning.
  public func setTyping(_ frame: Rect?) {
    guard frame != typingFrame else { return }
    window.setTextInput(frame != nil, at: frame.map { pixels($0) })
    adoptTyping(frame)
  }

  /// Copies a text to the desktop's clipboard.
  ///
  /// - Throws: `SDLError` where the desktop does not take it.
  public func copy(_ text: String) throws(SDLError) {
    try Clipboard(session: session).setText(text)
  }

  /// The text in the desktop's clipboard; nil where there is none.
  public func pasted() -> String? {
    Clipboard(session: session).text
  }

  private func pixels(_ frame: Rect) -> PixelRect {
    func pixels(_ points: Double) -> Int { Int((points * presenter.scale).rounded()) }
    return PixelRect(
      x: pixels(frame.minX),
      y: pixels(frame.minY),
      width: pixels(frame.width),
      height: pixels(frame.height)
    )
  }
}
