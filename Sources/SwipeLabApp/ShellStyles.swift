import SDL
import SwipeEngine
import SwipeLab

/// The style files of a window: the user's own ones, and the one that it was opened with. Both are watched.
@MainActor
struct ShellStyles {
  private let folder = StyleFolder()
  private let ownWatch: FileWatch?
  /// The file that the window was opened with; nil for a window without one.
  private let file: String?
  private let fileWatch: FileWatch?

  /// - Parameters:
  ///   - file: the style file to watch besides the user's own ones.
  ///   - wake: called from any thread when a file has changed.
  ///   - warn: gets a sentence where something cannot be watched; it is then read once.
  init(file: String?, wake: @escaping @Sendable () -> Void, warn: (String) -> Void) {
    self.file = file
    ownWatch = Self.watch(warn) { [path = folder.path] () throws(CommandFailure) in
      try FileWatch(folder: path, ending: StyleFile.fileEnding, wake: wake)
    }
    fileWatch = file.flatMap { path in
      Self.watch(warn) { () throws(CommandFailure) in try FileWatch(file: path, wake: wake) }
    }
  }

  private static func watch(
    _ warn: (String) -> Void,
    _ make: () throws(CommandFailure) -> FileWatch
  ) -> FileWatch? {
    do {
      return try make()
    } catch {
      warn(error.sentence)
      return nil
    }
  }

  /// Tells the laboratory what is on disk at the beginning.
  func begin(_ laboratory: inout Laboratory, at time: Timestamp) { tellOwn(&laboratory, at: time) }

  /// Tells the laboratory what has changed on disk.
  func follow(_ laboratory: inout Laboratory, at time: Timestamp) {
    if ownWatch?.hasChanged() == true { tellOwn(&laboratory, at: time) }
    if fileWatch?.hasChanged() == true, let file { read(file, into: &laboratory, at: time) }
  }

  private func read(_ file: String, into laboratory: inout Laboratory, at time: Timestamp) {
    do throws(StyleFileError) {
      let style = try StyleFile(path: file, named: StyleOperand.fileName(of: file))
      laboratory.clearStyleFile(file)
      laboratory.takeStyleFile(StyleOperand.name(of: file), style.reference, at: time)
    } catch {
      laboratory.refuseStyleFile(error.what, advice: error.advice, path: file)
    }
  }

  /// Those that can be read; of a broken one its error is shown.
  private func tellOwn(_ laboratory: inout Laboratory, at time: Timestamp) {
    do throws(CommandFailure) {
      var styles: [Laboratory.OwnStyle] = []
      var broken: [String] = []
      for entry in try folder.entries() {
        switch entry.style {
        case .success(let reference):
          laboratory.clearStyleFile(entry.path)
          styles.append(.init(name: entry.name, reference: reference))
        case .failure(let error):
          broken.append(entry.name)
          laboratory.refuseStyleFile(error.what, advice: error.advice, path: entry.path)
        }
      }
      if let path = laboratory.refusedFile, path.hasPrefix(folder.path + "/"),
        !broken.contains(where: { folder.file(of: $0) == path })
      {
        laboratory.clearStyleFile(path)
      }
      laboratory.setOwnStyles(styles, broken: broken, at: time)
    } catch {
      laboratory.styleWasRefused(error.sentence, exists: false)
    }
  }

  // MARK: What the window asks for

  func save(
    _ reference: StyleReference,
    as name: String,
    side: Int,
    replaces: Bool,
    for laboratory: inout Laboratory,
    at time: Timestamp
  ) {
    var exists = false
    do throws(CommandFailure) {
      exists = try folder.name(like: name) != nil
      let path = try folder.save(reference, as: name, replaces: replaces)
      laboratory.styleWasSaved(StyleOperand.name(of: path), reference, side: side, at: time)
      tellOwn(&laboratory, at: time)
    } catch {
      let canReplace = exists && !replaces
      let sentence = canReplace ? "There is a style “\(name)” already. Replace it?" : error.sentence
      laboratory.styleWasRefused(sentence, exists: canReplace)
    }
  }

  func rename(_ old: String, to new: String, for laboratory: inout Laboratory, at time: Timestamp) {
    do throws(CommandFailure) {
      try folder.rename(old, to: new)
      laboratory.styleWasRenamed(old, to: new)
      tellOwn(&laboratory, at: time)
    } catch {
      laboratory.styleWasRefused(error.sentence, exists: false)
    }
  }

  func delete(_ name: String, for laboratory: inout Laboratory, at time: Timestamp) {
    do throws(CommandFailure) {
      try folder.delete(name)
      laboratory.styleWasDeleted(name, at: time)
      tellOwn(&laboratory, at: time)
    } catch {
      laboratory.styleWasRefused(error.sentence, exists: false)
    }
  }
}
