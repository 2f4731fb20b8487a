public import SwipeTable

/// The colours of plots, by the visual language, section 1.
public struct CurveColors: Hashable, Sendable {
  /// Ground of the plot.
  public let panel: Color
  /// Those of the curves, in the order of the plot's entries: A, B, and two more.
  public let curves: [Color]

  public init(_ theme: Theme) {
    let isLight = theme.appearance == .light
    let first: Color
    let second: Color
    if theme.isHighContrast {
      panel = isLight ? .white : .black
      first = isLight ? Color(0x1F3FB0) : Color(0xC3D0FF)
      second = isLight ? Color(0x7A3300) : Color(0xFFC79B)
    } else {
      panel = isLight ? .white : Color(0x16181C)
      first = isLight ? Color(0x3A5CD8) : Color(0x8CA5FF)
      second = isLight ? Color(0xA94B06) : Color(0xFFA461)
    }
    curves = [first, second, theme.success, theme.warning]
  }

  /// The colour of an entry; beyond the last one they begin again.
  public func curve(_ index: Int) -> Color { curves[index % curves.count] }
}
