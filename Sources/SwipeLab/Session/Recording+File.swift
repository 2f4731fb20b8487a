import Foundation

extension Recording {
  /// Reads the recording in a file. No more than `largestFile` bytes are ever taken into memory: a larger
  /// file is refused by its size, and an endless one (a device, a pipe) where it goes past the bar.
  public static func read(_ path: String) throws(RecordingError) -> Recording {
    try Recording(parsing: bytes(of: path), file: path)
  }

  private static func bytes(of path: String) throws(RecordingError) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw RecordingError(file: path, problem: .missingFile)
    }
    guard !isFolder.boolValue else { throw RecordingError(file: path, problem: .folder) }
    let content: Data?
    do {
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber
      guard (size?.uint64Value ?? 0) <= UInt64(largestFile) else {
        throw RecordingError(file: path, problem: .tooLarge)
      }
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { handle.closeFile() }
      content = try handle.read(upToCount: largestFile + 1)
    } catch let error as RecordingError {
      throw error
    } catch {
      throw RecordingError(file: path, problem: .unreadable(error.localizedDescription))
    }
    return [UInt8](content ?? Data())
  }
}
