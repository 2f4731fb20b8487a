import Foundation

extension FileManager {
  /// Makes a folder, and those above it, where it is not there.
  ///
  /// - Parameter advice: what to do where it cannot be made, a clause without a full stop.
  func makeFolder(at path: String, otherwise advice: String) throws(CommandFailure) {
    do {
      try createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure("the folder \(path) cannot be made (\(error.localizedDescription)); \(advice).")
    }
  }
}
