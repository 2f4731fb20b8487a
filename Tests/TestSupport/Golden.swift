import Foundation
public import Testing

/// Text that was reviewed once and must come out the same ever after.
///
/// The texts lie in `Goldens/` beside the test. `SWIPELAB_RECORD_GOLDENS=1` in the environment writes them anew
/// instead of comparing; what changed is then reviewed as a diff.
public enum Golden {
  /// Differences shown at most, in lines.
  private static let mostShown = 40

  /// Whether goldens are written instead of compared.
  public static var isRecording: Bool {
    ProcessInfo.processInfo.environment["SWIPELAB_RECORD_GOLDENS"] == "1"
  }

  /// Expects `text` to equal the golden of this name; prints the difference otherwise.
  public static func expect(
    _ text: String,
    named name: String,
    beside testFile: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let folder = URL(fileURLWithPath: testFile).deletingLastPathComponent().appending(path: "Goldens")
    let file = folder.appending(path: name)
    do {
      if isRecording {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
        return
      }
      let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      guard golden != text else { return }
      let lines = difference(from: golden, to: text)
      Issue.record("\(name) differs:\n\(lines.joined(separator: "\n"))", sourceLocation: sourceLocation)
    } catch {
      Issue.record(
        "\(file.path): \(error.localizedDescription); SWIPELAB_RECORD_GOLDENS=1 records it",
        sourceLocation: sourceLocation
      )
    }
  }

  /// The lines that went (−) and came (+), in the golden's order. O(lines × differences).
  static func difference(from old: String, to new: String) -> [String] {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    var changes: [(line: Int, text: String)] = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let line, let text, _): changes.append((line, "-\(line + 1): \(text)"))
      case .insert(let line, let text, _): changes.append((line, "+\(line + 1): \(text)"))
      }
    }
    let lines = changes.sorted { $0.line < $1.line }.map(\.text)
    guard lines.count > mostShown else { return lines }
    return lines.prefix(mostShown) + ["… and \(lines.count - mostShown) more"]
  }
}
