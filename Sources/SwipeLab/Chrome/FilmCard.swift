import SwipeEngine
import SwipeTable

/// How far a film is, or what became of it, in a corner of the stage.
struct FilmCard: Hashable, Sendable {
  /// What can be pressed. While a film is being made, close gives it up.
  enum Part: Hashable, Sendable {
    case show, close
  }

  var film: LabFilm

  /// The title while a film is being made, and once it is there.
  var title: String {
    switch film {
    case .running(let done, let total, _):
      "Filming \(FigureText.fixed(Double(done), decimals: 0)) of \(FigureText.fixed(Double(total), decimals: 0)) frames"
    case .finished(let name): "Filmed \(name)"
    case .failed(let sentence): sentence.withCapital
    }
  }

  /// How much of it is there, 0…1.
  var fraction: Double {
    guard case .running(let done, let total, _) = film, total > 0 else { return 0 }
    return min(max(Double(done) / Double(total), 0), 1)
  }

  /// `12 s left`; nil where it cannot be told.
  var timeLeft: String? {
    guard case .running(_, _, let seconds?) = film else { return nil }
    return "\(FilmProgress.words(seconds)) left"
  }
}
