public import SwipeEngine
public import SwipeTable

/// Stills of a recording side by side with their times under them, by the visual language, section 8.
public struct Filmstrip {
  /// One of the pictures.
  public struct Still {
    public var time: Timestamp
    /// Drawn with its top left at (0, 0).
    public var picture: DisplayList
    /// Whether it is the first one that shows a release.
    public var isRelease: Bool

    public init(time: Timestamp, picture: DisplayList, isRelease: Bool = false) {
      self.time = time
      self.picture = picture
      self.isRelease = isRelease
    }
  }

  /// Stills beside each other; more begin a new row.
  public static let mostInRow = 8
  /// Stills that one strip can have.
  public static let mostStills = 64

  /// The size of the whole, in points.
  public let size: SwipeTable.Viewport
  private let stills: [Still]
  private let still: SwipeTable.Viewport

  // Lengths in points.
  private static let padding = 24.0
  private static let gap = 16.0
  private static let captionGap = 8.0
  private static let caption = TextStyle(size: 12, lineHeight: 16, weight: .medium)
  private static let dot = 6.0
  private static let dotGap = 6.0

  /// - Parameter still: the size of each picture, in points.
  public init(_ stills: [Still], still: SwipeTable.Viewport) {
    self.stills = stills
    self.still = still
    let columns = Double(min(stills.count, Self.mostInRow))
    let rows = Double((stills.count + Self.mostInRow - 1) / Self.mostInRow)
    size = .init(
      width: 2 * Self.padding + columns * (still.width + Self.gap) - Self.gap,
      height: 2 * Self.padding + rows * (Self.rowHeight(still) + Self.gap) - Self.gap
    )
  }

  private static func rowHeight(_ still: SwipeTable.Viewport) -> Double {
    still.height + captionGap + caption.lineHeight
  }

  /// Draws the strip on `backdrop`, its top left at (0, 0).
  public func paint(theme: Theme, metrics: TextMetrics, into list: inout DisplayList) {
    list.append(.fill(Rect(x: 0, y: 0, width: size.width, height: size.height), theme.backdrop))
    for (index, still) in stills.enumerated() {
      let frame = frame(of: index)
      StillFrame(theme: theme).paint(still.picture, in: frame, on: theme.backdrop, into: &list)
      paintCaption(of: still, under: frame, theme, metrics, into: &list)
    }
  }

  /// Where a picture stands.
  func frame(of index: Int) -> Rect {
    Rect(
      x: Self.padding + Double(index % Self.mostInRow) * (still.width + Self.gap),
      y: Self.padding + Double(index / Self.mostInRow) * (Self.rowHeight(still) + Self.gap),
      width: still.width,
      height: still.height
    )
  }

  private func paintCaption(
    of still: Still,
    under frame: Rect,
    _ theme: Theme,
    _ metrics: TextMetrics,
    into list: inout DisplayList
  ) {
    let milliseconds = still.time.milliseconds
    let text = FigureText.length(milliseconds) + " ms"
    let width = metrics.width(of: text, Self.caption)
    let x = frame.midX - width / 2
    let y = frame.maxY + Self.captionGap
    list.text(text, at: Point(x: x, y: y), Self.caption, still.isRelease ? theme.text : theme.text2)
    guard still.isRelease else { return }
    let dot = Rect(
      x: x - Self.dotGap - Self.dot,
      y: y + (Self.caption.lineHeight - Self.dot) / 2,
      width: Self.dot,
      height: Self.dot
    )
    list.append(.roundedRect(dot, radius: Self.dot / 2, theme.accentBright))
  }
}
