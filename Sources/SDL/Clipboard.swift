import CSDL2

/// The desktop's clipboard, as far as it holds text.
@MainActor
public struct Clipboard {
  private let session: SDLSession

  /// - Parameter session: the session that it is reached through.
  public init(session: SDLSession) {
    self.session = session
  }

  /// The text in it; nil where there is none. Asks the program that has it, which may take a moment: up to half a second
  /// where that program is busy.
  public var text: String? {
    guard SDL_HasClipboardText() == SDL_TRUE, let text = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(text) }
    // SDL gives an empty text also where it could get none.
    return text.pointee == 0 ? nil : String(cString: text)
  }

  /// Puts a text in place of what is in it. On X11 it is there as long as this program runs.
  ///
  /// - Parameter text: ends before its first NUL, if it has one.
  /// - Throws: `SDLError` where the desktop does not take it.
  public func setText(_ text: String) throws(SDLError) {
    guard SDL_SetClipboardText(text) == 0 else { throw .captured("copy to the clipboard") }
  }
}
