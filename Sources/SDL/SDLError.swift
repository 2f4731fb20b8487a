import CSDL2

/// A call into SDL, SDL_ttf or SDL_image that failed: what was tried, and the library's own words.
///
/// Thrown only where a return code tells of a failure. SDL's error text alone proves nothing (it can stay
/// set after a success), so it is read at the throw and nowhere else.
public struct SDLError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried, in the infinitive and with the path where there is one: "open the font /a/b.otf".
  public let operation: String
  /// Why it failed, in the words of the library or in ours. Never empty.
  public let reason: String

  /// - Parameters:
  ///   - operation: what was tried, in the infinitive, without a full stop.
  ///   - reason: why it failed, without a full stop.
  public init(operation: String, reason: String) {
    self.operation = operation
    self.reason = reason
  }

  /// The error of the call that has just failed, with SDL's text as it stands now.
  static func captured(_ operation: String) -> SDLError {
    var text = String(cString: SDL_GetError())
    // Some of SDL's texts end in a full stop, most do not.
    if text.hasSuffix(".") { text.removeLast() }
    return SDLError(operation: operation, reason: text.isEmpty ? "SDL gave no reason" : text)
  }

  /// One sentence: "Cannot open the font /a/b.otf: Couldn't open /a/b.otf."
  public var description: String {
    "Cannot \(operation): \(reason)."
  }
}
