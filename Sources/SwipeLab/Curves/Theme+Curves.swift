import SwipeTable

extension Theme {
  /// The colour of a curve by its number: those of the two sides, and two more; then again.
  func curve(_ index: Int) -> Color {
    let colors = [curveA, curveB, success, warning]
    return colors[index % colors.count]
  }

  /// The colour of a finger by its number: those of the two sides, and three more; then again.
  func finger(_ number: Int) -> Color {
    let colors = [curveA, curveB, success, warning, danger]
    return colors[number % colors.count]
  }
}
