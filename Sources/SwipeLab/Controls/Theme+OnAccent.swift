import SwipeTable

extension Theme {
  /// Text and icons on the accent: white, and black on the light accent of the dark high contrast.
  var onAccent: Color { isHighContrast && appearance == .dark ? .black : .white }
}
