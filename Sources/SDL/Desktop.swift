import CSDL2

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The desktop that the program runs on, where it does things for us.
public enum Desktop {
  #if os(Linux)
    /// The program that SDL leaves the opening to. SDL does not notice where it is missing.
    private static let opener = "xdg-open"
  #endif

  /// Shows a file or folder in the program that the user has chosen for its kind. Returns before that has happened.
  ///
  /// - Parameter path: of what is to be shown; no shell comes near it.
  /// - Throws: `SDLError` where there is no such file, or nothing to open it with.
  @MainActor
  public static func open(_ path: String) throws(SDLError) {
    let operation = "open \(path)"
    guard let absolute = realpath(path, nil) else {
      throw SDLError(operation: operation, reason: String(cString: strerror(errno)))
    }
    defer { free(absolute) }
    try requireOpener(operation)
    guard SDL_OpenURL(FileURL.text(String(cString: absolute))) == 0 else { throw .captured(operation) }
  }

  private static func requireOpener(_ operation: String) throws(SDLError) {
    #if os(Linux)
      let folders = getenv("PATH").map { String(cString: $0) } ?? ""
      let isThere = folders.split(separator: ":").contains { access("\($0)/\(opener)", X_OK) == 0 }
      guard isThere else {
        throw SDLError(
          operation: operation,
          reason: "the program \(opener) is not on this machine (package xdg-utils)"
        )
      }
    #endif
  }
}
