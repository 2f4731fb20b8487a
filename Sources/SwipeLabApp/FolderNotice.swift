import Foundation

/// One notice of the system's about a folder that is watched.
struct FolderNotice: Hashable {
  /// The number of the watch.
  let watch: Int32
  /// What happened: inotify's bits.
  let mask: UInt32
  /// What in the folder it happened to; empty for the folder itself.
  let name: String

  /// The notices that inotify has written one after the other.
  static func all(in bytes: [UInt8]) -> [FolderNotice] {
    var notices: [FolderNotice] = []
    let headSize = MemoryLayout<inotify_event>.size
    bytes.withUnsafeBytes { buffer in
      var start = 0
      while start + headSize <= buffer.count {
        let head = buffer.loadUnaligned(fromByteOffset: start, as: inotify_event.self)
        let end = min(start + headSize + Int(head.len), buffer.count)
        // The name is followed by zeros.
        let name = buffer[start + headSize..<end].prefix { $0 != 0 }
        notices.append(
          FolderNotice(watch: head.wd, mask: head.mask, name: String(decoding: name, as: UTF8.self))
        )
        start = end
      }
    }
    return notices
  }
}
