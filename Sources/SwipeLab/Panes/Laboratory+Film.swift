public import SwipeEngine
import SwipeTable

/// Instant replay: what was just felt, as a film.
extension Laboratory {
  /// Pixels across that every decoder can play.
  private static let mostPixels = 4096.0
  /// Seconds before the finger comes down and after everything rests.
  private static let lead = 0.1

  /// Asks for a film of the last gesture: as it was, or as it is looped at present.
  mutating func filmLastGesture(at time: Timestamp) {
    guard let gesture = view.loop?.gesture ?? gestures.last else {
      return announce("Swipe a row first, then film it", icon: "film", at: time)
    }
    let start = Timestamp(seconds: gesture.down.seconds - Self.lead)
    let clip = recorder.clip(from: start, to: gesture.ended ?? now)
    let recording = view.loop == nil ? clip.recording : clip.recording.under(first.session.style)
    let answers = view.loop?.answers ?? answers(to: gesture)
    film(recording.with(answers, since: clip.origin), from: start, origin: clip.origin, to: nil, at: time)
  }

  /// What the program did about a gesture, however late: what is told of it before the next one begins.
  private func answers(to gesture: GestureLog.Span) -> [SessionInput] {
    let next = gestures.spans.first { $0.down > gesture.down }?.down ?? .distantFuture
    let end = gesture.ended ?? now
    let given = history.entries(after: end, upTo: min(now, next.before)).map(\.input).filter { input in
      switch input.kind {
      case .command(.fulfil, _), .command(.remove, _): true
      default: false
      }
    }
    let others = (second?.answers ?? []).filter { $0.time > gesture.down && $0.time < next }
    return (given + others).sorted { $0.time < $1.time }
  }

  /// Asks for a film of the last seconds.
  mutating func filmLastSeconds(at time: Timestamp) {
    let start = Timestamp(seconds: max(0, now.seconds - Double(filmSettings.span)))
    let clip = recorder.clip(from: start, to: now)
    guard recorder.inputCount > 0 else {
      return announce("Nothing has happened yet", icon: "film", at: time)
    }
    film(clip.recording, from: start, origin: clip.origin, to: now, at: time)
  }

  private mutating func film(
    _ recording: Recording,
    from start: Timestamp,
    origin: Timestamp,
    to end: Timestamp?,
    at time: Timestamp
  ) {
    guard replay == nil else { return }
    guard !isFilming else {
      return announce("A film is being made; wait for it, or give it up", icon: "film", at: time)
    }
    var settings = filmSettings
    if second != nil { settings.showsCaptions = true }
    let width = first.session.table.viewport.width * Double(sides.count)
    settings.scale = min(settings.scale, max(1, Int(Self.mostPixels / max(width, 1))))
    effects.append(
      .film(
        FilmRequest(
          recording: recording,
          from: max(.zero, Timestamp(nanoseconds: start.nanoseconds - origin.nanoseconds)),
          to: end.map { Timestamp(nanoseconds: $0.nanoseconds - origin.nanoseconds) },
          comparison: second?.session.style,
          names: sideNames,
          settings: settings,
          appearance: appearance
        )
      )
    )
  }
}

extension Recording {
  /// The same, under one style from beginning to end.
  func under(_ style: StyleReference) -> Recording {
    var copy = self
    copy.header.style = style
    copy.inputs.removeAll(where: \.isChangeOfStyle)
    return copy
  }

  /// The same with further inputs, whose times count from an origin; of equal times they come last.
  func with(_ others: [SessionInput], since origin: Timestamp) -> Recording {
    var copy = self
    for var input in others {
      input.time.nanoseconds -= origin.nanoseconds
      copy.inputs.insert(input, at: copy.inputs.firstPlace { $0.time > input.time })
    }
    return copy
  }
}

extension Laboratory {
  /// Whether a film is being made.
  var isFilming: Bool { if case .running = film { true } else { false } }

  /// How long the card of a film that is there is shown, in s.
  private static let cardSpan = 10.0

  /// Tells how the film is coming along. Nil where it was cancelled.
  public mutating func follow(_ film: LabFilm?, at time: Timestamp) {
    guard film != self.film else { return }
    self.film = film
    filmEnd = .distantFuture
    if case .finished = film { filmEnd = time.adding(seconds: Self.cardSpan) }
  }

  /// The card of a film that is there goes by itself, but not from under the mouse.
  mutating func passInFilm(to time: Timestamp) {
    guard filmEnd <= time else { return }
    if filmCardLayout?.frame.contains(mousePlace) == true {
      filmEnd = time.adding(seconds: Self.cardSpan)
    } else {
      (film, filmEnd) = (nil, .distantFuture)
    }
  }
}
