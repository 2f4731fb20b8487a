import Foundation
public import SwipeTable

extension Color {
  /// The contrast ratio of two opaque colours, 1…21 (WCAG 2.2, "contrast ratio").
  public func contrast(with other: Color) -> Double {
    let (a, b) = (luminance, other.luminance)
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// The colour as it looks on an opaque ground.
  public func over(_ ground: Color) -> Color {
    var opaque = self
    opaque.alpha = .max
    return ground.mixed(with: opaque, Double(alpha) / Double(UInt8.max))
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
