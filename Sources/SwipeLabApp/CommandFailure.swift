import SDL
import SwipeLab

/// Why a command could not do its work, as one sentence for standard error.
struct CommandFailure: Error, Hashable {
  /// What is wrong, where, and what to do. Begins in lower case where it is not a name: it follows "swipelab: ".
  let sentence: String

  init(_ sentence: String) {
    self.sentence = sentence
  }

  init(_ error: RecordingError) {
    self.init(error.description)
  }

  init(_ failure: StyleReference.Failure) {
    self.init(Sentence.ended(failure.description))
  }

  /// - Parameter advice: what to do about it, without a full stop.
  init(_ error: SDLError, advice: String) {
    self.init("cannot \(error.operation): \(error.reason); \(advice).")
  }
}

extension CommandFailure {
  /// There is no display that a window could be opened on.
  static func noDisplay(_ error: SDLError) -> CommandFailure {
    CommandFailure(
      "no window can be opened (\(error.reason)); run it on a desktop, "
        + "or draw a picture with \"swipelab render\"."
    )
  }
}
