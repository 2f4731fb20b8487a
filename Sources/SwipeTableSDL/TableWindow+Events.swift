public import SDL
import SwipeEngine
import SwipeTable

extension TableWindow {
  /// SDL does not tell when a touchscreen is unplugged: while a finger is down, its device is looked for this often, in s.
  private static let deviceCheck = 0.5

  /// Takes an event in, as `run` does for those of the queue.
  public func handle(_ event: Event) {
    let time = clock.time(at: event.time)
    switch event.kind {
    case .quit: isClosed = true
    case .window(window.id, let change): windowChanged(change, at: time)
    case .renderTargetsReset, .renderDeviceReset: showAgain()
    default: break
    }
    for input in translator.translate(event) { take(input, at: time) }
  }

  private func windowChanged(_ change: Event.WindowChange, at time: Timestamp) {
    switch change {
    case .closeRequested: isClosed = true
    case .resized: layOut(at: time)
    case .exposed, .shown, .restored: showAgain()
    case .displayChanged:
      pacer.setRefreshRate(window.refreshRate)
      adoptScale(at: time)
    default: break
    }
  }

  private func showAgain() {
    presenter.invalidate()
    mustDraw = true
  }

  private func layOut(at time: Timestamp) {
    let size = presenter.size
    take(.command(.resize(width: size.width, height: size.height), tag: nil), at: time)
  }

  private func adoptScale(at time: Timestamp) {
    let clues = DisplayScale.Clues.gathered(option: options.scale, session: session, window: window)
    let scale = DisplayScale(clues).value
    guard scale != presenter.scale else { return }
    for input in translator.cancelAll() { take(input, at: time) }
    presenter.scale = scale
    translator.scale = presenter.scale
    layOut(at: time)
  }

  func wakeTime(_ end: Timestamp?, now: Timestamp) -> Timestamp? {
    guard translator.isAnyFingerDown else { return end }
    return min(end ?? .distantFuture, now.adding(seconds: Self.deviceCheck))
  }

  func cancelLostFingers() {
    guard translator.isAnyFingerDown else { return }
    let lost = translator.cancelFingers(notOn: session.touchDevices.map(\.id))
    for input in lost { take(input, at: clock.latest) }
  }
}
