extension ButtonStyle {
  /// The least width of a button in points, where no other is said.
  public static let standardWidth = 74.0
  /// The same where buttons are circular, in points.
  public static let standardCircularWidth = 72.0
  /// The diameter in points of a circular button's disc.
  public static let discSide = 48.0
  /// What shared buttons leave of the row at least, in points, where nothing else is said.
  private static let roomLeft = 30.0
  /// How much larger a title that stands alone is set than one with an image, which content is measured for: 13 to 12.
  private static let loneTitle = 13.0 / 12

  /// What one slot asks for: a width that is given, or the content to make one for.
  public enum Demand: Hashable, Sendable {
    /// This width in points, whatever it is for.
    case width(Double)
    /// As much as this content needs.
    case content(ButtonContent)
  }

  /// The widths in points of a side's slots, in the order of the demands. A width that is given stands, but under
  /// `shared` no slot is narrower than another, and none wider than the greatest width.
  ///
  /// Under `shared`: the greatest of the least width and of what each demands, each at most the greatest width. The
  /// rules are those of SwipeCellKit, but that a title wraps within the padding, and that a greatest width holds against
  /// a least one. A title that stands alone is set larger, and a circular button holds its disc.
  /// Complexity: O(n) in the number of demands and words.
  public func widths(for demands: [Demand], rowWidth: Double) -> [Double] {
    guard !demands.isEmpty else { return [] }
    let cap =
      maximumWidth
      ?? (sizing == .shared ? max(0, rowWidth - (keepsFree ?? Self.roomLeft)) / Double(demands.count) : 0)
    let limit = cap > 0 ? cap : .infinity
    let standard = look == .circular ? Self.standardCircularWidth : Self.standardWidth
    let least = min(minimumWidth ?? standard, limit)
    let wanted = demands.map { demand in
      switch demand {
      case .width(let width): sizing == .own && maximumWidth == nil ? width : min(width, limit)
      case .content(let content): max(least, min(limit, natural(content, limit: limit)))
      }
    }
    guard sizing == .shared else { return wanted }
    let common = max(least, wanted.max() ?? 0)
    return wanted.map { _ in common }
  }

  /// The width of a button that just holds its content, in points. A button that would show nothing shows what it has.
  private func natural(_ content: ButtonContent, limit: Double) -> Double {
    let room = max(0, limit - 2 * padding)
    let size = look == .titleOnly ? Self.loneTitle : 1
    let showsTitle = look != .imageOnly || content.image == 0
    let title = showsTitle ? (content.titleWidth(wrappedAt: room / size) * size).rounded(.up) : 0
    let showsImage = look != .titleOnly || content.words.isEmpty
    let image = look == .circular ? Self.discSide : showsImage ? content.image : 0
    return max(title, image) + 2 * padding
  }
}
