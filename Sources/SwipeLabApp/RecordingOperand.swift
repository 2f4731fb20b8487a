import Foundation
import SwipeLab

/// The recording that a command works on.
enum RecordingOperand {
  static let operand = CommandSyntax.Operand(
    name: "FILE",
    help: "a recording (.swipe), or - for standard input"
  )
  /// How recordings' names end.
  static let fileEnding = ".swipe"

  private static let standardInput = "-"
  /// What errors call standard input.
  private static let standardInputName = "standard input"

  /// Reads the recording that the first operand names.
  static func read(_ path: String) throws(CommandFailure) -> Recording {
    do throws(RecordingError) {
      guard path == standardInput else { return try Recording.read(path) }
      return try Recording(parsing: standardInputBytes(), file: standardInputName)
    } catch {
      throw CommandFailure(error)
    }
  }

  /// All of standard input, or one byte more than a recording may have: enough to be refused.
  private static func standardInputBytes() throws(RecordingError) -> [UInt8] {
    do {
      let content = try FileHandle.standardInput.read(upToCount: Recording.largestFile + 1)
      return [UInt8](content ?? Data())
    } catch {
      throw RecordingError(file: standardInputName, problem: .unreadable(error.localizedDescription))
    }
  }
}
