import SwipeTable

/// The type of plots, by the visual language, sections 2 and 7.
enum PlotType {
  static let axis = TextStyle(size: 11, lineHeight: 16)
  static let mark = TextStyle(size: 11, lineHeight: 16, weight: .medium)
  static let legend = TextStyle(size: 12, lineHeight: 16)
  static let title = TextStyle(size: 12, lineHeight: 16, weight: .semiBold)
  static let value = TextStyle(size: 13, lineHeight: 20, weight: .medium)
  static let label = TextStyle(size: 12, lineHeight: 16)
  static let head = TextStyle(size: 13, lineHeight: 20, weight: .semiBold)
}
