import SwipeEngine
import SwipeLab

/// Times as the command line takes them.
enum TimeChoice {
  /// From the beginning of a recording to the latest time that one can have.
  static let milliseconds = 0...Recording.longestTime.milliseconds
}
