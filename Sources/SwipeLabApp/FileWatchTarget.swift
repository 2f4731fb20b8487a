import Foundation

/// What a `FileWatch` looks at: the names of interest in one folder.
struct FileWatchTarget: Hashable {
  /// Which names in the folder count.
  enum Names: Hashable {
    case one(String)
    /// All that end in this.
    case ending(String)
  }

  /// Absolute; need not exist.
  let folder: String
  let names: Names

  /// The file at a path.
  init(file path: String) {
    let absolute = Self.absolute(path) as NSString
    folder = absolute.deletingLastPathComponent
    names = .one(absolute.lastPathComponent)
  }

  /// All files in a folder whose names end in `ending`.
  init(folder path: String, ending: String) {
    folder = Self.absolute(path)
    names = .ending(ending)
  }

  func includes(_ name: String) -> Bool {
    switch names {
    case .one(let one): name == one
    case .ending(let ending): name.hasSuffix(ending)
    }
  }

  /// The file, or the folder where all its files of a kind count.
  var path: String {
    switch names {
    case .one(let name): (folder as NSString).appendingPathComponent(name)
    case .ending: folder
    }
  }

  /// Where a link at the path leads, nil where there is none.
  var linked: FileWatchTarget? {
    guard case .one = names else { return nil }
    let end = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return end == path ? nil : FileWatchTarget(file: end)
  }

  /// The folders from the root down to the target's own, the root first.
  var folders: [String] {
    let steps = (folder as NSString).pathComponents
    return steps.indices.map { NSString.path(withComponents: Array(steps[...$0])) }
  }

  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
