import Glibc

/// The client's end of a Unix stream socket, for talks in which every question is answered at once.
///
/// A value without a life of its own: whoever connects it closes it.
struct StreamSocket: Sendable {
  private let descriptor: Int32
  private let path: String

  /// Seconds after which a read or a write that does not get on is an error.
  private static let patience = 10
  /// Bytes that the path of a Unix socket may have on Linux, without the 0 at its end (`sun_path` in
  /// unix(7)).
  static let longestPath = 107

  /// Connects to the socket at a path; nil where nobody listens there (yet).
  init?(connectingTo path: String) throws {
    guard path.utf8.count <= Self.longestPath else {
      throw RigError(
        "The path of a socket, \(path), is too long; set TMPDIR to a folder with a shorter name."
      )
    }
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    self.path = path
    guard descriptor >= 0 else { throw Self.error("open a socket for", path) }
    var timeout = timeval(tv_sec: Self.patience, tv_usec: 0)
    for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
      setsockopt(descriptor, SOL_SOCKET, option, &timeout, socklen_t(MemoryLayout<timeval>.size))
    }
    guard Self.connect(descriptor, path) else {
      let status = errno
      close()
      guard [ENOENT, ECONNREFUSED].contains(status) else {
        throw RigError("Cannot connect to \(path) (\(String(cString: strerror(status)))).")
      }
      return nil
    }
  }

  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { throw Self.error("write to", path) }
      rest = rest.dropFirst(count)
    }
  }

  /// Reads exactly so many bytes.
  func read(_ count: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    while bytes.count < count {
      var piece = [UInt8](repeating: 0, count: count - bytes.count)
      let got = recv(descriptor, &piece, piece.count, 0)
      guard got != 0 else { throw RigError("The other side of \(path) has gone away.") }
      guard got > 0 else { throw Self.error("read from", path) }
      bytes += piece.prefix(got)
    }
    return bytes
  }

  func close() {
    Glibc.close(descriptor)
  }

  private static func connect(_ descriptor: Int32, _ path: String) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let size = socklen_t(MemoryLayout<sockaddr_un>.size)
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { Glibc.connect(descriptor, $0, size) == 0 }
    }
  }

  private static func error(_ operation: String, _ path: String) -> RigError {
    RigError("Cannot \(operation) \(path) (\(String(cString: strerror(errno)))).")
  }
}
