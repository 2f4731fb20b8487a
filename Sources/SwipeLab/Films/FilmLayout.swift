public import SwipeTable

/// Where the parts of a film's picture are, in points from its top left.
public struct FilmLayout: Hashable, Sendable {
  /// Points between the two stages of a comparison: the ground shows there.
  public static let gap = 16.0

  /// The place of each table.
  public let stages: [Rect]
  /// The band under each table; none without captions.
  public let captions: [Rect]
  /// The place of the curves; nil without them.
  public let curves: Rect?
  /// The size of the whole picture.
  public let width: Double
  public let height: Double

  /// - Parameters:
  ///   - stage: the size of one table.
  ///   - sides: how many tables stand side by side.
  ///   - curvesHeight: the height of the curves under everything; nil without them.
  public init(stage: SwipeTable.Viewport, sides: Int, hasCaptions: Bool, curvesHeight: Double? = nil) {
    let step = stage.width + Self.gap
    stages = (0..<sides).map { index in
      Rect(x: Double(index) * step, y: 0, width: stage.width, height: stage.height)
    }
    let band = hasCaptions ? FilmCaptionPainter.height : 0
    captions =
      hasCaptions
      ? stages.map { Rect(x: $0.x, y: $0.maxY, width: $0.width, height: band) } : []
    width = max(0, Double(sides) * step - Self.gap)
    let bottom = stage.height + band
    curves = curvesHeight.map {
      Rect(x: 0, y: bottom, width: max(0, Double(sides) * step - Self.gap), height: $0)
    }
    height = bottom + (curvesHeight ?? 0)
  }
}
