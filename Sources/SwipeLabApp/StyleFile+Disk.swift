import Foundation
import SwipeLab

extension StyleFile {
  /// Reads the style in a file. No more than `largestFile` bytes are ever taken into memory: a larger file is refused by
  /// its size, and an endless one (a device, a pipe) where it goes past the bar.
  ///
  /// - Parameter name: what errors call the file; nil is the path.
  init(path: String, named name: String? = nil) throws(StyleFileError) {
    let file = name ?? path
    try self.init(parsing: Self.bytes(of: path, named: file), file: file)
  }

  /// Whether a path, through any links, leads to a file that holds its bytes.
  private static func isOrdinary(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  private static func bytes(of path: String, named file: String) throws(StyleFileError) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw StyleFileError(file: file, problem: .missingFile)
    }
    guard !isFolder.boolValue else { throw StyleFileError(file: file, problem: .folder) }
    // A pipe would be waited for, perhaps for ever.
    guard isOrdinary(path) else {
      throw StyleFileError(file: file, problem: .unreadable("it is a pipe or a device"))
    }
    do {
      let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber
      guard (size?.uint64Value ?? 0) <= UInt64(largestFile) else {
        throw StyleFileError(file: file, problem: .tooLarge)
      }
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
      defer { handle.closeFile() }
      return [UInt8](try handle.read(upToCount: largestFile + 1) ?? Data())
    } catch let error as StyleFileError {
      throw error
    } catch {
      throw StyleFileError(file: file, problem: .unreadable(error.localizedDescription))
    }
  }
}
