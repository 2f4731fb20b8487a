public import SwipeEngine

/// What a frame looks like: shapes, text and icons in points, in the order in which they are drawn.
///
/// A display list is a plain value. It can be compared, printed (`description`), kept and drawn twice; it knows
/// neither pixels nor fonts. `SwipeRaster` turns it into pixels.
public struct DisplayList: Hashable, Sendable {
  /// The shadows of the visual language. Black, nine-slice; `edge` is the strip a moved row throws.
  public enum Shadow: String, Sendable, CaseIterable {
    case small, medium, large, extraLarge
  }

  /// One drawing step. Lengths are points; a rectangle without area draws nothing.
  public enum Item: Hashable, Sendable {
    /// A rectangle with its edges on device pixels.
    case fill(Rect, Color)
    /// A filled rectangle with round corners (radius at most half the shorter side).
    case roundedRect(Rect, radius: Double, Color)
    /// The outline of a rounded rectangle; the line lies inside the rectangle.
    case roundedBorder(Rect, radius: Double, width: Double, Color)
    /// A straight line with butt ends; `dash` gives the lengths of line and gap, nil a plain line.
    case line(from: Point, to: Point, width: Double, dash: Dash?, Color)
    /// A horizontal line exactly one device pixel high, whose lower edge lies at `y`.
    case hairline(x: Double, y: Double, width: Double, Color)
    /// A shadow thrown by a rounded rectangle, drawn outside and under it; `opacity` 0…1 weakens it.
    case shadow(Rect, radius: Double, Shadow, opacity: Double = 1)
    /// The shadow that a row throws on a pane under it: black, alpha .20 at the row's edge, .06 at 45 % of
    /// the width, 0 at the far side. `towardsRight` says on which side of the row it falls.
    case edgeShadow(Rect, towardsRight: Bool)
    /// A filled rounded rectangle with a vertical gradient between two colours.
    case gradient(Rect, radius: Double, top: Color, bottom: Color)
    /// One line of text; `origin` is the top left of its line box. `scale` enlarges about the middle of the text.
    case text(String, origin: Point, TextStyle, Color, scale: Double)
    /// A tinted icon from the assets, by name, drawn into a square. `scale` enlarges about its middle.
    case icon(String, Rect, Color, scale: Double)
    /// Everything up to the matching `popClip` is drawn only inside the rectangle.
    case pushClip(Rect)
    case popClip
    /// Everything up to the matching `popLayer` moves together by `offset`, rounded to whole device pixels.
    case pushLayer(offset: Point)
    case popLayer
  }

  /// Lengths of line and gap of a dashed line, in points; both more than 0.
  public struct Dash: Hashable, Sendable {
    public var line: Double
    public var gap: Double

    public init(line: Double, gap: Double) {
      self.line = line
      self.gap = gap
    }
  }

  public private(set) var items: [Item] = []

  public init() {}

  /// Adds one drawing step on top of the others.
  public mutating func append(_ item: Item) {
    items.append(item)
  }

  /// Draws what `body` adds only inside `rect`.
  public mutating func clipped(to rect: Rect, _ body: (inout DisplayList) -> Void) {
    items.append(.pushClip(rect))
    body(&self)
    items.append(.popClip)
  }

  /// Moves what `body` adds by `offset`, as one piece, on whole device pixels.
  public mutating func layer(offset: Point, _ body: (inout DisplayList) -> Void) {
    items.append(.pushLayer(offset: offset))
    body(&self)
    items.append(.popLayer)
  }

  /// A line of text; `origin` is the top left of its line box.
  public mutating func text(_ text: String, at origin: Point, _ style: TextStyle, _ color: Color) {
    items.append(.text(text, origin: origin, style, color, scale: 1))
  }

  /// A tinted icon in a square of `size` points whose top left is `origin`.
  public mutating func icon(_ name: String, at origin: Point, size: Double, _ color: Color) {
    items.append(.icon(name, Rect(x: origin.x, y: origin.y, width: size, height: size), color, scale: 1))
  }
}
