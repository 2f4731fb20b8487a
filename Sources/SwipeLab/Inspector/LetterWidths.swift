import SwipeEngine
import SwipeTable

/// How wide text is about, as a value: the widths of single letters, added up.
///
/// Laying out and hit testing need widths where no fonts are at hand. Not for placing text that is drawn: fonts move pairs of
/// letters closer together.
struct LetterWidths: Hashable, Sendable {
  private var table: [TextStyle: [Double]] = [:]

  /// The letters that are measured: printable ASCII.
  private static let measured = 0x20...0x7E
  private static let styles = [
    LabType.caption, LabType.strongCaption, LabType.control, LabType.label, LabType.value,
  ]
  /// Stands for letters that were not measured: of middling width in most typefaces.
  private static let typical: Unicode.Scalar = "n"
  /// A letter's usual width in parts of the type's size, a little more than is true of most typefaces, so that
  /// what seems to fit does.
  private static let usualShare = 0.56

  /// Measures the letters. A few hundred measurements.
  init(_ metrics: TextMetrics) {
    for style in Self.styles {
      table[style] = Self.measured.compactMap(Unicode.Scalar.init).map {
        metrics.width(of: String($0), style)
      }
    }
  }

  /// The width in points of a line of text. O(n).
  func width(of text: String, _ style: TextStyle) -> Double {
    let widths = table[style]
    return text.unicodeScalars.reduce(0) { $0 + Self.width(of: $1, style, widths) }
  }

  /// The same as metrics, for breaking text into lines.
  var metrics: TextMetrics { TextMetrics { text, style in width(of: text, style) } }

  private static func width(of scalar: Unicode.Scalar, _ style: TextStyle, _ widths: [Double]?) -> Double {
    guard let widths else { return style.size * usualShare }
    let known = measured.contains(Int(scalar.value)) ? scalar : typical
    return widths[Int(known.value) - measured.lowerBound]
  }
}
