import SDL
public import SwipeRaster
public import SwipeTable

/// Lines of text as coverage, drawn once and kept, and how wide they are.
///
/// Widths are measured at one large size and scaled, so that a layout is the same at every display scale. The
/// baseline of a style stands on the same whole pixel for every text. Letters that the typeface lacks come
/// from the fonts that fontconfig names; what no font has shows as the box for missing letters. Hebrew, Arabic
/// and other texts that run from right to left are set so, also beside Latin. Control characters count as spaces; only the first 4096 characters of a text are set, which is more than a screen
/// holds.
@MainActor
public final class GlyphCache {
  /// Kept coverage, in bytes: some 2000 lines of 40 letters at scale 1, 500 at scale 2.
  static let coverageBudget = 8 << 20
  /// Kept widths, in bytes of text.
  static let widthBudget = 1 << 20
  /// What a kept value costs besides its bytes.
  private static let overhead = 64

  private struct LineKey: Hashable {
    var text: String
    var style: TextStyle
    var scale: Double
  }

  private struct WidthKey: Hashable {
    var text: String
    var weight: TextStyle.Weight
  }

  private let setter: TypeSetter
  private var lines: RecentCache<LineKey, Coverage?>
  private var widths: RecentCache<WidthKey, MeasuredWidth>
  /// Texts that were shortened or broken into lines.
  private var fittings = RecentCache<TextMetrics.Fitting, [String]>(budget: widthBudget) {
    overhead + $0.reduce(0) { $0 + $1.utf8.count }
  }

  /// A width in ems, and what keeping it costs.
  private struct MeasuredWidth {
    var ems: Double
    var cost: Int
  }

  /// - Parameters:
  ///   - files: the fonts.
  ///   - warn: gets one sentence for each font that cannot be used.
  public init(files: FontFiles, warn: @escaping (String) -> Void) {
    setter = TypeSetter(files: files, warn: warn)
    lines = RecentCache(budget: Self.coverageBudget) { Self.overhead + ($0?.bytes.count ?? 0) }
    widths = RecentCache(budget: Self.widthBudget) { $0.cost }
  }

  /// How wide text is, for layouts. Holds on to the cache.
  public var metrics: TextMetrics {
    TextMetrics(
      width: { text, style in self.width(of: text, style) },
      keep: { fitting, make in self.fittings.value(for: fitting) { _ in make() } }
    )
  }

  /// The advance width of one line of text in points; independent of the display scale.
  public func width(of text: String, _ style: TextStyle) -> Double {
    guard style.size > 0, style.size.isFinite else { return 0 }
    let width = widths.value(for: WidthKey(text: text, weight: style.weight)) { key in
      MeasuredWidth(ems: setter.ems(of: key.text, key.weight), cost: Self.overhead + key.text.utf8.count)
    }
    return width.ems * style.size
  }

  /// One line of text, its origin counted from the top left of the line box; nil where there is nothing to
  /// see.
  ///
  /// - Parameter scale: device pixels in a point.
  public func coverage(of text: String, style: TextStyle, scale: Double) -> Coverage? {
    lines.value(for: LineKey(text: text, style: style, scale: scale)) { key in
      setter.coverage(of: key.text, style: key.style, scale: key.scale)
    }
  }

  /// How many lines and widths are kept, and what the lines cost in bytes. O(lines).
  var usage: (lines: Int, lineBytes: Int, widths: Int) { (lines.count, lines.totalCost, widths.count) }
}
