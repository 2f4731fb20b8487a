import SwipeEngine
import SwipeTable

/// The sheet of a narrow window: it is drawn up and down, and comes to one of three rests.
extension Laboratory {
  /// The spring by which it does so (the visual language, section 9).
  private static let stand = Spring.clamped(response: 0.35, dampingRatio: 0.9)
  /// A speed in pt/s that takes it to the next rest.
  private static let fling = 300.0

  /// A pointer draws the sheet's upper end; a tap there takes it to the next rest.
  mutating func draw(_ sample: PointerSample, at time: Timestamp) {
    guard let sheet = layout.sheet else { return }
    switch sample.phase {
    case .down:
      sheetMotion = nil
      sheetGrip = sheet.y - sample.location.y
      sheetTracker = VelocityTracker()
      sheetTracker.add(sample.location, at: time)
    case .move:
      guard let grip = sheetGrip else { return }
      sheetTracker.add(sample.location, at: time)
      layout = layout.drawn(to: layout.height - sample.location.y - grip)
    case .up, .cancel:
      guard sheetGrip != nil else { return }
      sheetGrip = nil
      let speed = -sheetTracker.velocity(at: time).y
      let isTap = layout.form.drawnSheet == nil
      rest(at: isTap ? tapped : nearestRest(going: speed), speed: speed, at: time)
    }
  }

  /// A sheet that is no longer there is not drawn any more.
  mutating func forgetSheetDrag() {
    guard layout.sheet == nil else { return }
    (sheetGrip, sheetMotion) = (nil, nil)
    var form = layout.form
    form.drawnSheet = nil
    layout = LabLayout(width: layout.width, height: layout.height, form: form)
  }

  /// Where a tap on the upper end takes it.
  private var tapped: LabForm.SheetRest { layout.form.sheet == .low ? .middle : .low }

  private func nearestRest(going speed: Double) -> LabForm.SheetRest {
    let height = layout.sheet?.height ?? 0
    let rests = LabForm.SheetRest.allCases
    if speed > Self.fling { return rests.first { layout.sheetHeight($0) > height } ?? .high }
    if speed < -Self.fling { return rests.last { layout.sheetHeight($0) < height } ?? .low }
    return rests.min { abs(layout.sheetHeight($0) - height) < abs(layout.sheetHeight($1) - height) } ?? .low
  }

  /// Lets the sheet go to a rest.
  mutating func rest(at rest: LabForm.SheetRest, speed: Double = 0, at time: Timestamp) {
    let from = layout.sheet?.height ?? 0
    let resting = layout.resting(rest, drawn: nil)
    leavePanes(before: resting, at: time)
    layout = layout.resting(rest, drawn: from)
    sheetMotion = .spring(
      Self.stand,
      from: from,
      to: layout.sheetHeight(rest),
      velocity: speed,
      start: time,
      tolerance: Tolerance.position
    )
  }

  /// The list is fitted to the sheet when that has come to rest.
  mutating func passInSheet(to time: Timestamp) {
    guard let motion = sheetMotion else { return }
    guard motion.end <= time else {
      layout = layout.drawn(to: motion.position(at: time))
      return
    }
    sheetMotion = nil
    var form = layout.form
    form.drawnSheet = nil
    lay(out: form, at: time)
  }
}
