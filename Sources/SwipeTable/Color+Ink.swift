import Glibc
import SwipeEngine

extension Color {
  /// The contrast that white text must have at least (WCAG 2.2, success criterion 1.4.3).
  private static let leastContrast = 4.5

  /// A colour as effects name it.
  init(_ color: SlotColor) {
    self.init(color.rgba >> UInt8.bitWidth, alpha: UInt8(truncatingIfNeeded: color.rgba))
  }

  /// What is written in on a ground of this colour, which counts as opaque: white, but black where white is hard to read
  /// on it and black less so (the visual language, section 1).
  var ink: Color {
    let onWhite = contrast(of: 1, with: luminance)
    return onWhite < Self.leastContrast && contrast(of: 0, with: luminance) > onWhite ? .black : .white
  }

  /// The colour as it looks on an opaque ground.
  func laid(on ground: Color) -> Color {
    var opaque = self
    opaque.alpha = .max
    return ground.mixed(with: opaque, Double(alpha) / Double(UInt8.max))
  }

  /// Of two luminances (WCAG 2.2, "contrast ratio").
  private func contrast(of first: Double, with second: Double) -> Double {
    let flare = 0.05
    return (max(first, second) + flare) / (min(first, second) + flare)
  }

  /// Relative luminance, 0…1 (WCAG 2.2, "relative luminance", with the threshold of sRGB).
  private var luminance: Double {
    func linear(_ channel: UInt8) -> Double {
      let value = Double(channel) / Double(UInt8.max)
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
