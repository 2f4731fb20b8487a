import Foundation

/// Finds the folder with the program's icons.
enum AssetLocator {
  /// Says where the folder is, before anything else is asked.
  static let variable = "SWIPELAB_ASSETS"

  private static let folderName = "Assets"
  /// What must be in the folder.
  private static let content = "Icons"
  /// Where a package of the system puts it, from the folder above the program's.
  private static let sharedPlace = "share/swipelab/Assets"
  private static let systemPlace = "/usr/share/swipelab/Assets"
  /// Folders above the program that are looked into: `.build/x86_64-unknown-linux-gnu/release/swipelab` lies four
  /// below the package.
  private static let levels = 4

  /// The folder's path. Throws where it is not to be found.
  static func folder() throws(CommandFailure) -> String {
    if let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty {
      guard isFolder(path + "/" + content) else {
        throw CommandFailure(
          "\(variable) is \(path), where there is no folder \(content); correct or unset it."
        )
      }
      return path
    }
    guard let folder = candidates.first(where: { isFolder($0 + "/" + content) }) else {
      throw CommandFailure(
        "the folder \(folderName) with the icons is not beside the program; set \(variable) to where it is."
      )
    }
    return folder
  }

  /// The places to look at, the first one first.
  private static var candidates: [String] {
    var places: [String] = []
    if let program = Bundle.main.executableURL?.resolvingSymlinksInPath() {
      var folder = program.deletingLastPathComponent()
      places.append(folder.appending(path: folderName).path)
      places.append(folder.deletingLastPathComponent().appending(path: sharedPlace).path)
      for _ in 0..<levels {
        folder = folder.deletingLastPathComponent()
        places.append(folder.appending(path: folderName).path)
      }
    }
    return places + [systemPlace, sourcePlace]
  }

  /// The folder beside the sources that this program was built from.
  private static var sourcePlace: String {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: folderName).path
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
