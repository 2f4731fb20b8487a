extension Theme {
  /// The theme a fraction 0…1 of the way to another, colour by colour; what is not a colour changes half-way.
  public func mixed(with other: Theme, _ fraction: Double) -> Theme {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    var theme = fraction < 0.5 ? self : other
    for color in Self.colors {
      theme[keyPath: color] = self[keyPath: color].mixed(with: other[keyPath: color], fraction)
    }
    return theme
  }

  private static var colors: [WritableKeyPath<Theme, Color>] {
    [
      \.backdrop, \.panel, \.panelAlt, \.raised, \.row, \.under, \.hover, \.press, \.tint, \.raisedHover,
      \.control, \.track, \.chosen,
      \.text, \.text2, \.text3, \.faint, \.separator, \.rowSeparator, \.border, \.controlBorder,
      \.accent, \.accentBright, \.accentText, \.pane, \.danger, \.warning, \.success, \.flag,
      \.dangerTint, \.warningTint, \.curveA, \.curveB, \.onCurve,
      \.inverse, \.inverseText, \.inverseLink, \.inverseBorder,
    ]
  }
}
