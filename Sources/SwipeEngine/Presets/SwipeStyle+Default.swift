extension SwipeStyle {
  /// The project's own style: reveal transition, no full swipe, one open row at a time. The same as
  /// `SwipeStyle()`.
  public static let `default` = SwipeStyle()
}

extension Preset {
  /// The project's own style.
  static let `default` = Preset(
    id: "default",
    sentence:
      "Our own: the content follows one to one, the actions are uncovered, and one row is open at a time.",
    style: .default
  )
}
