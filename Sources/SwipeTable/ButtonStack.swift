public import SwipeEngine

/// Where image and title of a button stand: one block, the image over the title, in the middle of the padded button.
///
/// All lengths are points in the button's own coordinates: (0, 0) is its top left. A block that is larger than the
/// button hangs out of it on both sides alike. The rules are those of SwipeCellKit. It measures nothing and draws
/// nothing: sizes come in, places go out. O(1).
public struct ButtonStack: Hashable, Sendable {
  /// A width and a height in points; negative and non-finite lengths count as 0.
  public struct Size: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public static let zero = Size(width: 0, height: 0)

    public init(width: Double, height: Double) {
      func legal(_ length: Double) -> Double { length.isFinite ? max(length, 0) : 0 }
      self.width = legal(width)
      self.height = legal(height)
    }
  }

  /// How large a title is.
  public struct Title: Hashable, Sendable {
    /// On one line, however long.
    public var line: Size
    /// As it is set: broken into lines within the padded width.
    public var wrapped: Size

    public init(line: Size, wrapped: Size) {
      self.line = line
      self.wrapped = wrapped
    }
  }

  /// What is kept in the middle of the button: as wide as the padded button, as high as the block. With `firstBaseline`
  /// the title's first line alone counts.
  public var alignmentRect: Rect
  /// The image, in the middle of the height that the tallest image of the pane takes; an empty rectangle at the top
  /// without an image.
  public var imageRect: Rect
  /// The title's box, grown outwards to whole points; an empty rectangle without a title.
  public var titleRect: Rect

  /// - Parameters:
  ///   - button: the size of the button.
  ///   - title: how large its title is; nil for none.
  ///   - image: the size of its image; nil for none.
  ///   - tallestImage: the height of the tallest image of the pane, so that titles of images of several sizes stand on
  ///     one line. Without an image of its own a button does not reserve it; an image that is taller counts itself.
  ///   - padding: what the content keeps from the button's edges. Negative and NaN count as 0.
  ///   - spacing: what image and title keep from each other. Negative and NaN count as 0.
  ///   - alignment: what of the block is in the middle.
  public init(
    button: Size,
    title: Title?,
    image: Size?,
    tallestImage: Double,
    padding: Double,
    spacing: Double,
    alignment: ButtonStyle.Alignment
  ) {
    let padding = padding > 0 ? padding : 0
    let image = image ?? .zero
    let imageHeight = image.height > 0 ? max(image.height, tallestImage) : 0
    let gap = title != nil && imageHeight > 0 ? max(0, spacing) : 0
    let title = title ?? Title(line: .zero, wrapped: .zero)
    let titleHeight = alignment == .firstBaseline ? title.line.height : title.wrapped.height
    let height = imageHeight + gap + titleHeight
    let block = Rect(
      x: padding,
      y: (button.height - height) / 2,
      width: max(0, button.width - 2 * padding),
      height: height
    )
    alignmentRect = block
    let middle = button.width / 2
    imageRect = Rect(
      x: middle - image.width / 2,
      y: block.y + (imageHeight - image.height) / 2,
      width: image.width,
      height: image.height
    )
    titleRect = Rect(
      x: middle - title.wrapped.width / 2,
      y: block.y + imageHeight + gap,
      width: title.wrapped.width,
      height: title.wrapped.height
    )
    if !titleRect.isEmpty { titleRect = titleRect.grownToWholePoints }
  }
}

extension Rect {
  /// The smallest rectangle around this one whose edges are whole points.
  fileprivate var grownToWholePoints: Rect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}
