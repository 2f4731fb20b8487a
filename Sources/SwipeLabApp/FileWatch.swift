import Foundation
import SDL
import Synchronization

/// Tells that a file was changed by another program, or any file of a kind in a folder.
///
/// Neither has to exist, nor its folder: it is noticed when they come, go and come again, and when a file takes the
/// other's name, as editors save. A thread waits for the system's word; while nothing happens it sleeps. It ends with
/// this object.
final class FileWatch: Sendable {
  /// Milliseconds without a change that end a change: an editor writes, renames and removes in one go.
  private static let quiet: Int32 = 20
  /// Nanoseconds after which a change is told of though more follow.
  private static let longest: Int64 = 60_000_000
  /// No end of a wait.
  private static let forever: Int32 = -1

  private let flag = FileWatchFlag()
  /// The end of the pipe through which the thread is told to end.
  private let lifeline: Int32

  /// Watches one file; where a link leads to it, link and file.
  ///
  /// - Parameters:
  ///   - path: the file, absolute or from the present folder.
  ///   - wake: called on another thread for each change; then ask `hasChanged()`.
  /// - Throws: where the system watches no more files.
  convenience init(file path: String, wake: @escaping @Sendable () -> Void) throws(CommandFailure) {
    try self.init(FileWatchTarget(file: path), wake)
  }

  /// Watches all files in a folder whose names end in `ending`, such as `.json`; see `init(file:wake:)`.
  convenience init(
    folder path: String,
    ending: String,
    wake: @escaping @Sendable () -> Void
  ) throws(CommandFailure) {
    try self.init(FileWatchTarget(folder: path, ending: ending), wake)
  }

  private init(_ target: FileWatchTarget, _ wake: @escaping @Sendable () -> Void) throws(CommandFailure) {
    var notices = try FolderNotices(target)
    guard let pipe = PipeEnds() else {
      let reason = String(cString: strerror(errno))
      notices.close()
      throw CommandFailure(
        "changes of \(target.path) cannot be watched for (\(reason)); end other programs."
      )
    }
    lifeline = pipe.writing
    let (flag, end) = (flag, pipe.reading)
    Thread.detachNewThread { [notices] in
      Self.watch(notices, until: end) {
        flag.raise()
        wake()
      }
    }
  }

  deinit {
    // Closing alone is not enough: a program that was started at the wrong moment may have inherited this end.
    _ = Descriptor.writeAll([0], to: lifeline)
    close(lifeline)
  }

  /// Whether anything has changed since the last call, or since the beginning. Never waits.
  func hasChanged() -> Bool { flag.lower() }

  /// What the thread does, until something comes through a pipe.
  private static func watch(_ notices: FolderNotices, until end: Int32, _ tell: () -> Void) {
    var notices = notices
    var firstChange: Int64?
    while true {
      var ends = [
        pollfd(fd: end, events: Int16(POLLIN), revents: 0),
        pollfd(fd: notices.descriptor, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&ends, nfds_t(ends.count), firstChange == nil ? forever : quiet)
      guard ends[0].revents == 0 else { break }
      if ends[1].revents != 0, notices.read(), firstChange == nil { firstChange = MonotonicClock.now() }
      guard let first = firstChange, count == 0 || MonotonicClock.now() - first >= longest else { continue }
      firstChange = nil
      tell()
    }
    notices.close()
    close(end)
  }
}

/// Raised on one thread, lowered on another.
private final class FileWatchFlag: Sendable {
  private let isUp = Mutex(false)

  func raise() { isUp.withLock { $0 = true } }

  /// Returns whether it was up.
  func lower() -> Bool {
    isUp.withLock { isUp in
      defer { isUp = false }
      return isUp
    }
  }
}
