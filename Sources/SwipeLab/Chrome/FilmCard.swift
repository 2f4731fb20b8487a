import SwipeEngine
import SwipeTable

/// How far a film is, or what became of it, in a corner of the stage.
struct FilmCard: Hashable, Sendable {
  enum State: Hashable, Sendable {
    /// Frames so far and in all, and the seconds that they took.
    case filming(done: Int, total: Int, seconds: Double)
    /// The name of the film's file.
    case done(name: String)
    /// Why there is no film, in a sentence.
    case failed(String)
  }

  /// What can be pressed. While a film is being made, close gives it up.
  enum Part: Hashable, Sendable {
    case show, close
  }

  var state: State

  /// The title while a film is being made, and once it is there.
  var title: String {
    switch state {
    case .filming(let done, let total, _):
      "Filming \(FigureText.fixed(Double(done), decimals: 0)) of \(FigureText.fixed(Double(total), decimals: 0)) frames"
    case .done(let name): "Filmed \(name)"
    case .failed(let sentence): sentence
    }
  }

  /// How much of it is there, 0…1.
  var fraction: Double {
    guard case .filming(let done, let total, _) = state, total > 0 else { return 0 }
    return min(max(Double(done) / Double(total), 0), 1)
  }

  /// `12 s left`; nil where it cannot be told.
  var timeLeft: String? {
    guard case .filming(let done, let total, let seconds) = state else { return nil }
    return FilmProgress(total: total).timeLeft(done: done, seconds: seconds)
  }
}
