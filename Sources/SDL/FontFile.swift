import CSDL2

/// A font file in memory, shared by the fonts of all sizes that read from it: FreeType reads each letter by itself, which
/// from a file takes a system call or two a letter.
@MainActor
final class FontFile {
  private let bytes: UnsafeMutableRawPointer
  private let count: Int32
  private let path: String

  /// The files that are open. Each stays as long as a font uses it.
  private static var open: [String: Shared] = [:]

  private struct Shared {
    weak var file: FontFile?
  }

  /// The file at a path, read unless it is in memory already.
  ///
  /// - Throws: `SDLError` naming the path where it cannot be read, or is larger than 2 GB.
  static func open(_ path: String) throws(SDLError) -> FontFile {
    if let file = open[path]?.file { return file }
    let file = try FontFile(path: path)
    open[path] = Shared(file: file)
    return file
  }

  private init(path: String) throws(SDLError) {
    let operation = "open the font \(path)"
    var size = 0
    guard let bytes = SDL_LoadFile(path, &size) else { throw .captured(operation) }
    guard let count = Int32(exactly: size) else {
      SDL_free(bytes)
      throw SDLError(operation: operation, reason: "it is larger than 2 GB")
    }
    self.bytes = bytes
    self.count = count
    self.path = path
  }

  isolated deinit {
    SDL_free(bytes)
    if Self.open[path]?.file == nil { Self.open[path] = nil }
  }

  /// A new stream over the file's bytes, for one font.
  func stream() throws(SDLError) -> UnsafeMutablePointer<SDL_RWops> {
    guard let stream = SDL_RWFromConstMem(bytes, count) else { throw .captured("open the font \(path)") }
    return stream
  }
}
