import SwipeEngine
public import SwipeTable

/// The trials of a sweep as captioned pictures in a grid, by the visual language, section 8.
///
/// The values of the first axis stand beside each other. With a second axis each of its values is a row with
/// a head in front; without, the values go on in the next row.
public struct SweepGrid {
  /// Pictures beside each other.
  public static let mostAcross = 4

  /// The size of the whole, in points.
  public let size: SwipeTable.Viewport
  private let sweep: Sweep
  private let still: SwipeTable.Viewport
  private let columns: Int

  // Lengths in points.
  private static let padding = 24.0
  private static let gap = 24.0
  private static let captionHeight = 20.0
  /// Between a caption and its picture.
  private static let captionGap = 6.0
  private static let headWidth = 88.0
  private static let value = TextStyle(size: 13, lineHeight: 20, weight: .semiBold)
  private static let figure = TextStyle(size: 12, lineHeight: 20)
  private static let label = TextStyle(size: 12, lineHeight: 16)
  private static let headLines = 3
  private static let between = " · "

  /// - Parameter still: the size of each picture, in points.
  /// - Precondition: with two axes the first one has at most `mostAcross` values.
  public init(_ sweep: Sweep, still: SwipeTable.Viewport) {
    self.sweep = sweep
    self.still = still
    let first = sweep.axes[0].values.count
    precondition(sweep.axes.count == 1 || first <= Self.mostAcross, "A grid has at most four columns.")
    columns = min(first, Self.mostAcross)
    let rows = (sweep.trials.count + columns - 1) / columns
    size = .init(
      width: Self.left(of: sweep) + Double(columns) * (still.width + Self.gap) - Self.gap + Self.padding,
      height: 2 * Self.padding + Double(rows) * (Self.rowHeight(still) + Self.gap) - Self.gap
    )
  }

  /// Where the first column begins.
  private static func left(of sweep: Sweep) -> Double {
    padding + (sweep.axes.count > 1 ? headWidth : 0)
  }

  private static func rowHeight(_ still: SwipeTable.Viewport) -> Double {
    captionHeight + captionGap + still.height
  }

  /// Draws the grid on `backdrop`, its top left at (0, 0).
  ///
  /// - Parameter pictures: one for each trial, its top left at (0, 0).
  public func paint(
    _ pictures: [DisplayList],
    theme: Theme,
    metrics: TextMetrics,
    into list: inout DisplayList
  ) {
    list.append(.fill(Rect(x: 0, y: 0, width: size.width, height: size.height), theme.backdrop))
    for (index, picture) in pictures.enumerated() {
      let frame = frame(of: index)
      StillFrame(theme: theme).paint(picture, in: frame, on: theme.backdrop, into: &list)
      paintCaption(of: sweep.trials[index], over: frame, theme, metrics, into: &list)
      if sweep.axes.count > 1, index % columns == 0 {
        paintHead(of: sweep.trials[index], beside: frame, theme, metrics, into: &list)
      }
    }
  }

  /// Where a picture stands.
  func frame(of index: Int) -> Rect {
    Rect(
      x: Self.left(of: sweep) + Double(index % columns) * (still.width + Self.gap),
      y: Self.padding + Double(index / columns) * (Self.rowHeight(still) + Self.gap)
        + Self.captionHeight + Self.captionGap,
      width: still.width,
      height: still.height
    )
  }

  private func paintCaption(
    of trial: Sweep.Trial,
    over frame: Rect,
    _ theme: Theme,
    _ metrics: TextMetrics,
    into list: inout DisplayList
  ) {
    let y = frame.y - Self.captionGap - Self.captionHeight
    let overshoot = FigureText.fixed(trial.figures.overshoot, decimals: 1) + " pt"
    let settling = Sweep.shown(trial.figures.settling) + " s"
    var x = frame.maxX - metrics.width(of: overshoot, Self.figure)
    list.text(overshoot, at: Point(x: x, y: y), Self.figure, theme.text2)
    x -= metrics.width(of: Self.between, Self.figure)
    list.text(Self.between, at: Point(x: x, y: y), Self.figure, theme.text2)
    x -= metrics.width(of: settling, Self.figure)
    let color = sweep.isBest(trial) ? theme.success : theme.text2
    list.text(settling, at: Point(x: x, y: y), Self.figure, color)
    let axis = sweep.axes[0]
    let value = ParameterText(trial.values[0], of: axis.id)
    let room = x - frame.x - Self.gap / 2
    let long = value.following(axis.name)
    let isShort = metrics.width(of: long, Self.value) > room
    let text = metrics.truncated(isShort ? value.text : long, Self.value, toWidth: max(room, 0))
    list.text(text, at: Point(x: frame.x, y: y), Self.value, theme.text)
  }

  private func paintHead(
    of trial: Sweep.Trial,
    beside frame: Rect,
    _ theme: Theme,
    _ metrics: TextMetrics,
    into list: inout DisplayList
  ) {
    let axis = sweep.axes[1]
    let room = Self.headWidth - Self.gap / 2
    var y = frame.y
    let value = metrics.truncated(ParameterText(trial.values[1], of: axis.id).text, Self.value, toWidth: room)
    list.text(value, at: Point(x: Self.padding, y: y), Self.value, theme.text)
    y += Self.value.lineHeight
    for line in metrics.lines(axis.name, Self.label, width: room, limit: Self.headLines) {
      list.text(line, at: Point(x: Self.padding, y: y), Self.label, theme.text2)
      y += Self.label.lineHeight
    }
  }
}
