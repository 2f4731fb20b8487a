import Foundation

/// The notices of the system (inotify) about what changes at some targets, also where their folders come and go.
///
/// Besides each target's folder all folders above it are watched for going away, and where one is missing the one above
/// it for its coming.
struct FolderNotices: Sendable {
  /// Why a folder is watched.
  private enum Role: Hashable {
    /// For the files in it that count.
    case content(FileWatchTarget)
    /// For a folder of this name, which is missing.
    case missing(String)
  }

  /// A file was written, put there by renaming, made, or removed. A file that is moved away counts only when something
  /// else takes its name, as editors do it.
  private static let contentMask = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_DELETE)
  private static let comingMask = UInt32(IN_MOVED_TO | IN_CREATE)
  /// The folder itself is no longer at its path.
  private static let goingMask = UInt32(IN_DELETE_SELF | IN_MOVE_SELF)
  /// The watch is worth nothing any more, or notices were lost.
  private static let lostMask = goingMask | UInt32(IN_UNMOUNT | IN_IGNORED | IN_Q_OVERFLOW)
  /// Only folders, and in addition to what the folder is watched for already.
  private static let manner = UInt32(IN_ONLYDIR | IN_MASK_ADD)
  /// How often a path is walked again because a folder came while it was walked.
  private static let mostWalks = 8
  /// Bytes of notices that are read in one go.
  private static let readSize = 4096

  private let asked: FileWatchTarget
  private var roles: [Int32: Set<Role>] = [:]
  private var identities: [FileIdentity?] = []
  /// What `poll` waits for.
  private(set) var descriptor: Int32 = -1

  /// Throws where the system watches no more files.
  init(_ target: FileWatchTarget) throws(CommandFailure) {
    asked = target
    let status = begin()
    guard status == 0 else {
      close()
      throw CommandFailure(
        "changes of \(target.path) cannot be watched for (\(String(cString: strerror(status)))); "
          + "end other programs that watch files."
      )
    }
    identities = present
  }

  /// Gives the descriptor back. Nothing can be read afterwards.
  mutating func close() {
    if descriptor >= 0 { Foundation.close(descriptor) }
    descriptor = -1
  }

  /// Reads the notices that are there.
  ///
  /// - Returns: whether anything that counts has changed.
  mutating func read() -> Bool {
    var (hasChanged, isLost) = (false, false)
    for notice in notices() {
      let isOfLink = notice.mask & Self.contentMask != 0 && asked.linked != nil && asked.includes(notice.name)
      isLost = isLost || notice.mask & Self.lostMask != 0 || isOfLink
      for role in roles[notice.watch] ?? [] {
        switch role {
        case .missing(let name): isLost = isLost || notice.name == name
        case .content(let target): hasChanged = hasChanged || Self.counts(notice, target)
        }
      }
    }
    guard isLost else { return hasChanged }
    _ = begin()
    let old = identities
    identities = present
    return hasChanged || identities != old
  }

  /// What is asked for, and what it leads to where it is a link.
  private var targets: [FileWatchTarget] { [asked] + (asked.linked.map { [$0] } ?? []) }

  private var present: [FileIdentity?] { targets.map { FileIdentity($0.path) } }

  /// Whether a notice tells of a change. A file that was just made is empty, and written afterwards; one that was made by
  /// linking has its content at once.
  private static func counts(_ notice: FolderNotice, _ target: FileWatchTarget) -> Bool {
    guard notice.mask & contentMask != 0, target.includes(notice.name) else { return false }
    guard notice.mask & UInt32(IN_CREATE) != 0 else { return true }
    var status = stat()
    return lstat(target.folder + "/" + notice.name, &status) == 0 && status.st_size > 0
  }
}

extension FolderNotices {
  /// Watches everything anew. Returns 0, or the system's number for why not.
  private mutating func begin() -> Int32 {
    close()
    descriptor = inotify_init1(Int32(IN_CLOEXEC | IN_NONBLOCK))
    guard descriptor >= 0 else { return errno }
    roles = [:]
    for target in targets {
      var walks = 0
      while walks < Self.mostWalks {
        walks += 1
        let status = walk(to: target)
        if status == ENOENT { continue }
        guard status == 0 else { return status }
        break
      }
    }
    return 0
  }

  /// Watches a target's folder and those above it. Returns 0, `ENOENT` where a folder came meanwhile, or why not.
  private mutating func walk(to target: FileWatchTarget) -> Int32 {
    var above: String?
    for folder in target.folders {
      if watch(folder, for: Self.goingMask) == 0 {
        above = folder
        continue
      }
      let status = errno
      // One that may not be read is passed over: what lies below may be readable.
      guard status == ENOENT || status == ENOTDIR else { continue }
      let name = (folder as NSString).lastPathComponent
      if let above { _ = watch(above, for: Self.comingMask, .missing(name)) }
      var isFolder: ObjCBool = false
      let cameMeanwhile = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
      return cameMeanwhile && isFolder.boolValue ? ENOENT : 0
    }
    return watch(target.folder, for: Self.contentMask, .content(target)) == 0 ? 0 : errno
  }

  /// Returns 0, or −1 with `errno` set.
  private mutating func watch(_ folder: String, for mask: UInt32, _ role: Role? = nil) -> Int32 {
    let watch = inotify_add_watch(descriptor, folder, mask | Self.manner)
    guard watch >= 0 else { return -1 }
    if let role { roles[watch, default: []].insert(role) }
    return 0
  }

  private func notices() -> [FolderNotice] {
    var notices: [FolderNotice] = []
    while true {
      let bytes = [UInt8](unsafeUninitializedCapacity: Self.readSize) { buffer, count in
        count = max(0, Foundation.read(descriptor, buffer.baseAddress, buffer.count))
      }
      guard !bytes.isEmpty else { return notices }
      notices += FolderNotice.all(in: bytes)
    }
  }
}
