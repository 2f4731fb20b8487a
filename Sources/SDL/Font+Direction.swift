import CSDL2

extension Font {
  /// The script of a text of which nothing is known (ISO 15924): what SDL_ttf assumes of a new font.
  private static let unknownScript = "Zzzz"
  /// Makes room left of the pen: a text that ends in it, from right to left, starts with it on the left.
  private static let space = " "

  /// Does something while the font sets texts in a direction. SDL_ttf keeps direction and script with the font, so both
  /// are put back afterwards.
  ///
  /// - Throws: what `body` throws, and `SDLError` where SDL_ttf was built without HarfBuzz.
  func with<Result>(
    _ direction: TextDirection,
    _ body: () throws(SDLError) -> Result
  ) throws(SDLError) -> Result {
    guard case .rightToLeft(let script) = direction else { return try body() }
    defer { _ = set(TTF_DIRECTION_LTR, Self.unknownScript) }
    guard set(TTF_DIRECTION_RTL, script?.rawValue ?? Self.unknownScript) else {
      throw SDLError(
        operation: "set a text from right to left",
        reason: "SDL_ttf was built without HarfBuzz"
      )
    }
    return try body()
  }

  private func set(_ direction: TTF_Direction, _ script: String) -> Bool {
    TTF_SetFontDirection(handle, direction) == 0 && TTF_SetFontScriptName(handle, script) == 0
  }

  /// Columns that a text from right to left reaches to the left of its pen. Its leftmost letter is the last one in the
  /// form that it takes there, which has no scalar to ask for; so it is measured with a space on its left, which takes
  /// the overhang in. To be asked while the font sets that direction.
  ///
  /// - Throws: `SDLError` where FreeType cannot load a letter.
  func leftOverhang(of text: String) throws(SDLError) -> Int {
    try max(0, measure(text) + measure(Self.space) - measure(text + Self.space))
  }
}
