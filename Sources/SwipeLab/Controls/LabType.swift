import SwipeTable

/// The type of panels and controls, by the visual language, section 2.
enum LabType {
  /// Heads of dialogs, and of the inspector.
  static let sheetTitle = TextStyle(size: 17, lineHeight: 24, weight: .semiBold)
  static let paneTitle = TextStyle(size: 15, lineHeight: 20, weight: .semiBold)
  static let sectionHead = TextStyle(size: 13, lineHeight: 20, weight: .semiBold)
  /// A head over a few lines of numbers.
  static let smallHead = TextStyle(size: 12, lineHeight: 16, weight: .semiBold)
  /// The name of a value; one that was changed.
  static let label = TextStyle(size: 13, lineHeight: 20)
  static let changedLabel = TextStyle(size: 13, lineHeight: 20, weight: .semiBold)
  static let value = TextStyle(size: 13, lineHeight: 20, weight: .medium)
  /// On buttons and segments; on the one that stands out.
  static let control = TextStyle(size: 13, lineHeight: 16, weight: .medium)
  static let strongControl = TextStyle(size: 13, lineHeight: 16, weight: .semiBold)
  /// Help, units and hints; those that stand out.
  static let caption = TextStyle(size: 12, lineHeight: 16)
  static let strongCaption = TextStyle(size: 12, lineHeight: 16, weight: .medium)
  static let axis = TextStyle(size: 11, lineHeight: 16)
  static let mark = TextStyle(size: 11, lineHeight: 16, weight: .medium)
  static let body = TextStyle(size: 14, lineHeight: 20)
}
