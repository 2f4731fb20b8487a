import SwipeEngine

/// A button's title as it is set: its lines and their type.
struct ButtonTitle: Hashable {
  let lines: [String]
  let type: TextStyle
  let size: ButtonStack.Title

  /// The two sizes of a label.
  struct Sizes: Hashable {
    /// What a button is measured for.
    var small: TextStyle
    /// What it takes where there is room.
    var large: TextStyle
  }

  // The visual language, sections 2 and 5. Widths in points.
  static let label = TextStyle(size: 12, lineHeight: 16, weight: .medium)
  private static let wideLabel = TextStyle(size: 13, lineHeight: 16, weight: .medium)
  private static let discLabel = TextStyle(size: 11, lineHeight: 16, weight: .medium)
  private static let wideFrom = 84.0

  /// How an action's title is set in a button of this width.
  static func type(of action: SwipeAction, _ look: ButtonStyle.Look, width: Double) -> Sizes {
    if let font = action.look.font { return Sizes(small: font, large: font) }
    if look == .circular { return Sizes(small: discLabel, large: discLabel) }
    return Sizes(small: label, large: look == .titleOnly || width >= wideFrom ? wideLabel : label)
  }

  /// Breaks a title into lines within the padded width. The large type is taken where it breaks no word more than the
  /// small one; a title that would be cut off in the small one may use half of the padding. Nil where nothing of its
  /// first line fits: what follows says something else by itself.
  ///
  /// - Parameters:
  ///   - width: the button's, in points.
  ///   - limit: the most lines.
  init?(
    _ text: String,
    _ large: TextStyle,
    small: TextStyle,
    width: Double,
    padding: Double,
    limit: Int,
    metrics: TextMetrics
  ) {
    let room = max(0, width - 2 * padding)
    let words = text.split(separator: " ").joined(separator: " ")
    var (lines, type) = (metrics.lines(text, small, width: room, limit: limit), small)
    if lines.joined(separator: " ") != words {
      lines = metrics.lines(text, small, width: max(0, width - padding), limit: limit)
    } else if large != small, metrics.lines(text, large, width: room, limit: limit) == lines {
      type = large
    }
    guard lines.first?.isEmpty == false else { return nil }
    lines = lines.filter { !$0.isEmpty }
    self.lines = lines
    self.type = type
    let widest = lines.map { metrics.width(of: $0, type) }.max() ?? 0
    size = ButtonStack.Title(
      line: ButtonStack.Size(
        width: metrics.width(of: words, type),
        height: type.lineHeight
      ),
      wrapped: ButtonStack.Size(width: widest, height: Double(lines.count) * type.lineHeight)
    )
  }
}
