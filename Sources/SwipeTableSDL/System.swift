#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is asked of the operating system: the environment, files, other programs, the standard error stream.
enum System {
  /// A variable of the environment; nil where it is not set.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether a file (or folder) is there and may be read.
  static func canRead(_ path: String) -> Bool {
    access(path, R_OK) == 0
  }

  /// Writes one line to the standard error stream. What cannot be written is lost: there is nobody else to
  /// tell.
  static func complain(_ sentence: String) {
    let bytes = Array((sentence + "\n").utf8)
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }
}
