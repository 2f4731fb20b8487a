import Foundation

/// Standard output, written in large pieces.
///
/// A write that fails ends the program there and then (but for `mention`), because nothing that could follow has a
/// reader: quietly where the reader of a pipe has gone away, as it may, and with a sentence where a disk is full.
@MainActor
struct StandardOutput {
  /// Bytes that are held back until they are worth a call into the system: the size of a pipe on Linux.
  private static let pieceSize = 64 << 10

  private var pending: [UInt8] = []

  /// Takes bytes in, and hands them on when there are enough.
  mutating func write(_ bytes: [UInt8]) {
    pending += bytes
    if pending.count >= Self.pieceSize { flush() }
  }

  /// Hands on what is held back. Call it at the end.
  mutating func flush() {
    let status = Descriptor.writeAll(pending, to: STDOUT_FILENO)
    pending.removeAll(keepingCapacity: true)
    switch status {
    case 0: return
    case EPIPE: exit(ExitCode.success.rawValue)
    default:
      let reason = String(cString: strerror(status))
      Program.report("standard output cannot be written to (\(reason)); make room or send it elsewhere.")
      exit(ExitCode.failed.rawValue)
    }
  }

  /// Writes a text at once.
  static func print(_ text: String) {
    var output = StandardOutput()
    output.write(Array(text.utf8))
    output.flush()
  }

  /// Writes a text for whoever listens, at once: for a window, which goes on whether anybody does or not.
  static func mention(_ text: String) {
    _ = Descriptor.writeAll(Array(text.utf8), to: STDOUT_FILENO)
  }
}
