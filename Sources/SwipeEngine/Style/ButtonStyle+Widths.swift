extension ButtonStyle {
  /// The least width of a button in points, where no other is said.
  public static let standardWidth = 74.0

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
  /// a least one.
  /// Complexity: O(n) in the number of demands and words.
  public func widths(for demands: [Demand], rowWidth: Double) -> [Double] {
    guard !demands.isEmpty else { return [] }
    let cap =
      maximumWidth ?? (sizing == .shared ? max(0, rowWidth - keepsFree) / Double(demands.count) : 0)
    let limit = cap > 0 ? cap : .infinity
    let least = min(minimumWidth ?? Self.standardWidth, limit)
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

  /// The width of a button that just holds its content, in points.
  private func natural(_ content: ButtonContent, limit: Double) -> Double {
    let title = look == .imageOnly ? 0 : content.titleWidth(wrappedAt: max(0, limit - 2 * padding))
    let image = look == .titleOnly ? 0 : content.image
    return max(title, image) + 2 * padding
  }
}
