import SwipeTable

/// The colours of films that are no part of a theme: the visual language, section 1.
struct FilmColors {
  let theme: Theme

  init(_ theme: Theme) {
    self.theme = theme
  }

  private var isLight: Bool { theme.appearance == .light }

  /// The ground of captions.
  var panel: Color { CurveColors(theme).panel }
  /// A letter on a disc in the colour of its side.
  var letter: Color { isLight ? .white : Color(0x101216) }

  /// The colour of a finger by its number: A, B, success, warning, danger, then again.
  func finger(_ number: Int) -> Color {
    let colors = [side(0), side(1), theme.success, theme.warning, theme.danger]
    return colors[number % colors.count]
  }

  /// The colour of a side of a comparison.
  func side(_ index: Int) -> Color { CurveColors(theme).curve(index) }
}
