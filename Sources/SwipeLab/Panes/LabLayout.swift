import SwipeEngine
import SwipeTable

/// Where things are in the window, in points: the visual language, section 7.
struct LabLayout: Hashable, Sendable {
  let width: Double
  let height: Double
  let form: LabForm

  /// Negative and non-finite lengths count as 0.
  init(width: Double, height: Double, form: LabForm) {
    self.width = width.isFinite ? max(width, 0) : 0
    self.height = height.isFinite ? max(height, 0) : 0
    self.form = form
  }

  static let toolbarHeight = 52.0
  static let titleBarHeight = 64.0
  static let timelineHeight = 56.0
  static let sheetTimelineHeight = 104.0
  /// Free side of a device from which the numbers beside it are shown, and their margin.
  static let leastReadout = 228.0
  /// The same for the numbers of two sides.
  static let leastComparedReadout = 284.0
  static let readoutMargin = 24.0
  /// Windows narrower than this are drawn for fingers, with their sheets at the bottom.
  static let narrowWidth = 700.0

  private static let wideWidth = 1000.0
  private static let inspectorWidth = 340.0
  private static let smallInspectorWidth = 300.0
  private static let plotHeight = 196.0
  private static let highPlotHeight = 248.0
  private static let leastPlotWindow = 640.0
  private static let highPlotWindow = 900.0
  private static let deviceWidth = 400.0
  private static let comparedWidth = 420.0
  private static let leastDevice = 320.0
  private static let deviceTop = 48.0
  private static let comparedTop = 72.0
  private static let deviceBottom = 24.0
  private static let deviceGap = 88.0
  private static let deviceMargin = 12.0
  /// A stage narrower than this has no room for two devices of the least width.
  private static let leastComparison = 2 * leastDevice + deviceGap + 2 * deviceMargin
  private static let sheetHeight = 472.0
  private static let grabber = 24.0
  private static let lowGrabber = 10.0
  private static let grabberLift = 8.0
  /// What a sheet of middle height leaves to the list at least.
  private static let leastList = 164.0
  /// Of a banner at the top and a film's card at the bottom, with their margins.
  private static let leastCardRoom = 196.0

  // MARK: Panes

  /// Whether the inspector is a sheet at the bottom.
  var isNarrow: Bool { width < Self.narrowWidth }

  /// Nil where the list is alone.
  var toolbar: Rect? {
    form.isBare ? nil : Rect(x: 0, y: 0, width: width, height: min(Self.toolbarHeight, height))
  }

  /// The inspector on the right side; nil where it is hidden, or a sheet.
  var inspector: Rect? {
    guard !form.isBare, !isNarrow, form.showsInspector else { return nil }
    let own = width >= Self.wideWidth ? Self.inspectorWidth : Self.smallInspectorWidth
    return Rect(x: width - own, y: top, width: own, height: max(0, height - top))
  }

  /// The sheet of a narrow window, with the timeline at its foot.
  var sheet: Rect? {
    guard !form.isBare, isNarrow else { return nil }
    let own =
      form.drawnSheet.map { min(max($0, sheetHeight(.low)), sheetHeight(.high)) } ?? sheetHeight(form.sheet)
    return Rect(x: 0, y: height - own, width: width, height: own)
  }

  /// Where the inspector is, beside the stage or on the sheet above the timeline; nil where it is hidden.
  var inspectorPane: Inspector.Pane? {
    if let inspector { return Inspector.Pane(frame: inspector, placement: .side) }
    guard let sheet, let timeline, form.sheet != .low || form.drawnSheet != nil else { return nil }
    var frame = sheet
    frame.height = max(0, timeline.y - sheet.y)
    return frame.isEmpty ? nil : Inspector.Pane(frame: frame, placement: .sheet)
  }

  /// How high the sheet is at a rest.
  func sheetHeight(_ rest: LabForm.SheetRest) -> Double {
    let whole = max(0, height - top)
    switch rest {
    case .low: return min(Self.sheetTimelineHeight, whole)
    case .middle:
      return min(Self.sheetHeight, max(Self.sheetTimelineHeight, whole - Self.leastList), whole)
    case .high: return whole
    }
  }

  var timeline: Rect? {
    guard !form.isBare else { return nil }
    if let sheet {
      let own = min(Self.sheetTimelineHeight, sheet.height)
      return Rect(x: 0, y: height - own, width: width, height: own)
    }
    return Rect(x: 0, y: height - Self.timelineHeight, width: mainWidth, height: Self.timelineHeight)
  }

  var hasRoomForPlot: Bool { !form.isBare && !isNarrow && height >= Self.leastPlotWindow }

  /// The curves; nil where they are hidden, or have no room.
  var plot: Rect? {
    guard form.showsCurves, hasRoomForPlot else { return nil }
    let own = height >= Self.highPlotWindow ? Self.highPlotHeight : Self.plotHeight
    return Rect(x: 0, y: height - Self.timelineHeight - own, width: mainWidth, height: own)
  }

  /// Where the sheet can be drawn up and down; over the timeline alone a small strip.
  var grabber: Rect? {
    sheet.map { sheet in
      let reach = form.sheet == .low && form.drawnSheet == nil ? Self.lowGrabber : Self.grabber
      return Rect(x: 0, y: sheet.y - Self.grabberLift, width: width, height: reach + Self.grabberLift)
    }
  }

  /// The same window with the sheet as high as it is being drawn.
  func drawn(to height: Double) -> LabLayout {
    var form = form
    form.drawnSheet = height
    return LabLayout(width: width, height: self.height, form: form)
  }

  /// The same window with the sheet on its way from a height to a rest.
  func resting(_ rest: LabForm.SheetRest, drawn height: Double?) -> LabLayout {
    var form = form
    form.sheet = rest
    form.drawnSheet = height
    return LabLayout(width: width, height: self.height, form: form)
  }

  /// What the devices stand on; the list's place in a narrow window, and all of it where the list is alone.
  var stage: Rect {
    // The list goes on below the sheet's round corners.
    let bottom = sheet.map { min(height, $0.y + SheetGround.radius) } ?? plot?.y ?? timeline?.y ?? height
    return Rect(x: 0, y: top, width: mainWidth, height: max(0, bottom - top))
  }

  /// What of the stage nothing else covers.
  var openStage: Rect {
    var open = stage
    if let sheet { open.height = max(0, min(open.maxY, sheet.y) - open.y) }
    return open
  }

  /// Where cards stand that tell of files: on the stage, or over a sheet that leaves nothing of it.
  var cardRoom: Rect {
    let open = openStage
    guard open.height < Self.leastCardRoom, let timeline else { return open }
    return Rect(x: open.x, y: open.y, width: open.width, height: max(0, timeline.y - open.y))
  }

  private var top: Double { toolbar?.maxY ?? 0 }
  private var mainWidth: Double { width - (inspector?.width ?? 0) }

  // MARK: Devices

  /// How the tables stand, as far as there is room.
  var arrangement: StageArrangement {
    guard !form.isBare, form.arrangement == .sideBySide else { return form.isBare ? .one : form.arrangement }
    return isNarrow || stage.width < Self.leastComparison ? .ghost : .sideBySide
  }

  /// Whether the list stands on the stage as a device, and does not fill it.
  var hasDevice: Bool { !form.isBare && !isNarrow }

  /// The devices, each a title bar with a table below. Two where they stand beside each other, else one.
  var devices: [Rect] {
    guard hasDevice else { return [stage] }
    let isCompared = arrangement == .sideBySide
    let upper = form.arrangement == .one ? Self.deviceTop : Self.comparedTop
    let box = Rect(
      x: stage.x,
      y: stage.y + upper,
      width: stage.width,
      height: max(0, stage.height - upper - Self.deviceBottom)
    )
    let gaps = isCompared ? Self.deviceGap : 0
    let room = (stage.width - 2 * Self.deviceMargin - gaps) / (isCompared ? 2 : 1)
    let wished = form.arrangement == .one ? Self.deviceWidth : Self.comparedWidth
    let own = max(min(wished, room.rounded(.down)), min(Self.leastDevice, stage.width))
    let first = ((stage.width - own * (isCompared ? 2 : 1) - gaps) / 2).rounded(.down)
    return (0..<(isCompared ? 2 : 1)).map { index in
      Rect(x: stage.x + first + Double(index) * (own + gaps), y: box.y, width: own, height: box.height)
    }
  }

  /// A device's title bar.
  func titleBar(_ device: Int) -> Rect {
    let frame = devices[device]
    return Rect(x: frame.x, y: frame.y, width: frame.width, height: Self.titleBarHeight)
  }

  /// Where a device's table is.
  func table(_ device: Int) -> Rect {
    let frame = devices[device]
    return Rect(
      x: frame.x,
      y: frame.y + Self.titleBarHeight,
      width: frame.width,
      height: max(0, frame.height - Self.titleBarHeight)
    )
  }

  /// The device whose table is under a point.
  func table(at point: Point) -> Int? {
    guard !isCovered(point) else { return nil }
    return devices.indices.first { table($0).contains(point) }
  }

  /// Whether a pane lies over the list there.
  private func isCovered(_ point: Point) -> Bool { sheet?.contains(point) ?? false }

  /// The room beside the first device and the last one where numbers stand; nil where there is too little.
  var readouts: (left: Rect, right: Rect)? {
    guard hasDevice, let first = devices.first,
      first.x - stage.x >= (form.arrangement == .one ? Self.leastReadout : Self.leastComparedReadout)
    else { return nil }
    let margin = Self.readoutMargin
    let own = first.x - stage.x - 2 * margin
    let area = Rect(x: stage.x + margin, y: first.y, width: own, height: first.height)
    return (left: area, right: area.offset(x: stage.maxX - margin - own - area.x))
  }
}
