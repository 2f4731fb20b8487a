import SwipeEngine
import SwipeTable

/// One thing that a plot consists of: what a display list and an SVG file are both made from. Lengths in
/// points.
enum PlotMark: Hashable, Sendable {
  /// Where a text's `x` stands in it.
  enum Anchor: String, Hashable, Sendable {
    case start, middle, end
  }

  case fill(Rect, Color)
  case line(from: Point, to: Point, width: Double, dash: DisplayList.Dash?, Color)
  case curve([Point], width: Double, Color)
  case disc(Point, diameter: Double, Color)
  /// A disc with a rim, which lies inside the diameter.
  case ring(Point, diameter: Double, width: Double, rim: Color, fill: Color)
  /// A bar with round corners.
  case bar(Rect, radius: Double, Color)
  /// A line of text whose line box has its top at `y`.
  case text(String, x: Double, y: Double, Anchor, TextStyle, Color)
  /// A number that changes, ending at `x`: its digits keep their places.
  case number(String, x: Double, y: Double, TextStyle, Color)
}
