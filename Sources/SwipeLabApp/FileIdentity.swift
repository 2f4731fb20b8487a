import Foundation

/// Which file lies at a path, and its content as far as that can be told without reading it: two that differ were not
/// written at the same time, or are not the same file.
struct FileIdentity: Hashable {
  private let device: UInt64
  private let number: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil where nothing is there. Links are followed.
  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
    size = Int64(status.st_size)
    // The time of the last change of anything, which unlike the time of the content nobody can set back.
    seconds = status.st_ctim.tv_sec
    nanoseconds = status.st_ctim.tv_nsec
  }
}
