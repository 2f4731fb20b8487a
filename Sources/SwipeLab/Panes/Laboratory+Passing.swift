public import SwipeEngine
import SwipeTable

/// Time that passes in the window.
extension Laboratory {
  /// Whether anything moves by itself at `time`.
  public func needsFrame(at time: Timestamp) -> Bool {
    viewNeedsFrame(at: time) || themeFade.end > time
      || BarKind.allCases.contains { bar($0)?.needsFrame(at: time) ?? false }
      || inspectorPane != nil && inspector.needsFrame(at: time) || sheetMotion != nil
      || (menu.map { $0.presence.end > time } ?? false)
      || (replay.map { !$0.isFinished } ?? false)
  }

  /// Whether what is on the stage moves.
  private func viewNeedsFrame(at time: Timestamp) -> Bool {
    guard view.isLive else { return !isPaused }
    guard clock.rate > 0 || replay != nil else { return false }
    let shown = sessionTime(time)
    let isFlashing = flash.map { $0.strength.end > shown } ?? false
    return isFlashing || fingersMove(at: shown) || sides.contains { $0.session.table.needsFrame(at: shown) }
  }

  /// Whether a finger's ring or trail fades.
  private func fingersMove(at shown: Timestamp) -> Bool {
    guard showsTouches, !layout.form.isBare, replay == nil else { return false }
    return FingerTrackPainter.moves(FingerTrack(fingerInputs), at: shown)
  }

  /// When the laboratory next has something to do of its own; `distantFuture` where nothing is under way.
  public var nextEvent: Timestamp {
    // A replay draws frame after frame until it is over.
    let inSessions =
      replay == nil && view.isLive
      ? sides.map { clock.windowTime(of: $0.session.table.nextEvent) }.reduce(.distantFuture, min)
      : .distantFuture
    let ofHand = min(longPress?.due ?? .distantFuture, wheelEnd ?? .distantFuture)
    // A hidden inspector waits for nothing.
    let inInspector = inspectorPane == nil ? .distantFuture : inspector.nextEvent
    let first = min(inSessions, ofHand, inInspector, filmEnd, tooltipDue)
    return BarKind.allCases.compactMap { bar($0)?.nextEvent }.reduce(first, min)
  }

  /// Lets time pass up to `time`, which never goes back.
  ///
  /// - Returns: what the program around it has to do.
  @discardableResult
  public mutating func advance(to time: Timestamp) -> [LabEffect] {
    pass(to: time)
    noteFrame(at: time)
    return takeEffects()
  }

  mutating func pass(to time: Timestamp) {
    if let press = longPress, press.due <= time {
      passInSession(to: press.due)
      openMenu(after: press)
    }
    if let end = wheelEnd, end <= time {
      passInSession(to: end)
      wheelEnd = nil
      setClocks(at: end)
    }
    if replay != nil { passInReplay(to: time) } else { passInSession(to: time) }
    passInView(to: time)
    passInSheet(to: time)
    passInFilm(to: time)
    passInTooltip(to: time)
    if let pane = inspectorPane { inspector.advance(to: time, subject, in: pane) }
    for bar in [\Laboratory.answered, \Laboratory.undoBar, \Laboratory.notice] {
      guard let due = self[keyPath: bar]?.nextEvent, due <= time else { continue }
      self[keyPath: bar]?.leave(at: due)
      if let leaving = self[keyPath: bar], leaving.isLeaving, leaving.presence.end <= time {
        self[keyPath: bar] = nil
      }
    }
  }

  private mutating func passInReplay(to time: Timestamp) {
    guard var replay else { return }
    let events = replay.advance(to: time)
    first = LabSide(session: replay.session, scene: replay.scene)
    if let failure = replay.failure, self.replay?.failure == nil {
      announce(failure.description, icon: "warning", at: time)
    }
    self.replay = replay
    now = replay.recordingTime(time)
    feel(events)
    announce(events, at: time)
    followRemovals(events, at: time)
  }

  /// The session's clock at a window time: a replay may have begun later.
  func sessionTime(_ time: Timestamp) -> Timestamp {
    replay?.recordingTime(time) ?? clock.time(at: time)
  }

  /// Plays a replay from its beginning, with the scene as it was then.
  mutating func restartReplay(at time: Timestamp) {
    guard var restarted = replay else { return }
    restarted.restart(at: time)
    replay = restarted
    first = LabSide(session: restarted.session, scene: restarted.scene)
    flash = nil
    followRemovals([], at: time)
  }
}
